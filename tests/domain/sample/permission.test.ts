import { describe, expect, it } from 'vitest';
import {
  type Access,
  defaultPermissions,
  PERMISSION_AREAS,
  PERMISSION_ROLES,
  type PermissionArea,
  type PermissionRole,
  USER_TYPES,
} from '#domain/sample/permission.ts';

describe('the permissions a role starts with', () => {
  it.each(PERMISSION_ROLES)('%s has exactly what the specification lists', (role) => {
    const expected = Object.fromEntries(PERMISSION_AREAS.map((area) => [area, LISTED[role][area] ?? NONE]));
    expect(defaultPermissions(role).access).toEqual(expected);
  });

  it('are numbered in the order of the roles', () => {
    const ids = PERMISSION_ROLES.map((role) => defaultPermissions(role).id);
    expect(ids).toEqual(['ROLE-001', 'ROLE-002', 'ROLE-003', 'ROLE-004', 'ROLE-005']);
  });

  it('cover ten areas for each of five roles, in the order of the specification', () => {
    expect(PERMISSION_ROLES).toEqual(Object.keys(LISTED));
    expect(PERMISSION_AREAS).toEqual(Object.keys(LISTED.Admin));
    expect(PERMISSION_ROLES).toHaveLength(5);
    expect(PERMISSION_AREAS).toHaveLength(10);
  });

  it('start with the user type Drakes and the role Admin', () => {
    expect(USER_TYPES).toEqual(['Drakes', 'System Admin', 'Department Head']);
    expect(PERMISSION_ROLES[0]).toBe('Admin');
  });
});

const NONE: Access = { read: false, write: false };
const R: Access = { read: true, write: false };
const W: Access = { read: false, write: true };
const RW: Access = { read: true, write: true };

const READERS = { Comments: R, Promotions: R, 'Change Requests': R, 'Audit Logs': R };

const LISTED: Record<PermissionRole, Partial<Record<PermissionArea, Access>>> = {
  Admin: {
    Comments: R,
    Promotions: RW,
    'Change Requests': RW,
    'Audit Logs': R,
    'Change Request Actions': W,
    'Approve Promotion': W,
    'Confirm Promotion': W,
    'Lock/Unlock Promotion': W,
    'Publish Promotion': W,
    'Prepare Catalogue When Approved': W,
  },
  'Promotion Coordinator': {
    Comments: RW,
    Promotions: RW,
    'Change Requests': R,
    'Audit Logs': R,
    'Confirm Promotion': W,
  },
  Support: READERS,
  'Category Manager': {
    Comments: RW,
    Promotions: RW,
    'Change Requests': RW,
    'Audit Logs': R,
    'Change Request Actions': W,
    'Approve Promotion': W,
    'Lock/Unlock Promotion': W,
    'Publish Promotion': W,
    'Prepare Catalogue When Approved': W,
  },
  'View Only': READERS,
};
