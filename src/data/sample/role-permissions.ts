import type { RolePermissions } from '#domain/sample/permission.ts';
import { sampleStore } from './store.ts';

/** The permissions of each role, as in the sample business. */
export async function rolePermissions(): Promise<readonly RolePermissions[]> {
  return sampleStore.records('rolePermissions').toArray();
}
