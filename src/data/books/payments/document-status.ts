import { standingOf, type StatusAndBalance } from '#domain/books/payments/document-standing.ts';
import { isTrade } from '#domain/books/documents/document.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { booksStore } from '#data/books/store.ts';

/** How these invoices and purchases stand, by their ids; nothing of other vouchers. */
export async function owedOn(
  vouchers: readonly Voucher[],
  today: IsoDate,
): Promise<Readonly<Record<string, StatusAndBalance>>> {
  const documents = vouchers.filter((row) => isTrade(row));
  const dues = await duesIn(booksStore.database()).bulkGet(documents.map(({ id }) => id));
  return Object.fromEntries(documents.map((document, at) => [document.id, standingOf(document, dues[at], today)]));
}
