import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, maybeDate, oneOf, paise, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { csvRupees } from '#domain/csv.ts';
import { type Voucher, VOUCHER_PREFIX, VOUCHER_TYPES } from '#domain/sample/voucher.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Voucher> = {
  columns: {
    head: ['Voucher #', 'Date', 'Type', 'Reference', 'Debit', 'Credit', 'Amount', 'Narration'],
    cells: (voucher) => [
      voucher.id,
      voucher.date,
      voucher.voucherType,
      voucher.reference,
      voucher.debitLedger,
      voucher.creditLedger,
      csvRupees(voucher.amount),
      voucher.narration,
    ],
  },
  shape: exactly<Voucher>()(
    record({
      id: idWith(VOUCHER_PREFIX),
      date: maybeDate,
      voucherType: oneOf([...VOUCHER_TYPES, '']),
      reference: text,
      debitLedger: text,
      creditLedger: text,
      amount: paise,
      narration: text,
    }),
  ),
};
