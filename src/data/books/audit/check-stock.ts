import { canonicalJson } from '#domain/canonical-json.ts';
import { NOTHING_THERE, type StockMonth, stockMonths } from '#domain/books/stock/stock-month.ts';
import { inSlices, rowsAgreeing } from '#data/store/in-slices.ts';
import { countsDiffer, type Difference } from '#data/books/difference.ts';
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
  type Tables,
} from '#data/books/projections/stock-rows.ts';
import { addMonth, type StockChanges } from '#data/books/stock/stock-sums.ts';

/** The kept moves that were compared so far. */
export type MovesSeen = { right: number; expected: number };

/** Compares the moves that the tally has taken, which it then forgets, with those that are kept. */
export async function compareMoves(db: Tables, tally: StockTally, seen: MovesSeen): Promise<void> {
  const { right, expected } = await rowsAgreeing(movesIn(db), tally.takeMoves(), keyOfMove);
  seen.right += right;
  seen.expected += expected;
}

/** What differs in the stock, after all moves were compared: how much there is, what it is worth, and the sums of that. */
export async function differencesInStock(
  db: Tables,
  tally: StockTally,
  moves: MovesSeen,
): Promise<readonly Difference[]> {
  const onHand = await everyOnHand(db);
  const said = onHand.filter(({ says }) => says).length;
  const there = await rowsAgreeing(onHandIn(db), tally.rows(), ({ item }) => item, counted);
  return [
    ...countsDiffer('Movements of goods', await movesIn(db).count(), moves),
    ...countsDiffer('Items in stock', said, there),
    ...(await differencesInWorth(db, onHand)),
  ];
}

/** What of each item on hand the comparison of worth goes by. */
function everyOnHand(db: Tables): Promise<readonly Seen[]> {
  return inSlices<OnHand, Seen>(
    (size, after) => {
      const rows = onHandIn(db)
        .where('item')
        .above(after?.item ?? '');
      return rows.limit(size).toArray();
    },
    (row) => ({ item: row.item, moves: row.moves, stale: row.stale ?? LATEST, says: saysSomething(counted(row)) }),
  );
}

/** Months that are still to be valued are not compared; all others as if they were valued from the beginning. */
async function differencesInWorth(db: Tables, onHand: readonly Seen[]): Promise<readonly Difference[]> {
  const [months, sums] = [{ kept: 0, right: 0, expected: 0 }, new Map() as StockChanges];
  let seen = 0;
  for (const items of readTogether(onHand)) {
    const [first, last] = [items[0]?.item ?? '', items.at(-1)?.item ?? ''];
    const layers = await layersIn(db).where(BY_MONTH).between([first, ''], [last, '\uffff']).toArray();
    const moved = await movesIn(db).where(BY_DAY).between([first, ''], [last, '\uffff']).toArray();
    const [keptOf, movesOf] = [byItem(layers), byItem(moved)];
    for (const { item, stale } of items) {
      const kept = keptOf.get(item) ?? [];
      const isValued = ({ month }: StockMonth) => month < stale.slice(0, 7);
      const expected = stockMonths(item, NOTHING_THERE, movesOf.get(item) ?? [], () => undefined).filter(isValued);
      const byMonth = new Map(kept.map((row) => [row.month, row]));
      seen += kept.length;
      months.kept += kept.filter(isValued).length;
      months.expected += expected.length;
      months.right += expected.filter((row) => isSame(row, byMonth.get(row.month))).length;
      for (const row of kept) addMonth(sums, row, (worth) => worth);
    }
  }
  // Those of goods that never moved.
  const more = (await layersIn(db).count()) - seen;
  return [...countsDiffer('Months of goods', months.kept + more, months), ...(await differencesInStockSums(db, sums))];
}

async function differencesInStockSums(db: Tables, sums: StockChanges): Promise<readonly Difference[]> {
  const rebuilt = [...sums].flatMap(([key, row]) => {
    const moved = Object.fromEntries([...row].filter(([, worth]) => worth.some((part) => part !== 0)));
    return Object.keys(moved).length === 0 ? [] : [{ key, moved }];
  });
  const counts = await rowsAgreeing(stockIn(db), rebuilt, ({ key }) => key);
  return countsDiffer('Sums of goods', await stockIn(db).count(), counts);
}

/** Goods that moved, or did until they are valued, so many together as some hundred moves come to; or one that has more. */
function* readTogether(onHand: readonly Seen[]): Generator<readonly Seen[]> {
  let [together, moves] = [[] as Seen[], 0];
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

/** What follows from the vouchers alone, whatever was valued since. */
function counted({ stale: _, ...row }: OnHand): Omit<OnHand, 'stale'> {
  return row;
}

function isSame(one: object, other: object | undefined): boolean {
  return canonicalJson(one) === canonicalJson(other ?? null);
}

type Seen = Readonly<{ item: string; moves: number; stale: string; says: boolean }>;

const LATEST = '\uffff';
const AT_A_TIME = 500;
