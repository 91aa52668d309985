import { formatDay, formatNumber, formatPlainRupeesInFull } from '#domain/format.ts';
import { addQuantities } from '#domain/quantity.ts';
import type { Batch, BatchPart } from '#domain/books/batch.ts';
import { expiryInWords } from './batch-days.ts';

/** Returns the batches of a line as papers have them, each once: "Batch A: 2, Exp 09/26, MRP 120.00"; of one that was right, no 0. */
export function batchesInWords(parts: readonly BatchPart[] = []): readonly string[] {
  const batches = new Map<string, BatchPart>();
  for (const part of parts) {
    const had = batches.get(part.id);
    batches.set(part.id, had ? { ...had, quantity: addQuantities(had.quantity, part.quantity) } : part);
  }
  return [...batches.values()].map(({ number, quantity, expiry, mrp }) =>
    [
      quantity === 0 ? `Batch ${number}` : `Batch ${number}: ${formatNumber(quantity)}`,
      ...(expiry === undefined ? [] : [`Exp ${expiryInWords(expiry)}`]),
      ...(mrp === undefined ? [] : [`MRP ${formatPlainRupeesInFull(mrp)}`]),
    ].join(', '),
  );
}

/** Says of an item which batch has expired: that first, as a long name is cut in a short line. */
export function expiredInWords(name: string, { number, expiry }: Pick<Batch, 'number' | 'expiry'>): string {
  return `Expired on ${formatDay(expiry)}: ${name}, batch ${number}.`;
}
