import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import type { Decision } from '#domain/books/returns/gstr2b/decision.ts';
import { SECTION_NAMES } from '#domain/books/returns/gstr2b/gstr2b.ts';

/** The key of a row begins with its section. */
const rowKey = v.custom<string>(
  (value) => typeof value === 'string' && SECTION_NAMES.some((name) => value.startsWith(`${name}/`)),
  'the key of a row of GSTR-2B',
);

/** The shape of the record in a copy. */
export const file: FileForm<Decision> = {
  since: 10,
  shape: exactly<Decision>()(record({ id: rowKey, voucher: text })),
};
