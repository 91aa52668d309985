import { today } from '#data/clock.ts';
import { createVoucher, deleteVoucher, updateVoucher } from '#data/vouchers.ts';
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
