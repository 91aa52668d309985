import type { EntryKind } from '#domain/books/voucher.ts';

/** The kind of voucher that an address names; undefined if it names none. */
export function kindOf(slug: string): EntryKind | undefined {
  return KINDS.find((kind) => slugOf(kind) === slug);
}

/** A kind as addresses name it. */
function slugOf(kind: EntryKind): string {
  return kind.toLowerCase();
}

/** The screen that lists the vouchers of a kind. */
export function listOf(kind: EntryKind) {
  return kind === 'Journal' ? ('/books/$key/accounting' as const) : ('/books/$key/payments' as const);
}

/** What the field of the cash or bank ledger is called. */
export function accountLabel(kind: 'Receipt' | 'Payment'): string {
  return kind === 'Receipt' ? 'Received In' : 'Paid From';
}

const KINDS = ['Receipt', 'Payment', 'Contra', 'Journal'] as const satisfies readonly EntryKind[];
