import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, oneOf, record, text, wholeNumber } from '#data/files/backup/fields.ts';
import { EDIT_PREFIX, ID_DIGITS } from '#data/books/ids.ts';
import type { Edit } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';
import { differences } from '#domain/books/audit/edit-differences.ts';
import { EDIT_ACTION_WORDS, type EditAction, whoOf } from '#domain/books/audit/edit-log-entry.ts';
import { actionInWords } from '#domain/books/audit/edit-summary.ts';

const actions = Object.keys(EDIT_ACTION_WORDS) as EditAction[];

/** A whole record of before or after, whatever its kind: its own table knows its shape, and the hash every letter. */
const anyRecord = v.nullable(v.custom<object>((value) => typeof value === 'object' && value !== null, 'a record'));

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Edit> = {
  columns: {
    head: ['Entry', 'Time (UTC)', 'Who', 'Device', 'Deed', 'Kind', 'Name', 'Reason', 'Changes', 'Hash'],
    cells: (edit) => [
      { number: String(edit.seq) },
      edit.at,
      whoOf(edit),
      edit.device,
      actionInWords(edit),
      edit.kind,
      edit.name,
      edit.reason,
      differences(edit.before, edit.after)
        .map(({ field, before, after }) => `${field}: ${before} → ${after}`)
        .join('; '),
      edit.hash,
    ],
  },
  shape: exactly<Edit>()(
    record({
      id: idWith(EDIT_PREFIX, ID_DIGITS),
      seq: wholeNumber,
      at: text,
      who: text,
      person: v.optional(text),
      approved: v.optional(record({ who: text, person: text, reason: text })),
      device: text,
      deed: oneOf(actions),
      kind: text,
      record: text,
      name: text,
      before: anyRecord,
      after: anyRecord,
      reason: text,
      previous: text,
      hash: text,
    }),
  ),
};
