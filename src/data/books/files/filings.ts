import * as v from 'valibot';
import { exactly } from '#data/files/backup/exactly.ts';
import { date, oneOf, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { type Filing, filingId } from '#domain/books/returns/filing.ts';
import { isMonth, type Month } from '#domain/books/returns/return-month.ts';
import { listOf } from './shapes.ts';

const month = v.custom<Month>((value) => typeof value === 'string' && isMonth(value), 'a month such as 2026-04');

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
