import { today } from '#data/clock.ts';
import { createVoucher, deleteVouchers, updateVoucher } from '#data/sample/vouchers.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import {
  blankVoucher,
  requiredForVoucher,
  type Voucher,
  type VoucherInput,
  voucherInput,
} from '#domain/sample/voucher.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForVoucher)[number];

/** How a voucher is created, checked, edited and deleted. */
export const VOUCHER_EDITOR: RecordKind<Voucher, VoucherInput, Required> = {
  blank: () => blankVoucher(today()),
  missing: (input) => missingIn(input, requiredForVoucher),
  create: createVoucher,
  created: successMessage('Voucher', 'created'),
  existing: {
    draftOf: voucherInput,
    update: (voucher, input) => updateVoucher(voucher.id, input),
    updated: successMessage('Voucher', 'updated'),
    remove: (voucher) => deleteVouchers([voucher.id]),
    deleted: successMessage('Voucher', 'deleted'),
  },
};

/** The bulk actions on selected vouchers. */
export const VOUCHER_BULK_ACTIONS: BulkActions<Voucher> = {
  nouns: ['voucher', 'vouchers'],
  displayName: ({ id }) => id,
  sum: (vouchers) => formatRupees(sumOf(vouchers.map(({ amount }) => amount))),
  remove: deleteVouchers,
  fileName: () => `selected-vouchers-${today()}`,
};

export type VoucherEditor = RecordEditor<Voucher, VoucherInput, Required>;
