import { type Counted, countedKey } from '#domain/books/stock/count-sheet.ts';
import {
  type ChangedDay,
  changedBy,
  changeOfCount,
  countKey,
  type StockCount,
} from '#domain/books/stock/stock-count.ts';
import type { MovesChange } from '#domain/books/stock/missing-goods.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { openingMoves, quantitiesOf, unitsOf } from '#domain/books/stock/stock-move.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { serialOf } from '#domain/record-id.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { batchStockIn } from '#data/books/projections/batch-stock.ts';
import { movesIn, onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';
import { balancesOn } from './balances-on.ts';
import { changeOfVoucher } from './missing-goods.ts';
import { worthsOn } from './stock-value.ts';

/**
 * The counts of goods whose days a voucher changes as it is in its form, now; without an input, as it is cancelled. Of each item
 * in a godown it is the first day, and the last count on that.
 */
export async function daysChanged(
  input: VoucherInput | undefined,
  id: string | undefined,
): Promise<readonly ChangedDay[]> {
  const before = id === undefined ? undefined : await booksStore.records('vouchers').get(id);
  return changedDays(changeOfVoucher(input && kindOf(input).sums(input), before), id);
}

/** The counts whose days another opening stock of an item changes, as `daysChanged` those of a voucher. */
export function openingDaysChanged(before: Item, after: Item): Promise<readonly ChangedDay[]> {
  const [was, is] = [openingMoves(before, MAIN_GODOWN_ID), openingMoves(after, MAIN_GODOWN_ID)];
  return changedDays({ was, is }, undefined);
}

/** The counts whose days another count changes, as `daysChanged` those of a voucher: that of a day before, or of the same. */
export function countDaysChanged(...count: Parameters<typeof changeOfCount>): Promise<readonly ChangedDay[]> {
  return changedDays(changeOfCount(...count), undefined);
}

/** The counts of a voucher from which the books differ by now, at the end of its day. One that was counted again is left out. */
export async function countDifferences(voucher: Voucher): Promise<readonly (StockCount & Counted)[]> {
  const counts = voucher.state === 'Issued' ? kindOf(voucher).counts(voucher) : [];
  if (counts.length === 0) return [];
  const [worths, again] = await Promise.all([worthsOn(voucher.date), countedAgain(voucher)]);
  const balances = new Map<string, ReadonlyMap<string, number>>();
  const differing: (StockCount & Counted)[] = [];
  for (const count of counts) {
    const { item, godown, batch } = count;
    const place = `${item.id}/${godown.id}`;
    const own = balances.get(place) ?? (batch && (await balancesNow(item.id, godown.id, voucher.date)));
    if (own) balances.set(place, own);
    const there = unitsOf((batch ? own?.get(batch.id) : worths.get(place)?.[0]) ?? 0);
    if (there !== count.counted && !again.has(rowOf(count))) differing.push({ ...count, there });
  }
  return differing;
}

function balancesNow(item: string, godown: string, day: IsoDate): Promise<ReadonlyMap<string, number>> {
  const db = booksStore.database();
  return balancesOn({ moves: movesIn(db), onhand: onHandIn(db), batchStock: batchStockIn(db) }, item, godown, day);
}

/** The row of a sheet, and its godown. */
function rowOf({ item, batch, godown }: StockCount): string {
  return `${countedKey(item.id, batch?.id)} ${godown.id}`;
}

/** The goods that were counted by a later voucher of the same day: that one says how many there were. */
async function countedAgain({ id, kind, date }: Voucher): Promise<ReadonlySet<string>> {
  const later = await booksStore
    .records('vouchers')
    .where('[kind+date+keys.serial]')
    .between([kind, date, serialOf(id)], [kind, date, Number.POSITIVE_INFINITY], false)
    .toArray();
  const counts = later.filter(({ state }) => state === 'Issued').flatMap((one) => kindOf(one).counts(one));
  return new Set(counts.map(rowOf));
}

async function changedDays(change: MovesChange, own: string | undefined): Promise<readonly ChangedDay[]> {
  const all = [...change.was, ...change.is];
  const [from = ''] = all.map(({ date }) => date).toSorted();
  const places = new Map(
    all.flatMap((move) =>
      quantitiesOf(move).map(([godown]) => [`${move.item}/${godown}`, [move.item, godown]] as const),
    ),
  );
  const vouchers = booksStore.records('vouchers');
  const found = await Promise.all(
    [...places.values()].map(async ([item, godown]) => {
      const counts: Readonly<{ day: IsoDate; voucher: string }>[] = [];
      // Of a count only its key is read: it has hundreds of lines.
      await vouchers
        .where('keys.counted')
        .between(countKey(item, godown, from), countKey(item, godown, '\uffff'))
        .eachKey((key, { primaryKey }) => {
          if (typeof key === 'string') counts.push({ day: key.slice(-DAY) as IsoDate, voucher: primaryKey });
        });
      const others = counts.filter(({ voucher }) => voucher !== own);
      const first = others.find(({ day }) => changedBy(change, item, godown, day) !== 0);
      const last = others.findLast(({ day }) => day === first?.day);
      return last ? [{ ...last, item, godown, by: changedBy(change, item, godown, last.day) }] : [];
    }),
  );
  const days = found.flat();
  const ids = [...new Set(days.map(({ voucher }) => voucher))];
  const counts = new Map((await vouchers.bulkGet(ids)).map((row) => [row?.id, row]));
  return days.flatMap(({ voucher, item, godown, day, by }) => {
    const row = counts.get(voucher);
    const count =
      row &&
      kindOf(row)
        .counts(row)
        .find((one) => one.item.id === item && one.godown.id === godown);
    return count ? [{ ...count, day, number: row.number, by }] : [];
  });
}

const DAY = '2026-05-12'.length;
