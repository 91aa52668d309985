import { defaultPermissions, PERMISSION_ROLES, type RolePermissions } from '#domain/sample/permission.ts';

export const rolePermissions: readonly RolePermissions[] = PERMISSION_ROLES.map(defaultPermissions);
