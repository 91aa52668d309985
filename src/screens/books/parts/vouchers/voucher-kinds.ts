import { kindOf } from '#domain/books/voucher-kinds.ts';
import { VOUCHER_KINDS, type VoucherKind } from '#domain/books/vouchers/voucher.ts';

/** The kind of voucher that an address names; undefined if it names none. */
export function kindOfSlug(slug: string): VoucherKind | undefined {
  return VOUCHER_KINDS.find((kind) => slugOfKind(kind) === slug);
}

/** A kind as addresses name it. */
export function slugOfKind(kind: VoucherKind): string {
  return kind.toLowerCase().replace(' ', '-');
}

/** The screen that lists the vouchers of a kind. */
export function listScreenOf(kind: VoucherKind) {
  return SCREENS[kindOf({ kind }).list];
}

/** Returns the label of the cash or bank ledger's field. */
export function accountLabel(kind: 'Receipt' | 'Payment'): string {
  return kind === 'Receipt' ? 'Received In' : 'Paid From';
}

const SCREENS = {
  Invoices: '/books/$key/invoices',
  Purchases: '/books/$key/purchases',
  Payments: '/books/$key/payments',
  Journals: '/books/$key/accounting',
  Adjustments: '/books/$key/items',
  Quotations: '/books/$key/orders',
  'Sales Orders': '/books/$key/orders',
  'Delivery Challans': '/books/$key/orders',
  'Purchase Orders': '/books/$key/orders',
} as const;
