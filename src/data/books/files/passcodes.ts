import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { record, text } from '#data/files/backup/fields.ts';
import type { PasscodeRow } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';

/** The shape of the record in a copy that has a password; no other has one. */
export const file: FileForm<PasscodeRow> = {
  since: 50,
  shape: exactly<PasscodeRow>()(record({ id: text, salt: hexDigits(32), hash: hexDigits(64) })),
};

function hexDigits(count: number) {
  const form = new RegExp(`^[0-9a-f]{${count}}$`);
  return v.custom<string>((value) => typeof value === 'string' && form.test(value), `${count} hex digits`);
}
