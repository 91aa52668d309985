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
  return LISTS[kind];
}

/** Returns the label of the cash or bank ledger's field. */
export function accountLabel(kind: 'Receipt' | 'Payment'): string {
  return kind === 'Receipt' ? 'Received In' : 'Paid From';
}

const LISTS = {
  Invoice: '/books/$key/invoices',
  'Credit Note': '/books/$key/invoices',
  Purchase: '/books/$key/purchases',
  'Debit Note': '/books/$key/purchases',
  Receipt: '/books/$key/payments',
  Payment: '/books/$key/payments',
  Contra: '/books/$key/payments',
  Journal: '/books/$key/accounting',
  'Stock Adjustment': '/books/$key/items',
  'Stock Transfer': '/books/$key/items',
} as const satisfies Record<VoucherKind, string>;
