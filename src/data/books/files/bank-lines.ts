import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { date, idWith, oneOf, paise, record, text } from '#data/files/backup/fields.ts';
import { BANK_LINE_PREFIX, VOUCHER_DIGITS } from '#data/books/ids.ts';
import type { FileForm } from '#data/store/table.ts';
import type { BankLine } from '#domain/books/banking/bank-line.ts';
import { rev } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<BankLine> = {
  since: 10,
  shape: exactly<BankLine>()(
    record({
      id: idWith(BANK_LINE_PREFIX, VOUCHER_DIGITS),
      rev,
      account: text,
      on: date,
      narration: text,
      reference: text,
      amount: paise,
      balance: v.nullable(paise),
      known: text,
      state: oneOf(['Open', 'Matched', 'Set aside']),
      voucher: text,
      whole: v.exactOptional(paise),
    }),
  ),
};
