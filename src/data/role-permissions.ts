import type { RolePermissions } from '#domain/permission.ts';
import { database } from './mirror.ts';

/** The permissions of each role, as in the sample business. */
export async function rolePermissions(): Promise<readonly RolePermissions[]> {
  return database().records('rolePermissions').toArray();
}
