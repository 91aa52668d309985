import {
  sumOfValuations,
  negativeValuation,
  monthOfMove,
  NO_VALUATION,
  type StockMonth,
  stockMonths,
  type Valuation,
} from '#domain/books/stock/stock-month.ts';
import type { StockByGodown, ValuationMethod } from '#domain/books/stock/stock-cost.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { serialOf } from '#domain/record-id.ts';
import type { OnProgress } from '#data/files/progress.ts';
import type { Database } from '#data/store/database.ts';
import { saysSomething } from '#data/books/projections/project-stock.ts';
import {
  BY_DAY,
  BY_MONTH,
  layersIn,
  movesIn,
  type OnHand,
  onHandIn,
  type TableAccess,
} from '#data/books/projections/stock-rows.ts';
import { addMonth, changeStock, shardOf, type StockChanges } from './stock-sums.ts';
import { valuationMethodIn } from '#data/books/projections/valuation-method.ts';
import type { Rows } from '#data/books/tables.ts';

/** Every item, or one, up to a day. */
export type ValueOrder = Readonly<{ day: MaybeDate; item: string | undefined }>;

/**
 * Values everything that is asked for, slice by slice: in a worker, whose page waits for it. `onProgress` hears between two
 * slices how many items are valued, of one item how many moves.
 */
export async function valueEverySlice(
  db: Database<Rows>,
  { day, item }: ValueOrder,
  onProgress: OnProgress = () => {},
): Promise<true> {
  const left = async () =>
    item === undefined ? (await staleIn(db, day, item)).length : await movesToValue(db, day, item);
  const all = await left();
  for (let isFirst = true; await isStale(db, day, item); isFirst = false) {
    if (!isFirst) await onProgress(Math.max(all - (await left()), 0), all);
    await db.transaction('rw', [...VALUED_TABLES], async () => await valueSlice(db, day, item, MOVES_IN_A_WORKER));
  }
  return true;
}

/** Whether anything is to be valued up to a day, of one item or of any. */
export async function isStale(db: TableAccess, day: MaybeDate, item: string | undefined): Promise<boolean> {
  if (item !== undefined) return (await staleIn(db, day, item)).length > 0;
  return (await onHandIn(db).where('stale').belowOrEqual(day).first()) !== undefined;
}

/** How many moves are to be valued, as far as it matters whether they are many: what comes after a day is counted, too. */
export async function movesToValue(db: TableAccess, day: MaybeDate, item: string | undefined): Promise<number> {
  let many = 0;
  for (const { item: id, moves, stale = '' } of await neighboursIn(db, await staleIn(db, day, item))) {
    const later = movesIn(db)
      .where(BY_DAY)
      .between([id, stale.slice(0, 7)], [id, '\uffff']);
    // Only an item that moved often is counted: all others are within what the page does at once.
    many += moves > MOVES_IN_A_SLICE ? await later.count() : moves;
  }
  return many;
}

/** Values some of what is stale up to a day, about so many moves, in the transaction that is open. */
export async function valueSlice(
  db: TableAccess,
  day: MaybeDate,
  item: string | undefined,
  room = MOVES_IN_A_SLICE,
): Promise<void> {
  const changes: StockChanges = new Map();
  const method = await valuationMethodIn(db);
  let left = room;
  for (const row of await neighboursIn(db, await staleIn(db, day, item))) {
    if (left > 0) left -= await valueItem(db, method, row, day, changes, left);
  }
  await changeStock(db, changes);
}

async function staleIn(db: TableAccess, day: MaybeDate, item: string | undefined): Promise<readonly string[]> {
  if (item === undefined) return onHandIn(db).where('stale').belowOrEqual(day).primaryKeys();
  const stale = (await onHandIn(db).get(item))?.stale;
  return stale !== undefined && stale <= day ? [item] : [];
}

/** Of some items those whose sums stand in the same rows as those of the first: so these are written once for all. */
async function neighboursIn(db: TableAccess, items: readonly string[]): Promise<readonly OnHand[]> {
  const [first, ...others] = items.toSorted((one, other) => serialOf(one) - serialOf(other));
  if (first === undefined) return [];
  const near = [first, ...others.filter((other) => shardOf(other) === shardOf(first))];
  return (await onHandIn(db).bulkGet(near)).filter((row) => row !== undefined);
}

/**
 * Values an item from the month in which it is stale up to a day, part by part while there is room. Returns how many moves it
 * had. What went out before is read once, and then handed on from part to part.
 */
async function valueItem(
  db: TableAccess,
  method: ValuationMethod,
  { stale = '', ...row }: OnHand,
  day: MaybeDate,
  changes: StockChanges,
  room: number,
): Promise<number> {
  const { item } = row;
  let next: string | undefined = stale.slice(0, 7);
  const begins = await layersIn(db).where(BY_MONTH).between([item, ''], [item, next], true, false).last();
  const gone = new IssuedCosts(db, item, next);
  let ends: StockByGodown = begins?.ends ?? {};
  let count = 0;
  while (next !== undefined && next <= day && count < room) {
    const part = await wholeMonths(db, item, next);
    await gone.readFor(part.moves);
    const months = stockMonths(method, item, ends, part.moves, gone.of);
    await replaceMonths(db, [item, next, part.next ?? '\uffff'], months, changes);
    gone.add(months);
    ends = months.at(-1)?.ends ?? ends;
    count += part.moves.length;
    next = part.next;
  }
  const now: OnHand = next === undefined ? row : { ...row, stale: next };
  if (saysSomething(now)) await onHandIn(db).put(now);
  else await onHandIn(db).delete(item);
  return count;
}

/** Puts months in the place of those that stood there, and notes what that changes in the sums. */
async function replaceMonths(
  db: TableAccess,
  [item, from, before]: readonly [item: string, from: string, before: string],
  months: readonly StockMonth[],
  changes: StockChanges,
): Promise<void> {
  const replaced = await layersIn(db).where(BY_MONTH).between([item, from], [item, before], true, false).toArray();
  for (const old of replaced) addMonth(changes, old, negativeValuation);
  for (const own of months) addMonth(changes, own, (worth) => worth);
  const stays = new Set(months.map(({ month }) => month));
  const left = replaced.filter(({ month }) => !stays.has(month));
  if (left.length > 0) await layersIn(db).bulkDelete(left.map(({ month }) => [item, month] as const));
  await layersIn(db).bulkPut([...months]);
}

/** The moves from a month on, as many whole months as are valued at once, at least one; and the month after them, if any. */
async function wholeMonths(
  db: TableAccess,
  item: string,
  month: string,
): Promise<Readonly<{ moves: readonly Move[]; next: string | undefined }>> {
  const from = movesIn(db).where(BY_DAY).between([item, month], [item, '\uffff']);
  const moves = await from.limit(MOVES_AT_A_TIME).toArray();
  const last = moves.at(-1);
  if (moves.length < MOVES_AT_A_TIME || !last) return { moves, next: undefined };
  const cut = monthOfMove(last);
  const whole = moves.filter((move) => monthOfMove(move) < cut);
  if (whole.length > 0) return { moves: whole, next: cut };
  const [all, after] = [
    await movesIn(db)
      .where(BY_DAY)
      .between([item, cut], [item, `${cut}\uffff`])
      .toArray(),
    await movesIn(db)
      .where(BY_DAY)
      .between([item, `${cut}\uffff`], [item, '\uffff'])
      .first(),
  ];
  return { moves: all, next: after && monthOfMove(after) };
}

/** Returns, for the lines that some moves take back, what went out of each before a month. */
export async function issuedCostsBefore(
  db: TableAccess,
  item: string,
  month: string,
  moves: readonly Move[],
): Promise<(line: string) => Valuation | undefined> {
  const gone = new IssuedCosts(db, item, month);
  await gone.readFor(moves);
  return gone.of;
}

/** Knows what went out of an item by line before a month, and in the months that are added. Reads the books once, if at all. */
class IssuedCosts {
  readonly #before: () => PromiseLike<readonly StockMonth[]>;
  readonly #added: StockMonth[] = [];
  #known: Map<string, Valuation> | undefined;

  constructor(db: TableAccess, item: string, month: string) {
    this.#before = () => layersIn(db).where(BY_MONTH).between([item, ''], [item, month], true, false).toArray();
  }

  readonly of = (line: string): Valuation | undefined => this.#known?.get(line);

  /** Only goods that are taken back ask what had gone. */
  async readFor(moves: readonly Move[]): Promise<void> {
    if (this.#known || !moves.some(({ does }) => does === 'return')) return;
    const before = await this.#before();
    this.#known = new Map();
    this.#note([...before, ...this.#added]);
  }

  add(months: readonly StockMonth[]): void {
    if (this.#known) this.#note(months);
    else this.#added.push(...months);
  }

  #note(months: readonly StockMonth[]): void {
    for (const { gone } of months) {
      for (const [line, worth] of Object.entries(gone))
        this.#known?.set(line, sumOfValuations(this.#known.get(line) ?? NO_VALUATION, worth));
    }
  }
}

/** The tables that a slice reads and writes; the business says by which method. */
export const VALUED_TABLES = ['business', 'moves', 'onhand', 'layers', 'stock'] as const;
/** So many take some ten milliseconds, which nobody notices. */
const MOVES_AT_A_TIME = 300;
/** So many take a tenth of a second, for which a voucher that is saved meanwhile waits. */
export const MOVES_IN_A_SLICE = 1200;
/** In a worker more at once: the sums of each month are then written less often. */
const MOVES_IN_A_WORKER = 3000;
