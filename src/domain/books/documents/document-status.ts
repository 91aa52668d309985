import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import type { VoucherState } from '#domain/books/voucher-head.ts';

export const DOCUMENT_STATUSES = ['Draft', 'Unpaid', 'Part paid', 'Paid', 'Overdue', 'Cancelled'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** The facts that the status of an invoice or purchase is made of. `balance` is what is still owed of `total`. */
export type StatusFacts = Readonly<{ state: VoucherState; total: Paise; balance: Paise; dueDate: MaybeDate }>;

/**
 * The status of an invoice or purchase on a day, of dates and allocations alone. Settled by notes alone it is Paid, and
 * so is one of nothing. Without a due date it is never Overdue.
 */
export function documentStatus({ state, total, balance, dueDate }: StatusFacts, today: IsoDate): DocumentStatus {
  if (state !== 'Issued') return state;
  if (balance <= 0) return 'Paid';
  if (dueDate !== '' && dueDate < today) return 'Overdue';
  return balance < total ? 'Part paid' : 'Unpaid';
}
