import { exactly } from '#data/files/backup/exact-shape.ts';
import * as v from 'valibot';
import { maybeDate, oneOf, record, text, wholeNumber } from '#data/files/backup/fields.ts';
import { LOCKS_ID } from '#data/books/ids.ts';
import type { LocksRow } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';
import { exactId, listOf } from './shapes.ts';

const filed = listOf(record({ form: oneOf(['GSTR-1', 'GSTR-3B']), month: text }), 'a list of filed returns');

const closed = listOf(
  record({ year: text, figures: text, entry: wholeNumber, entryHash: text }),
  'a list of closed years',
);

/** The shape of the record in a copy. */
export const file: FileForm<LocksRow> = {
  shape: exactly<LocksRow>()(record({ id: exactId(LOCKS_ID), upTo: maybeDate, filed, closed: v.optional(closed, []) })),
  fixedCount: 1,
};
