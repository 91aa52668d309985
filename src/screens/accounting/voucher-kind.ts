import { today } from '#data/clock.ts';
import type { CsvForm } from '#data/csv.ts';
import { createVoucher, deleteVoucher, updateVoucher } from '#data/vouchers.ts';
import { csvRupees } from '#domain/csv.ts';
import { missingIn } from '#domain/required.ts';
import { blankVoucher, requiredForVoucher, type Voucher, type VoucherEntry, voucherEntry } from '#domain/voucher.ts';
import { type RecordEditor, type RecordKind, usually } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForVoucher)[number];

/** How a voucher is begun, filled in, kept and let go. */
export const VOUCHER_KIND: RecordKind<Voucher, VoucherEntry, Required> = {
  blank: () => blankVoucher(today()),
  missing: (entry) => missingIn(entry, requiredForVoucher),
  create: createVoucher,
  created: usually('Voucher', 'created'),
  existing: {
    draftOf: voucherEntry,
    update: (voucher, entry) => updateVoucher(voucher.id, entry),
    updated: usually('Voucher', 'updated'),
    remove: (voucher) => deleteVoucher(voucher.id),
    deleted: usually('Voucher', 'deleted'),
  },
};

export type VoucherEditor = RecordEditor<Voucher, VoucherEntry, Required>;

/** A voucher in a CSV file. */
export const VOUCHER_CSV: CsvForm<Voucher> = {
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
};
