import { describe } from '#data/store/table.ts';
import type { RolePermissions } from '#domain/sample/permission.ts';

export const rolePermissions = describe<RolePermissions>({
  name: 'Role permissions',
  indexes: 'id',
  file: async () => (await import('#data/sample/files/role-permissions.ts')).file,
});
