import { today } from '#data/clock.ts';
import { isExpired } from '#domain/books/batch.ts';
import { expiryInWords } from '#domain/books/batches/batch-days.ts';
import type { CountedBatch } from '#domain/books/stock/count-sheet.ts';
import { formatText } from '#domain/format.ts';

/** "Batch A · Exp 09/26", "Without a batch": the goods of a row that is counted. */
export function batchAndExpiry({ id, number, expiry }: CountedBatch): string {
  if (id === '') return 'Without a batch';
  const title = `Batch ${formatText(number)}`;
  if (expiry === '') return title;
  return `${title} · ${isExpired(expiry, today()) ? 'Expired' : 'Exp'} ${expiryInWords(expiry)}`;
}
