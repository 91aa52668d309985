import { canonicalJson } from '#domain/canonical-json.ts';
import { type StockMonth, stockMonths } from '#domain/books/stock/stock-month.ts';
import { inSlices, rowsAgreeing } from '#data/store/in-slices.ts';
import { RowsDigest } from '#data/store/rows-digest.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import { discrepancyInCounts, type Discrepancy } from '#data/books/discrepancy.ts';
import { saysSomething, type StockTally } from '#data/books/projections/project-stock.ts';
import {
  BY_DAY,
  BY_MONTH,
  keyOfMove,
  layersIn,
  movesIn,
  type OnHand,
  onHandIn,
  stockIn,
  type TableAccess,
} from '#data/books/projections/stock-rows.ts';
import { addMonth, type StockChanges } from '#data/books/stock/stock-sums.ts';
import { valuationMethodIn } from '#data/books/projections/valuation-method.ts';

/**
 * Returns where the moves differ from those that there should be. All that are stored are read in their own order; only if they
 * are not these, each that `again` takes anew from the vouchers is looked for.
 */
export async function differencesInMoves(
  db: TableAccess,
  expected: RowsDigest,
  again: (take: (moves: readonly Move[]) => Promise<void>) => Promise<void>,
): Promise<readonly Discrepancy[]> {
  const stored = new RowsDigest();
  await inSlices<Move, void>(
    (size, after) => {
      const rows = movesIn(db)
        .where(BY_DAY)
        .above(after === undefined ? [''] : keyOfMove(after));
      return rows.limit(size).toArray();
    },
    (move) => stored.add(canonicalJson(move)),
  );
  if (stored.isEqual(expected)) return [];
  let right = 0;
  await again(async (moves) => {
    right += (await rowsAgreeing(movesIn(db), moves, keyOfMove)).right;
  });
  return discrepancyInCounts('Movements of goods', stored.count, { right, expected: expected.count });
}

/** Returns what differs in the stock, but for the moves: quantities, values, and the sums of both. */
export async function differencesInStock(db: TableAccess, tally: StockTally): Promise<readonly Discrepancy[]> {
  const onHand = await everyOnHand(db);
  const itemsWithStock = onHand.filter(({ says }) => says).length;
  const there = await rowsAgreeing(onHandIn(db), tally.rows(), ({ item }) => item, withoutStale);
  return [...discrepancyInCounts('Items in stock', itemsWithStock, there), ...(await differencesInWorth(db, onHand))];
}

/** Returns of each item on hand what the comparison of values goes by. */
function everyOnHand(db: TableAccess): Promise<readonly ItemToCheck[]> {
  return inSlices<OnHand, ItemToCheck>(
    (size, after) => {
      const rows = onHandIn(db)
        .where('item')
        .above(after?.item ?? '');
      return rows.limit(size).toArray();
    },
    (row) => ({ item: row.item, moves: row.moves, stale: row.stale ?? LATEST, says: saysSomething(withoutStale(row)) }),
  );
}

/** Months that are still to be valued are not compared; all others as if they were valued from the beginning. */
async function differencesInWorth(db: TableAccess, onHand: readonly ItemToCheck[]): Promise<readonly Discrepancy[]> {
  const [months, sums] = [{ stored: 0, right: 0, expected: 0 }, new Map() as StockChanges];
  const method = await valuationMethodIn(db);
  let seen = 0;
  for (const items of readTogether(onHand)) {
    const [first, last] = [items[0]?.item ?? '', items.at(-1)?.item ?? ''];
    const layers = await layersIn(db).where(BY_MONTH).between([first, ''], [last, '\uffff']).toArray();
    const moved = await movesIn(db).where(BY_DAY).between([first, ''], [last, '\uffff']).toArray();
    const [storedOf, movesOf] = [byItem(layers), byItem(moved)];
    for (const { item, stale } of items) {
      const stored = storedOf.get(item) ?? [];
      const isValued = ({ month }: StockMonth) => month < stale.slice(0, 7);
      const expected = stockMonths(method, item, {}, movesOf.get(item) ?? [], () => undefined).filter(isValued);
      const byMonth = new Map(stored.map((row) => [row.month, row]));
      seen += stored.length;
      months.stored += stored.filter(isValued).length;
      months.expected += expected.length;
      months.right += expected.filter((row) => isSame(row, byMonth.get(row.month))).length;
      for (const row of stored) addMonth(sums, row, (worth) => worth);
    }
  }
  // Those of goods that never moved.
  const more = (await layersIn(db).count()) - seen;
  return [
    ...discrepancyInCounts('Months of goods', months.stored + more, months),
    ...(await differencesInStockSums(db, sums)),
  ];
}

async function differencesInStockSums(db: TableAccess, sums: StockChanges): Promise<readonly Discrepancy[]> {
  const rebuilt = [...sums].flatMap(([key, row]) => {
    const moved = Object.fromEntries([...row].filter(([, worth]) => worth.some((part) => part !== 0)));
    return Object.keys(moved).length === 0 ? [] : [{ key, moved }];
  });
  const counts = await rowsAgreeing(stockIn(db), rebuilt, ({ key }) => key);
  return discrepancyInCounts('Sums of goods', await stockIn(db).count(), counts);
}

/** Goods that moved, or did until they are valued, so many together as some hundred moves come to; or one that has more. */
function* readTogether(onHand: readonly ItemToCheck[]): Generator<readonly ItemToCheck[]> {
  let [together, moves] = [[] as ItemToCheck[], 0];
  for (const row of onHand.filter((one) => one.moves > 0 || one.stale < LATEST)) {
    if (together.length > 0 && moves + row.moves > AT_A_TIME) {
      yield together;
      [together, moves] = [[], 0];
    }
    together.push(row);
    moves += row.moves;
  }
  if (together.length > 0) yield together;
}

function byItem<Row extends Readonly<{ item: string }>>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const items = new Map<string, Row[]>();
  for (const row of rows) {
    const own = items.get(row.item);
    if (own) own.push(row);
    else items.set(row.item, [row]);
  }
  return items;
}

/** Returns a row with what follows from the vouchers alone, whatever was valued since. */
function withoutStale({ stale: _, ...row }: OnHand): Omit<OnHand, 'stale'> {
  return row;
}

function isSame(one: object, other: object | undefined): boolean {
  return canonicalJson(one) === canonicalJson(other ?? null);
}

type ItemToCheck = Readonly<{ item: string; moves: number; stale: string; says: boolean }>;

const LATEST = '\uffff';
const AT_A_TIME = 500;
