import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, oneOf, record, text, wholeNumber } from '#data/files/backup/fields.ts';
import { ID_DIGITS, SERIES_PREFIX } from '#data/books/ids.ts';
import type { Series } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';
import { NUMBER_SERIES } from '#domain/books/numbering.ts';

/** The shape of a record in a copy. */
export const file: FileForm<Series> = {
  shape: exactly<Series>()(
    record({
      id: idWith(SERIES_PREFIX, ID_DIGITS),
      kind: oneOf(NUMBER_SERIES),
      pattern: text,
      given: v.record(text, wholeNumber, 'the last number of each year'),
    }),
  ),
};
