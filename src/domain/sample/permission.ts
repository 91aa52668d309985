import { recordId } from '#domain/record-id.ts';

/** The rights of a role in each area. This is a preview; the app does not enforce it (specification §6). */
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

/** The specification gives these roles no ids; the number in the id keeps them in order. */
export const PERMISSION_PREFIX = 'ROLE-';

/** The user types on the permissions screen; the first is selected by default. */
export const USER_TYPES = ['Drakes', 'System Admin', 'Department Head'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The permissions that a role starts with, in every area (specification §6). */
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

/** One column per area, in the order of PERMISSION_AREAS: four areas of content, then six actions. */
const DEFAULTS: Record<PermissionRole, string> = {
  Admin: '                 R   RW  RW  R    W  W  W  W  W  W',
  'Promotion Coordinator': 'RW  RW  R   R    -  -  W  -  -  -',
  Support: '               R   R   R   R    -  -  -  -  -  -',
  'Category Manager': '     RW  RW  RW  R    W  W  -  W  W  W',
  'View Only': '            R   R   R   R    -  -  -  -  -  -',
};
