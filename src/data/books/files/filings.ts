import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { date, oneOf, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { type Filing, filingId } from '#domain/books/returns/filing.ts';
import { listOf, month } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<Filing> = {
  since: 8,
  shape: exactly<Filing>()(
    v.pipe(
      record({
        id: text,
        form: oneOf(['GSTR-1', 'GSTR-3B']),
        month,
        on: date,
        said: listOf(text, 'a list of texts'),
        file: listOf(text, 'a list of texts'),
        amends: listOf(month, 'a list of months'),
      }),
      v.check((filing) => filing.id === filingId(filing.form, filing.month), 'an id made of form and month'),
    ),
  ),
};
