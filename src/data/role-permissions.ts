import type { RolePermissions } from '#domain/permission.ts';
import { database } from './mirror.ts';

/** What each role may see and do, as the business came with it. */
export async function rolePermissions(): Promise<readonly RolePermissions[]> {
  return database().records('rolePermissions').toArray();
}
