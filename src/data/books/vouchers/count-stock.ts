import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import { batchInWords, type Counted, countedKey, NO_BATCH, partsOfCounted } from '#domain/books/stock/count-sheet.ts';
import { adjustmentsOf, type CountedGoods, movedSinceCounted } from '#domain/books/stock/stock-count.ts';
import { quantityLeaving } from '#domain/books/stock/missing-goods.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { thousandths } from '#domain/quantity.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import { insertVoucher, VOUCHER_TABLES } from './insert-voucher.ts';
import { itemsOf } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';
import type { BatchStock, BatchStockKey } from '#data/books/projections/batch-stock.ts';
import { BY_DAY, type MoveKey, type OnHand } from '#data/books/projections/stock-rows.ts';
import type { Rows } from '#data/books/tables.ts';
import { withAdjustmentCost } from '#data/books/stock/adjustment-cost.ts';
import { balancesOn } from '#data/books/stock/balances-on.ts';

/**
 * Makes the adjustments that bring the books to what was counted in a godown at the end of a day, by the keys of the rows of its
 * sheet, and keep that, all in one transaction. Resolves to their titles. Refused without any count, in a locked period, and if goods moved since they were
 * counted: nobody can tell then whether the count has them.
 */
export async function saveCount(
  date: IsoDate,
  godown: Named,
  counts: Readonly<Record<string, Counted>>,
): Promise<readonly string[]> {
  const ids = Object.keys(counts);
  if (ids.length === 0) throw new Refusal('Not saved', 'Nothing was counted yet. Enter how many there are.');
  const goods = await goodsCounted(counts);
  const whole = await Promise.all(adjustmentsOf(date, godown, goods).map((input) => withAdjustmentCost(input, '')));
  return act('stock', VOUCHER_TABLES, async (transaction) => {
    await refuseMoved(transaction, date, godown, goods);
    const made: Voucher[] = [];
    for (const input of whole) made.push(await insertVoucher(transaction, input, 'Issued'));
    return made.map(titleOf);
  });
}

async function refuseMoved(
  transaction: WriteTransaction<Rows>,
  date: IsoDate,
  godown: Named,
  goods: readonly CountedGoods[],
): Promise<void> {
  const thereOf = thereIn(transaction, date, godown, await onHandOf(transaction, goods));
  for (const { item, unit, there, batch } of goods) {
    const moved = movedSinceCounted((await thereOf(item.id, batch?.id)) - thousandths(there), unit);
    const which = batch ? `${item.name}, ${batchInWords(batch)}` : item.name;
    if (moved !== undefined) throw new Refusal('Not saved', `${which}: ${moved}`);
  }
}

/** Returns how to find what a godown has of goods at the end of a day: each item that is kept by batch is read once. */
function thereIn(
  transaction: WriteTransaction<Rows>,
  date: IsoDate,
  godown: Named,
  onHand: ReadonlyMap<string, OnHand>,
): (item: string, batch: string | undefined) => Promise<number> {
  const tables = {
    moves: transaction.projection<Move, MoveKey>('moves'),
    onhand: transaction.projection<OnHand>('onhand'),
    batchStock: transaction.projection<BatchStock, BatchStockKey>('batchStock'),
  };
  const byBatch = new Map<string, ReadonlyMap<string, number>>();
  return async (item, batch) => {
    if (batch === undefined) {
      const later = await tables.moves
        .where(BY_DAY)
        .between([item, `${date}\uffff`], [item, '\uffff'])
        .toArray();
      return (onHand.get(item)?.godowns[godown.id] ?? 0) + quantityLeaving(later, item, godown.id);
    }
    const own = byBatch.get(item) ?? (await balancesOn(tables, item, godown.id, date));
    byBatch.set(item, own);
    return own.get(batch) ?? 0;
  };
}

async function onHandOf(
  transaction: WriteTransaction<Rows>,
  goods: readonly CountedGoods[],
): Promise<ReadonlyMap<string, OnHand>> {
  const ids = [...new Set(goods.map(({ item }) => item.id))];
  const rows = await transaction.projection<OnHand>('onhand').bulkGet(ids);
  return new Map(rows.flatMap((row, at) => (row ? [[ids[at] ?? '', row] as const] : [])));
}

/**
 * The goods of an item stand together, those without a batch last. One that is kept by batch may be counted as a whole, where it was
 * counted before it was: such a line is as it was then, without batches.
 */
async function goodsCounted(counts: Readonly<Record<string, Counted>>): Promise<readonly CountedGoods[]> {
  const keys = Object.keys(counts).map(partsOfCounted);
  const [items, found] = await readMasters(keys);
  const batches = new Map([NO_BATCH, ...found].map((batch) => [batch.id, batch]));
  const ids = new Map<string, (string | undefined)[]>();
  for (const { item, batch } of keys) ids.set(item, [...(ids.get(item) ?? []), batch]);
  return items.flatMap((item) =>
    (ids.get(item.id) ?? []).toSorted(blankLast).flatMap((id): CountedGoods[] => {
      const [own, batch] = [counts[countedKey(item.id, id)], batches.get(id ?? ' ')];
      if (own === undefined) return [];
      if (id !== undefined && !batch) throw new Refusal('Not saved', `A batch of ${item.name} ${GONE}`);
      const { batches: _, ...whole } = lineItem(item);
      const goods = batch ? { item: lineItem(item), batch } : { item: whole };
      return [{ ...goods, unit: item.unit, counted: own.counted, there: own.there }];
    }),
  );
}

async function readMasters(keys: readonly ReturnType<typeof partsOfCounted>[]) {
  const batches = keys.flatMap(({ batch = NO_BATCH.id }) => (batch === NO_BATCH.id ? [] : [batch]));
  try {
    const [items, found] = await Promise.all([
      itemsOf(keys.map(({ item }) => item)),
      booksStore.records('batches').bulkGet(batches),
    ]);
    return [items, found.flatMap((batch) => batch ?? [])] as const;
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

function blankLast(one: string | undefined, other: string | undefined): number {
  return Number(one === NO_BATCH.id) - Number(other === NO_BATCH.id);
}

const GONE = 'was deleted meanwhile. Clear what you counted of it.';
