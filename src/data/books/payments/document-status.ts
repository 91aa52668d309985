import { type DocumentStatus, documentStatus } from '#domain/books/documents/document-status.ts';
import { isTrade } from '#domain/books/documents/document.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { booksStore } from '#data/books/store.ts';

/** How an invoice or purchase stands on a day, and what is still owed on it. */
export type StatusAndBalance = Readonly<{ status: DocumentStatus; balance: Paise }>;

/** How these invoices and purchases stand, by their ids; nothing of other vouchers. */
export async function owedOn(
  vouchers: readonly Voucher[],
  today: IsoDate,
): Promise<Readonly<Record<string, StatusAndBalance>>> {
  const documents = vouchers.filter((row) => isTrade(row));
  const dues = await duesIn(booksStore.database()).bulkGet(documents.map(({ id }) => id));
  return Object.fromEntries(
    documents.map(({ id, state, dueDate }, at) => {
      const due = dues[at];
      const balance = due ? balanceOfDue(due) : ZERO;
      return [id, { balance, status: documentStatus({ state, total: due?.total ?? ZERO, balance, dueDate }, today) }];
    }),
  );
}
