import { useUntilReload } from '#data/sample/until-reload.ts';
import { useLive } from '#data/sample/live.ts';
import { rolePermissions } from '#data/sample/role-permissions.ts';
import {
  type Access,
  defaultPermissions,
  PERMISSION_ROLES,
  type PermissionArea,
  type PermissionRole,
  type RolePermissions,
  USER_TYPES,
  type UserType,
} from '#domain/sample/permission.ts';

/** The permissions as the user has ticked them in this page. They are neither saved to a record nor enforced. */
export function usePermissions() {
  const [choice, setChoice] = useUntilReload<Choice>('permissions: choice', {
    userType: USER_TYPES[0],
    role: PERMISSION_ROLES[0],
  });
  const [marked, setMarked] = useUntilReload<ReadonlyMap<PermissionRole, AccessByArea>>(
    'permissions: marks',
    new Map(),
  );
  const stored = useLive(['role permissions'], rolePermissions)?.find(({ role }) => role === choice.role);
  const { access: unmarked } = stored ?? defaultPermissions(choice.role);
  const access = marked.get(choice.role) ?? unmarked;
  return {
    ...choice,
    access,
    choose(change: Partial<Choice>) {
      setChoice((before) => ({ ...before, ...change }));
    },
    /** Changes one area of the chosen role. */
    mark(area: PermissionArea, change: Partial<Access>) {
      setMarked((before) => {
        const now = before.get(choice.role) ?? unmarked;
        return new Map(before).set(choice.role, { ...now, [area]: { ...now[area], ...change } });
      });
    },
  };
}

export type PermissionsInPage = ReturnType<typeof usePermissions>;

type AccessByArea = RolePermissions['access'];
type Choice = Readonly<{ userType: UserType; role: PermissionRole }>;
