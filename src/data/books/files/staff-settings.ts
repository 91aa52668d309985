import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, oneOf, record } from '#data/files/backup/fields.ts';
import { STAFF_ID } from '#data/books/ids.ts';
import type { StaffRow } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';
import { choicesOfRight, EVERY_RIGHT, GUARDED_ROLES, type RightCell } from '#domain/books/staff/right.ts';
import { LOCK_AFTER_CHOICES } from '#domain/books/staff/staff-settings.ts';
import { exactId } from './shapes.ts';

/** Each cell of the table of rights with what it may be set to. */
const cells = Object.fromEntries(
  EVERY_RIGHT.filter((right) => choicesOfRight(right).length > 0).flatMap((right) =>
    GUARDED_ROLES.map((role) => [`${right}/${role}`, v.optional(oneOf(choicesOfRight(right)))]),
  ),
) as Record<
  RightCell,
  v.OptionalSchema<ReturnType<typeof oneOf<readonly ('allowed' | 'approval' | 'not')[]>>, undefined>
>;

/** The shape of the record in a copy. */
export const file: FileForm<StaffRow> = {
  since: 80,
  shape: exactly<StaffRow>()(
    record({
      id: exactId(STAFF_ID),
      rights: record(cells),
      lockAfter: v.custom<StaffRow['lockAfter']>(
        (value) => LOCK_AFTER_CHOICES.some((choice) => choice === value),
        '1, 2, 5, 10 or 30 minutes, or null',
      ),
      lockAfterEachBill: flag,
    }),
  ),
};
