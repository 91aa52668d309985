import type { Right } from '#domain/books/staff/right.ts';
import type { VoucherKind } from '#domain/books/vouchers/voucher.ts';

/**
 * The rights of staff with any of which a new voucher of a kind is begun by hand. What it needs besides, or instead, the row of its
 * kind says by what is entered.
 */
export const BEGUN_WITH: Readonly<Record<VoucherKind, readonly Right[]>> = {
  Invoice: ['sell'],
  'Credit Note': ['returnWithBill'],
  Receipt: ['sell'],
  Quotation: ['sell'],
  'Sales Order': ['sell'],
  'Delivery Challan': ['sell', 'stock'],
  'Goods Back': ['sell'],
  'Purchase Order': ['stock'],
  Purchase: ['stock'],
  'Debit Note': ['stock'],
  'Stock Adjustment': ['stock'],
  'Stock Transfer': ['stock'],
  Payment: ['ledgers'],
  Contra: ['ledgers'],
  Journal: ['ledgers'],
};
