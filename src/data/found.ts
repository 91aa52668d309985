import type { Table } from 'dexie';
import { serialOf } from '#domain/record-id.ts';
import type { Stored } from './database.ts';
import {
  comparePlaces,
  compareRows,
  isByNumber,
  type List,
  type Place,
  passesFilter,
  placeOf,
  type View,
} from './order.ts';
import { isFound } from './search.ts';

/** Where a window begins: at an end of the list, or beside a row that was seen. */
export type Start = { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly place: Place };

/** So many rows of a list, as it is looked at, from where a window starts, that have the words which are sought. */
export type Asked<Row> = Readonly<{
  table: Table<Stored<Row>, string>;
  list: List;
  view: View;
  start: Start;
  size: number;
  sought: readonly string[];
}>;

/** They by the index of words, and how many a find has in all. Undefined where they are too many for it. */
export async function foundByIndex<Row extends object>(
  asked: Asked<Row>,
): Promise<{ rows: readonly Stored<Row>[]; found: number } | undefined> {
  const [word, ...others] = asked.sought;
  if (word === undefined) return undefined;
  if (others.length === 0 && isByNumber(asked.list, asked.view)) return foundByNumber(asked, word);
  const few = await fewFound(asked);
  return few && { rows: takeFrom(few, asked), found: few.length };
}

/** True where a window is read from its end. */
export function isBackwards(start: Start): boolean {
  return start.at === 'before' || start.at === 'last';
}

/** True where the index is read from its low end. */
export function isAscending(view: View, start: Start): boolean {
  return (view.direction === 'up') !== isBackwards(start);
}

/**
 * What one word means, ordered by number: the ids that its index holds say all of that, so that only the rows which are
 * shown are read. Undefined where there are more than that is quick for; a walk along the order meets enough of those soon.
 */
async function foundByNumber<Row extends object>(
  { table, view, start, size }: Asked<Row>,
  word: string,
): Promise<{ rows: readonly Stored<Row>[]; found: number } | undefined> {
  const hits = await hitsOf(table, word, SEVERAL + 1);
  if (hits.length > SEVERAL) return undefined;
  const sign = isAscending(view, start) ? 1 : -1;
  const ids = [...new Set(hits)].map((id) => ({ id, serial: serialOf(id) }));
  const from = 'place' in start ? Number(start.place[0]) : -sign * Number.POSITIVE_INFINITY;
  const onwards = ids
    .filter(({ serial }) => sign * (serial - from) > 0)
    .toSorted((a, b) => sign * (a.serial - b.serial || (a.id < b.id ? -1 : 1)));
  const read = await table.bulkGet(onwards.slice(0, size).map(({ id }) => id));
  return { rows: read.filter((row) => row !== undefined), found: ids.length };
}

/**
 * The rows that a find means, in order, if they are few: the rarest of the sought words tells which to look at, or, where
 * each is common, what they have in common. Undefined where even that is much; a walk along the order meets enough soon.
 */
async function fewFound<Row extends object>({
  table,
  list,
  view,
  sought,
}: Asked<Row>): Promise<readonly Stored<Row>[] | undefined> {
  const ids = (await rarestOf(table, sought)) ?? (await commonOf(table, sought));
  if (!ids) return undefined;
  return (await table.bulkGet([...ids]))
    .filter((row): row is Stored<Row> => row !== undefined && isFound(row.keys.words ?? [], sought))
    .filter((row) => passesFilter(row, list, view))
    .toSorted((a, b) => compareRows(a, b, list, view));
}

async function rarestOf<Row>(table: Table<Stored<Row>, string>, sought: readonly string[]) {
  const hits = await Promise.all(sought.map((word) => hitsOf(table, word, FEW + 1)));
  // A row is hit once for each of its words that begins so: few hits are few rows, but many may be fewer.
  const rarest = hits.reduce((a, b) => (b.length < a.length ? b : a));
  return rarest.length > FEW ? undefined : new Set(rarest);
}

/** Two common words may seldom meet. Their keys alone tell; reading the rows for it would take ten times as long. */
async function commonOf<Row>(table: Table<Stored<Row>, string>, sought: readonly string[]) {
  if (sought.length === 1) return undefined;
  const hits = await Promise.all(sought.map((word) => hitsOf(table, word, MANY + 1)));
  const counted = hits.filter((ids) => ids.length <= MANY).map((ids) => new Set(ids));
  const [first, ...others] = counted;
  if (!first || others.length === 0) return undefined;
  const common = others.reduce((a, b) => new Set([...a].filter((id) => b.has(id))), first);
  return common.size > FEW ? undefined : common;
}

function hitsOf<Row>(table: Table<Stored<Row>, string>, word: string, limit: number): PromiseLike<string[]> {
  return table.where('keys.words').startsWith(word).limit(limit).primaryKeys();
}

function takeFrom<Row extends object>(
  rows: readonly Stored<Row>[],
  { list, view, start, size }: Asked<Row>,
): readonly Stored<Row>[] {
  const ordered = isBackwards(start) ? rows.toReversed() : rows;
  if (!('place' in start)) return ordered.slice(0, size);
  const beyond = isAscending(view, start) ? 1 : -1;
  return ordered.filter((row) => comparePlaces(placeOf(row, list, view), start.place) === beyond).slice(0, size);
}

const FEW = 1000;
const SEVERAL = 5000;
const MANY = 30_000;
