import type { Batch } from '#domain/books/batch.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';

/** The batch of counted goods; a blank one of goods that have none, of an item that is kept by batch. */
export type CountedBatch = Pick<Batch, 'id' | 'number' | 'expiry'>;

/** A row of the sheet on which goods are counted, with what the books have of them: an item, or one of its batches. */
export type ToCount = Pick<Item, 'id' | 'name' | 'sku' | 'unit'> &
  Readonly<{ key: string; batch?: CountedBatch; there: Quantity }>;

/** How many were counted, and how many the books had then. */
export type Counted = Readonly<{ counted: Quantity; there: Quantity }>;

/** A count with the batch that it is of. */
export type CountedRow = Counted & Pick<ToCount, 'batch'>;

/** The goods of an item kept by batch that have none: from before it was, or more than the batches had. */
export const NO_BATCH: CountedBatch = { id: '', number: '', expiry: '' };

/** The key of a row: of an item as a whole, or of one of its batches. */
export function countedKey(item: string, batch?: string): string {
  return batch === undefined ? item : `${item}/${batch}`;
}

/** Returns the ids that make up the key of a row. */
export function partsOfCounted(key: string): Readonly<{ item: string; batch?: string }> {
  const [item = '', batch] = key.split('/');
  return { item, ...(batch !== undefined && { batch }) };
}

/** How many items these rows are of. */
export function itemsCounted(keys: readonly string[]): number {
  return new Set(keys.map((key) => partsOfCounted(key).item)).size;
}

/**
 * Returns the rows of a sheet with the batches that were counted and of which the books have nothing any more: what was typed
 * stays to be seen.
 */
export function withCounted(
  rows: readonly ToCount[],
  counted: Readonly<Record<string, CountedRow>>,
): readonly ToCount[] {
  const shown = new Set(rows.map(({ key }) => key));
  const gone = Object.entries(counted).filter(([key, { batch }]) => batch && !shown.has(key));
  if (gone.length === 0) return rows;
  return rows.flatMap((row, at) => {
    if (rows[at + 1]?.id === row.id) return [row];
    const own = gone.filter(([key]) => partsOfCounted(key).item === row.id);
    return [row, ...own.map(([key, { batch }]) => ({ ...row, key, ...(batch && { batch }), there: asQuantity(0) }))];
  });
}

/** Says which goods of an item a row is of: "batch A", "without a batch"; blank of an item as a whole. */
export function batchInWords(batch: Pick<CountedBatch, 'id' | 'number'> | undefined): string {
  if (!batch) return '';
  return batch.id === '' ? 'without a batch' : `batch ${batch.number}`;
}
