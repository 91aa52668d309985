import type { RecordChange } from '#data/store/changes.ts';
import { getMany, putMany, rowsAgreeing } from '#data/store/in-slices.ts';
import { type Batch, rankOf } from '#domain/books/batch.ts';
import { type Move, quantitiesOf } from '#domain/books/stock/stock-move.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { discrepancyInCounts, type Discrepancy } from '#data/books/discrepancy.ts';
import type { Rows } from '#data/books/tables.ts';
import { movesOfVoucher } from './project-stock.ts';
import type { TableAccess } from './stock-rows.ts';

/**
 * How many of a batch are in a place, a godown or the hands of a party, in thousandths; no row where there are none. The row
 * of the batch '' is what all batches there come to: the rest of the item there has none. Only what may leave has a rank.
 */
export type BatchStock = Readonly<{
  item: string;
  place: string;
  batch: string;
  quantity: number;
  rank?: string;
  expiry?: IsoDate;
}>;

export type BatchStockKey = [item: string, place: string, batch: string];

export function batchStockIn(db: TableAccess) {
  return db.table<BatchStock, BatchStockKey>('batchStock');
}

/** The batch of the rows of all batches of a place together. */
export const ALL_BATCHES = '';

/** Changes how many of each batch are where with the vouchers, and what they go by with the batches. */
export async function projectBatches(db: TableAccess, changes: readonly RecordChange<Rows>[]): Promise<void> {
  const tally = new BatchTally();
  for (const { table, before, after } of changes) {
    if (table !== 'vouchers') continue;
    tally.replace(movesOfVoucher(before as Voucher | undefined), movesOfVoucher(after as Voucher | undefined));
  }
  await tally.keepIn(db);
  const corrected = changes.flatMap(({ table, before, after }) =>
    table === 'batches' && before && after ? [after as Batch] : [],
  );
  for (const batch of corrected) await moveBatch(db, batch);
}

/** How many came to each batch in each place, as far as that changes; for making the table anew and checking it, from nothing. */
export class BatchTally {
  readonly #changes = new Map<string, BatchStock>();

  replace(before: readonly Move[], after: readonly Move[]): void {
    for (const move of before) this.#count(move, -1);
    for (const move of after) this.#count(move, 1);
  }

  /** Returns the rows if nothing was before. */
  async rows(db: TableAccess): Promise<readonly BatchStock[]> {
    const changed = [...this.#changes.values()];
    return ranked(db, changed.filter(isSome));
  }

  async keepIn(db: TableAccess): Promise<void> {
    if (this.#changes.size === 0) return;
    const changed = [...this.#changes.values()].filter(isSome);
    if (changed.length === 0) return;
    const stored = await getMany(batchStockIn(db), changed.map(keyOfBatchStock));
    const rows = changed.map((row, at) => ({ ...row, quantity: row.quantity + (stored[at]?.quantity ?? 0) }));
    await putMany(batchStockIn(db), await ranked(db, rows.filter(isSome)));
    const gone = rows.filter((row) => !isSome(row)).map(keyOfBatchStock);
    if (gone.length > 0) await batchStockIn(db).bulkDelete(gone);
  }

  #count(move: Move, sign: 1 | -1): void {
    const { item, batches } = move;
    if (!batches || batches.length === 0) return;
    for (const [place, by] of quantitiesOf(move)) {
      for (const { batch, quantity } of batches) {
        this.#add({ item, place, batch, quantity: Math.sign(by) * sign * quantity });
        this.#add({ item, place, batch: ALL_BATCHES, quantity: Math.sign(by) * sign * quantity });
      }
    }
  }

  #add(row: BatchStock): void {
    const key = keyOfBatchStock(row).join('/');
    const before = this.#changes.get(key)?.quantity ?? 0;
    this.#changes.set(key, { ...row, quantity: before + row.quantity });
  }
}

/** Returns where the stock of batches differs from what it should be. */
export async function differencesInBatches(db: TableAccess, tally: BatchTally): Promise<readonly Discrepancy[]> {
  const there = await rowsAgreeing(batchStockIn(db), await tally.rows(db), keyOfBatchStock);
  return discrepancyInCounts('Batches in stock', await batchStockIn(db).count(), there);
}

function keyOfBatchStock({ item, place, batch }: BatchStock): BatchStockKey {
  return [item, place, batch];
}

function isSome({ quantity }: BatchStock): boolean {
  return quantity !== 0;
}

/** Returns rows with what they go by, as their batches say it now. */
async function ranked(db: TableAccess, rows: readonly BatchStock[]): Promise<readonly BatchStock[]> {
  const ids = [...new Set(rows.map(({ batch }) => batch))].filter((id) => id !== ALL_BATCHES);
  const found = await getMany(db.table<Batch, string>('batches'), ids);
  const batches = new Map(found.flatMap((batch) => (batch ? [[batch.id, batch] as const] : [])));
  return rows.map((row) => rankedBy(row, batches.get(row.batch)));
}

function rankedBy({ item, place, batch: id, quantity }: BatchStock, batch: Batch | undefined): BatchStock {
  const row = { item, place, batch: id, quantity };
  if (!batch || quantity <= 0) return row;
  return { ...row, rank: rankOf(batch), ...(batch.expiry !== '' && { expiry: batch.expiry }) };
}

async function moveBatch(db: TableAccess, batch: Batch): Promise<void> {
  const rows = await batchStockIn(db).where('batch').equals(batch.id).toArray();
  await putMany(
    batchStockIn(db),
    rows.map((row) => rankedBy(row, batch)),
  );
}
