import * as v from 'valibot';
import { oneOf, paise, percentage, record } from '#data/files/backup/fields.ts';
import { NO_SUMS } from '#domain/books/documents/document-sums.ts';
import { CHARGED } from '#domain/books/documents/supply.ts';
import { listOf } from './shapes.ts';

/** Tax by head. */
export const heads = { cgst: paise, sgst: paise, igst: paise, cess: paise };

const line = record({
  ...heads,
  price: paise,
  discount: paise,
  gross: paise,
  percent: percentage,
  taxable: paise,
  total: paise,
  whole: v.exactOptional(record({ ...heads, taxable: paise })),
});

/** The shape of the sums of a document in a copy. Copies of before version 20 have none: see `withMissingSums`. */
export const documentSums = v.optional(
  record({
    ...heads,
    charged: oneOf(CHARGED),
    lines: listOf(line, 'a list of sums of lines'),
    discount: paise,
    taxable: paise,
    roundOff: paise,
    total: paise,
  }),
  NO_SUMS,
);
