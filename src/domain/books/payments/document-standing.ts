import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { type DocumentStatus, documentStatus, type StatusFacts } from '#domain/books/documents/document-status.ts';
import { balanceOfDue, type Due, type Settlement } from './due.ts';

/** How an invoice or purchase stands, and what is still owed on it. */
export type StatusAndBalance = Readonly<{ status: DocumentStatus; balance: Paise }>;

/** Returns how an invoice or purchase stands on a day, with what is owed on it; of a draft or a cancelled one nothing is. */
export function standingOf(
  { state, dueDate }: Pick<StatusFacts, 'state' | 'dueDate'>,
  due: (Pick<Due, 'total'> & Settlement) | undefined,
  today: IsoDate,
): StatusAndBalance {
  const balance = due ? balanceOfDue(due) : ZERO;
  return { balance, status: documentStatus({ state, total: due?.total ?? ZERO, balance, dueDate }, today) };
}
