import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import {
  date,
  flag,
  maybeDate,
  oneOf,
  paise,
  percentage,
  record,
  text,
  wholeNumber,
} from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { gstr2bId, type StoredGstr2b, SECTION_NAMES } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { listOf, month } from './shapes.ts';

const valued = { taxable: paise, igst: paise, cgst: paise, sgst: paise, cess: paise };

const row = record({
  ...valued,
  key: text,
  section: oneOf(SECTION_NAMES),
  kind: oneOf(['Invoice', 'Credit Note', 'Debit Note', 'ISD', 'Bill of Entry']),
  gstin: text,
  name: text,
  number: text,
  date,
  original: text,
  place: text,
  value: paise,
  reverseCharge: flag,
  credit: oneOf(['Yes', 'No', 'Temporary']),
  why: oneOf(['P', 'C', '']),
  isRejected: flag,
  rates: listOf(record({ ...valued, percent: percentage }), 'a list of rates'),
});

/** The shape of the record in a copy. */
export const file: FileForm<StoredGstr2b> = {
  since: 10,
  shape: exactly<StoredGstr2b>()(
    v.pipe(
      record({
        id: text,
        gstin: text,
        month,
        generated: maybeDate,
        files: wholeNumber,
        opened: wholeNumber,
        rows: listOf(row, 'a list of documents'),
      }),
      v.check((statement) => statement.id === gstr2bId(statement.month), 'an id made of the month'),
    ),
  ),
};
