import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, oneOf, record } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import {
  defaultPermissions,
  PERMISSION_AREAS,
  PERMISSION_ROLES,
  type PermissionArea,
  type RolePermissions,
} from '#domain/sample/permission.ts';

const access = record({ read: flag, write: flag });

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<RolePermissions> = {
  shape: exactly<RolePermissions>()(
    v.pipe(
      record({
        id: oneOf(PERMISSION_ROLES.map((role) => defaultPermissions(role).id)),
        role: oneOf(PERMISSION_ROLES),
        access: record(
          Object.fromEntries(PERMISSION_AREAS.map((area) => [area, access])) as Record<PermissionArea, typeof access>,
        ),
      }),
      v.forward(
        v.check(({ id, role }) => defaultPermissions(role).id === id, 'the role of that number'),
        ['role'],
      ),
    ),
  ),
  fixedCount: PERMISSION_ROLES.length,
};
