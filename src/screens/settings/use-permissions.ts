import { useState } from 'react';
import {
  type Access,
  defaultPermissions,
  PERMISSION_ROLES,
  type PermissionArea,
  type PermissionRole,
  USER_TYPES,
  type UserType,
} from '#domain/permission.ts';

/** The permissions as they are marked while Settings is open: nothing keeps them, nothing obeys them. */
export function usePermissions() {
  const [choice, setChoice] = useState<Choice>({ userType: USER_TYPES[0], role: PERMISSION_ROLES[0] });
  const [roles, setRoles] = useState(() => new Map(PERMISSION_ROLES.map((name) => [name, defaultPermissions(name)])));
  const { access } = roles.get(choice.role) ?? defaultPermissions(choice.role);
  return {
    ...choice,
    access,
    choose(change: Partial<Choice>) {
      setChoice((before) => ({ ...before, ...change }));
    },
    /** Marks one area of the role that is chosen. */
    mark(area: PermissionArea, change: Partial<Access>) {
      setRoles((before) => {
        const { role } = choice;
        const { access: marked, ...rest } = before.get(role) ?? defaultPermissions(role);
        return new Map(before).set(role, { ...rest, access: { ...marked, [area]: { ...marked[area], ...change } } });
      });
    },
  };
}

export type PermissionsInPage = ReturnType<typeof usePermissions>;

type Choice = Readonly<{ userType: UserType; role: PermissionRole }>;
