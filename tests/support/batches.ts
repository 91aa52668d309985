import { booksStore } from '#data/books/store.ts';
import type { BatchStock } from '#data/books/projections/batch-stock.ts';
import { buy } from './trade.ts';
import type { BatchInput, BatchPart } from '#domain/books/batch.ts';
import type { DocumentParty, PurchaseInput } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { aBill } from './trade.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';

/** Buying goods by batch in the open books. */

export function aBillOfBatches(
  day: IsoDate,
  supplier: DocumentParty,
  item: Item,
  batches: readonly (readonly [units: number, batch: BatchInput])[],
  overrides: Partial<PurchaseInput> = {},
): PurchaseInput {
  const bill = aBill(
    day,
    supplier,
    batches.map(([units]) => [item, units, 10] as const),
    overrides,
  );
  return { ...bill, lines: bill.lines.map((line, at) => ({ ...line, ...(batches[at] && { batch: batches[at][1] }) })) };
}

export function buyBatches(...bill: Parameters<typeof aBillOfBatches>): ReturnType<typeof buy> {
  return createVoucher(aBillOfBatches(...bill), 'Issued');
}

/** "A 2, B 3": the batches that went with a line. */
export function batchesOf(voucher: Voucher, line = 0): string {
  const lines = 'lines' in voucher ? (voucher.lines as readonly Readonly<{ batches?: readonly BatchPart[] }>[]) : [];
  return (lines[line]?.batches ?? []).map(({ number, quantity }) => `${number} ${quantity}`).join(', ');
}

/** "GDN-000001 A 2": how many of each batch are where, by place and number. */
export async function batchStockInWords(): Promise<readonly string[]> {
  const db = booksStore.database();
  const rows: BatchStock[] = await db.table('batchStock').toArray();
  const batches = await db.records('batches').toArray();
  const numberOf = new Map(batches.map(({ id, number }) => [id, number]));
  return rows
    .filter(({ batch }) => batch !== '')
    .map(({ place, batch, quantity }) => `${place} ${numberOf.get(batch)} ${quantity / 1000}`)
    .toSorted();
}
