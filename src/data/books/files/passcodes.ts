import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, record } from '#data/files/backup/fields.ts';
import { ID_DIGITS, PERSON_PREFIX, RECOVERY_ID } from '#data/books/ids.ts';
import type { PasscodeRow } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';
import { exactId } from './shapes.ts';

/** The shape of the record in a copy that has a password; no other has one. */
export const file: FileForm<PasscodeRow> = {
  since: 80,
  shape: exactly<PasscodeRow>()(
    record({
      id: v.union([idWith(PERSON_PREFIX, ID_DIGITS), exactId(RECOVERY_ID)], 'the id of a person'),
      salt: hexDigits(32),
      hash: hexDigits(64),
    }),
  ),
};

function hexDigits(count: number) {
  const form = new RegExp(`^[0-9a-f]{${count}}$`);
  return v.custom<string>((value) => typeof value === 'string' && form.test(value), `${count} hex digits`);
}
