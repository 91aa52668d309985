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
  stepAlong,
  type View,
} from './order.ts';
import { isFound, soughtIn } from './search.ts';

/** Where a window begins: at an end of the list, or beside a row that was seen. */
export type Start = { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly place: Place };

export type Window<Row> = Readonly<{
  rows: readonly Stored<Row>[];
  /** The places of the first and the last row, to go on from. */
  edges: readonly [Place, Place] | undefined;
  hasBefore: boolean;
  hasAfter: boolean;
  /** How many rows a find has; undefined without one, and where they are too many to have been counted. */
  found: number | undefined;
}>;

/**
 * A window of `size` rows over a list, by keyset: one step of an index from where the last window ended, as quick at
 * the far end of a hundred thousand rows as at the near one. Never an offset, never a sort of more than FEW rows.
 */
export async function windowOf<Row extends object>(
  table: Table<Stored<Row>, string>,
  list: List,
  view: View,
  start: Start,
  size: number,
): Promise<Window<Row>> {
  const sought = soughtIn(view.find);
  const isBackwards = start.at === 'before' || start.at === 'last';
  const { rows, found } = await lookedUp(table, list, view, start, size + 1, sought);
  const hasMore = rows.length > size;
  const window = isBackwards ? rows.slice(0, size).toReversed() : rows.slice(0, size);
  const [first, last] = [window[0], window.at(-1)];
  return {
    rows: window,
    edges: first && last ? [placeOf(first, list, view), placeOf(last, list, view)] : undefined,
    hasBefore: isBackwards ? hasMore : start.at === 'after',
    hasAfter: isBackwards ? start.at === 'before' : hasMore,
    found,
  };
}

/** Every row of a view in its order, in batches: for what is written to a file. */
export async function* everyRow<Row extends object>(
  table: Table<Stored<Row>, string>,
  list: List,
  view: View,
): AsyncGenerator<readonly Stored<Row>[]> {
  for (let start: Start | undefined = { at: 'first' }; start; ) {
    const window: Window<Row> = await windowOf(table, list, view, start, BATCH);
    if (window.rows.length > 0) yield window.rows;
    start = window.hasAfter && window.edges ? { at: 'after', place: window.edges[1] } : undefined;
  }
}

/** So many rows from where a window starts, and how many a find has, if they could be counted. */
async function lookedUp<Row extends object>(
  table: Table<Stored<Row>, string>,
  list: List,
  view: View,
  start: Start,
  size: number,
  sought: readonly string[],
): Promise<{ rows: readonly Stored<Row>[]; found: number | undefined }> {
  const [word, ...others] = sought;
  if (word !== undefined && others.length === 0 && isByNumber(list, view)) {
    const numbered = await foundByNumber(table, view, start, size, word);
    if (numbered) return numbered;
  } else if (word !== undefined) {
    const few = await fewFound(table, list, view, sought);
    if (few) return { rows: takeFrom(few, list, view, start, size), found: few.length };
  }
  return { rows: await walk(table, list, view, start, size, sought), found: undefined };
}

/**
 * What one word means, ordered by number: the ids that its index holds say all of that, so that only the rows which are
 * shown are read. Undefined where there are more than that is quick for; a walk along the order meets enough of those soon.
 */
async function foundByNumber<Row extends object>(
  table: Table<Stored<Row>, string>,
  view: View,
  start: Start,
  size: number,
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
async function fewFound<Row extends object>(
  table: Table<Stored<Row>, string>,
  list: List,
  view: View,
  sought: readonly string[],
): Promise<readonly Stored<Row>[] | undefined> {
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
  list: List,
  view: View,
  start: Start,
  size: number,
): readonly Stored<Row>[] {
  const ordered = start.at === 'before' || start.at === 'last' ? rows.toReversed() : rows;
  if (!('place' in start)) return ordered.slice(0, size);
  const beyond = isAscending(view, start) ? 1 : -1;
  return ordered.filter((row) => comparePlaces(placeOf(row, list, view), start.place) === beyond).slice(0, size);
}

/** Goes along the order from where the window starts and takes what is sought, in steps that grow if that is little. */
async function walk<Row extends object>(
  table: Table<Stored<Row>, string>,
  list: List,
  view: View,
  start: Start,
  size: number,
  sought: readonly string[],
): Promise<readonly Stored<Row>[]> {
  const taken: Stored<Row>[] = [];
  let from = 'place' in start ? start.place : undefined;
  for (let step = size; ; step = Math.min(step * 2, BATCH)) {
    const rows = await stepAlong(table, list, view, isAscending(view, start), from, step);
    taken.push(...rows.filter((row) => isFound(row.keys.words ?? [], sought)));
    const last = rows.at(-1);
    if (taken.length >= size || rows.length < step || !last) return taken.slice(0, size);
    from = placeOf(last, list, view);
  }
}

function isAscending(view: View, start: Start): boolean {
  return (view.direction === 'up') === (start.at === 'first' || start.at === 'after');
}

const FEW = 1000;
const SEVERAL = 5000;
const MANY = 30_000;
const BATCH = 1000;
