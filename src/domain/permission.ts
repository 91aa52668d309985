import { recordId } from './record-id.ts';

/** What a role may do in each area: a preview that nothing enforces (specification §6). */
export type RolePermissions = Readonly<{
  id: string;
  role: PermissionRole;
  access: Readonly<Record<PermissionArea, Access>>;
}>;

export type Access = Readonly<{ read: boolean; write: boolean }>;

export const PERMISSION_ROLES = ['Admin', 'Promotion Coordinator', 'Support', 'Category Manager', 'View Only'] as const;
export type PermissionRole = (typeof PERMISSION_ROLES)[number];

export const PERMISSION_AREAS = [
  'Comments',
  'Promotions',
  'Change Requests',
  'Audit Logs',
  'Change Request Actions',
  'Approve Promotion',
  'Confirm Promotion',
  'Lock/Unlock Promotion',
  'Publish Promotion',
  'Prepare Catalogue When Approved',
] as const;
export type PermissionArea = (typeof PERMISSION_AREAS)[number];

/** The specification gives these no ids; the number keeps the roles in their order. */
export const PERMISSION_PREFIX = 'ROLE-';

/** The kinds of user of the permissions screen; the first is chosen by default. */
export const USER_TYPES = ['Drakes', 'System Admin', 'Department Head'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The permissions that a role starts with, every area named (specification §6). */
export function defaultPermissions(role: PermissionRole): RolePermissions {
  const marks = DEFAULTS[role].trim().split(/\s+/);
  const access = PERMISSION_AREAS.map((area, place) => [area, accessOf(marks[place] ?? NONE)] as const);
  const id = recordId(PERMISSION_PREFIX, PERMISSION_ROLES.indexOf(role) + 1);
  return { id, role, access: Object.fromEntries(access) as Record<PermissionArea, Access> };
}

function accessOf(marks: string): Access {
  return { read: marks.includes('R'), write: marks.includes('W') };
}

const NONE = '-';

/** One mark an area, in the order of the areas: four to look at, then six to act in. */
const DEFAULTS: Record<PermissionRole, string> = {
  Admin: '                 R   RW  RW  R    W  W  W  W  W  W',
  'Promotion Coordinator': 'RW  RW  R   R    -  -  W  -  -  -',
  Support: '               R   R   R   R    -  -  -  -  -  -',
  'Category Manager': '     RW  RW  RW  R    W  W  -  W  W  W',
  'View Only': '            R   R   R   R    -  -  -  -  -  -',
};
