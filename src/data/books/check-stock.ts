import { canonicalJson } from '#domain/canonical-json.ts';
import { NOTHING_THERE, type StockMonth, stockMonths } from '#domain/books/stock-month.ts';
import { formatNumber } from '#domain/format.ts';
import type { Difference } from './difference.ts';
import { saysSomething, type StockTally } from './follow-stock.ts';
import {
  BY_DAY,
  BY_MONTH,
  keyOfMove,
  layersIn,
  movesIn,
  type OnHand,
  onHandIn,
  stockIn,
  type Tables,
} from './stock-rows.ts';
import { addMonth, type StockChanges } from './stock-sums.ts';

/** The kept moves that were compared so far. */
export type MovesSeen = { wrong: number; expected: number };

/** Compares the moves that the tally has taken, which it then forgets, with those that are kept. */
export async function compareMoves(db: Tables, tally: StockTally, seen: MovesSeen): Promise<void> {
  const expected = tally.takeMoves();
  const kept = await movesIn(db).bulkGet(expected.map(keyOfMove));
  seen.expected += expected.length;
  seen.wrong += expected.filter((move, at) => canonicalJson(move) !== canonicalJson(kept[at] ?? null)).length;
}

/** What differs in the stock, after all moves were compared: how much there is, what it is worth, and the sums of that. */
export async function differencesInStock(
  db: Tables,
  tally: StockTally,
  { wrong, expected }: MovesSeen,
): Promise<readonly Difference[]> {
  const count = await movesIn(db).count();
  return [
    ...differ('Movements of goods', count, expected - wrong, expected),
    ...(await differencesOnHand(db, tally)),
    ...(await differencesInWorth(db)),
  ];
}

async function differencesOnHand(db: Tables, tally: StockTally): Promise<readonly Difference[]> {
  const rebuilt = tally.rows().map(counted);
  const kept = new Map((await onHandIn(db).toArray()).map((row) => [row.item, counted(row)]));
  const said = [...kept.values()].filter(saysSomething);
  const right = rebuilt.filter((row) => isSame(row, kept.get(row.item))).length;
  return differ('Items in stock', said.length, right, rebuilt.length);
}

/** Months that are still to be valued are not compared; all others as if they were valued from the beginning. */
async function differencesInWorth(db: Tables): Promise<readonly Difference[]> {
  const [months, sums] = [{ kept: 0, right: 0, expected: 0 }, new Map() as StockChanges];
  for (const { item, stale = '\uffff' } of await onHandIn(db).toArray()) {
    const kept = await layersIn(db).where(BY_MONTH).between([item, ''], [item, '\uffff']).toArray();
    const moves = await movesIn(db).where(BY_DAY).between([item, ''], [item, '\uffff']).toArray();
    const isValued = ({ month }: StockMonth) => month < stale.slice(0, 7);
    const expected = stockMonths(item, NOTHING_THERE, moves, () => undefined).filter(isValued);
    const byMonth = new Map(kept.map((row) => [row.month, row]));
    months.kept += kept.filter(isValued).length;
    months.expected += expected.length;
    months.right += expected.filter((row) => isSame(row, byMonth.get(row.month))).length;
    for (const row of kept) addMonth(sums, row, (worth) => worth);
  }
  return [
    ...differ('Months of goods', months.kept, months.right, months.expected),
    ...(await differencesInStockSums(db, sums)),
  ];
}

async function differencesInStockSums(db: Tables, sums: StockChanges): Promise<readonly Difference[]> {
  const rebuilt = [...sums].flatMap(([key, row]) => {
    const moved = Object.fromEntries([...row].filter(([, worth]) => worth.some((part) => part !== 0)));
    return Object.keys(moved).length === 0 ? [] : [{ key, moved }];
  });
  const kept = new Map((await stockIn(db).toArray()).map((row) => [row.key, row]));
  const right = rebuilt.filter((row) => isSame(row, kept.get(row.key))).length;
  return differ('Sums of goods', kept.size, right, rebuilt.length);
}

function differ(what: string, kept: number, right: number, expected: number): readonly Difference[] {
  if (right === expected && kept === expected) return [];
  const wrong = formatNumber(Math.max(kept, expected) - right);
  return [{ what, kept: `${formatNumber(kept)}, of which ${wrong} are wrong`, rebuilt: formatNumber(expected) }];
}

/** What follows from the vouchers alone, whatever was valued since. */
function counted({ stale: _, ...row }: OnHand): Omit<OnHand, 'stale'> {
  return row;
}

function isSame(one: object, other: object | undefined): boolean {
  return canonicalJson(one) === canonicalJson(other ?? null);
}
