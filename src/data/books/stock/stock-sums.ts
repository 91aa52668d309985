import {
  grainsOf,
  sumOfValuations,
  NO_VALUATION,
  type StockMonth,
  type Valuation,
} from '#domain/books/stock/stock-month.ts';
import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { serialOf } from '#domain/record-id.ts';
import { stockIn, type StockRow, type TableAccess } from '#data/books/projections/stock-rows.ts';

/** Changes of the sums, by row and place in it. */
export type StockChanges = Map<string, Map<string, Valuation>>;

/** Adds what the days of a month brought, or takes it off. */
export function addMonth(changes: StockChanges, { item, days }: StockMonth, as: (worth: Valuation) => Valuation): void {
  for (const [day, godowns] of Object.entries(days)) {
    for (const [godown, worth] of Object.entries(godowns)) {
      addToSums(changes, item, godown, day as MaybeDate, as(worth));
    }
  }
}

/** Adds what came to an item in a godown on a day to the sums that it stands in. */
function addToSums(changes: StockChanges, item: string, godown: string, day: MaybeDate, worth: Valuation): void {
  const node = `${item}/${godown}`;
  for (const [grain, period] of grainsOf(day)) {
    const { row, place } = grain === 'D' ? inMonth(period) : { row: period, place: '' };
    add(changes, `I${grain}/${row}/${shardOf(item)}`, place + node, worth);
    add(changes, `A${grain}/${row}`, place, worth);
  }
}

/** The days of a month stand in one row, each node behind its day: "05/ITM-000001/GDN-000001" in that of 2026-04. */
export function inMonth(day: string): Readonly<{ row: string; place: string }> {
  return { row: day.slice(0, 7), place: `${day.slice(8)}/` };
}

/** Adds up what a row of days brings from the first of its month to a day, by node. */
export function addedUpTo(day: IsoDate, { key, moved }: StockRow): StockRow {
  const last = inMonth(day).place;
  const sums: Record<string, Valuation> = {};
  for (const [place, worth] of Object.entries(moved)) {
    const node = place.slice(last.length);
    if (place.slice(0, last.length) <= last) sums[node] = sumOfValuations(sums[node] ?? NO_VALUATION, worth);
  }
  return { key, moved: sums };
}

/** Writes the changes; what comes to nothing goes. */
export async function changeStock(db: TableAccess, changes: StockChanges): Promise<void> {
  const keys = [...changes.keys()];
  const stored = await stockIn(db).bulkGet(keys);
  const rows = keys.map((key, at): StockRow => {
    const moved = { ...stored[at]?.moved };
    for (const [node, worth] of changes.get(key) ?? []) {
      const now = sumOfValuations(moved[node] ?? NO_VALUATION, worth);
      if (now.every((part) => part === 0)) delete moved[node];
      else moved[node] = now;
    }
    return { key, moved };
  });
  const isEmpty = ({ moved }: StockRow) => Object.keys(moved).length === 0;
  const left = rows.filter(isEmpty);
  await stockIn(db).bulkPut(rows.filter((row) => !isEmpty(row)));
  if (left.length > 0) await stockIn(db).bulkDelete(left.map(({ key }) => key));
}

function add(changes: StockChanges, key: string, node: string, worth: Valuation): void {
  const row = changes.get(key) ?? new Map<string, Valuation>();
  row.set(node, sumOfValuations(row.get(node) ?? NO_VALUATION, worth));
  changes.set(key, row);
}

/** Some hundred items a row: one is read at once and written at once. */
export function shardOf(item: string): string {
  return String(Math.floor(serialOf(item) / ITEMS_IN_A_ROW));
}

const ITEMS_IN_A_ROW = 256;
