import type { Table } from 'dexie';
import { serialOf } from '#domain/record-id.ts';
import type { Stored } from './database.ts';
import {
  comparePlaces,
  compareRows,
  isAscending,
  isBackwards,
  isByNumber,
  type List,
  passesFilter,
  placeOf,
  type Start,
  type View,
} from './order.ts';
import { matchesAll, searchWords } from './search.ts';

/** So many rows of a list, as it is looked at, from where a window starts, that have the words which are sought. */
export type WindowRequest<Row> = Readonly<{
  table: Table<Stored<Row>, string>;
  list: List;
  view: View;
  start: Start;
  size: number;
  sought: readonly string[];
}>;

/**
 * Reads the rows of `asked` through the index of words, and how many a find has in all where that is known with them.
 * Undefined where each word that is sought is common; a walk along the order meets enough of those.
 */
export async function findByIndex<Row extends object>(
  asked: WindowRequest<Row>,
): Promise<{ rows: readonly Stored<Row>[]; found: number | undefined } | undefined> {
  const { table, list, view, sought } = asked;
  const isInKeys = isByNumber(list, view) && sought.length === 1;
  const ids = (await rareOf(table, sought, isInKeys ? MANY : SEVERAL)) ?? (await commonOf(table, sought));
  if (!ids) return undefined;
  if (isInKeys || (isByNumber(list, view) && ids.size > FEW)) return foundInTurn(asked, ids);
  const all = await readAll(asked, ids);
  return { rows: takeFrom(all, asked), found: all.length };
}

/**
 * How many records a find means: 5,000 at most where the keys of one word tell, 1,000 where the records must be read. Undefined
 * where there are more.
 */
export async function countMatches<Row extends object>(
  table: Table<Stored<Row>, string>,
  list: List,
  view: View,
): Promise<number | undefined> {
  const sought = searchWords(view.find);
  const isInKeys = sought.length === 1 && view.filter === '';
  const ids = await rareOf(table, sought, isInKeys ? SEVERAL : FEW);
  return ids && (isInKeys ? ids.size : (await readAll({ table, list, view, sought }, ids)).length);
}

/** Of these records, ordered by number, only those are read that are shown, and what else lies between them. */
async function foundInTurn<Row extends object>(
  { table, view, start, size, sought }: WindowRequest<Row>,
  candidates: ReadonlySet<string>,
): Promise<{ rows: readonly Stored<Row>[]; found: number | undefined }> {
  const sign = isAscending(view, start) ? 1 : -1;
  const from = 'place' in start ? Number(start.place[0]) : -sign * Number.POSITIVE_INFINITY;
  const onwards = [...candidates]
    .map((id) => ({ id, serial: serialOf(id) }))
    .filter(({ serial }) => sign * (serial - from) > 0)
    .toSorted((a, b) => sign * (a.serial - b.serial || (a.id < b.id ? -1 : 1)));
  const rows: Stored<Row>[] = [];
  for (let at = 0, step = size; at < onwards.length && rows.length < size; at += step, step *= 2) {
    const read = await table.bulkGet(onwards.slice(at, at + step).map(({ id }) => id));
    rows.push(...read.filter((row) => matchesWords(row, sought)));
  }
  return { rows: rows.slice(0, size), found: sought.length === 1 ? candidates.size : undefined };
}

/** Those of these records that a view holds, in its order. */
async function readAll<Row extends object>(
  { table, list, view, sought }: Pick<WindowRequest<Row>, 'table' | 'list' | 'view' | 'sought'>,
  candidates: ReadonlySet<string>,
): Promise<readonly Stored<Row>[]> {
  return (await table.bulkGet([...candidates]))
    .filter((row) => matchesWords(row, sought))
    .filter((row) => passesFilter(row, list, view))
    .toSorted((a, b) => compareRows(a, b, list, view));
}

/** Whether it is there, and has all that is sought. */
export function matchesWords<Row>(row: Stored<Row> | undefined, sought: readonly string[]): row is Stored<Row> {
  return row !== undefined && matchesAll(row.keys.words ?? [], sought);
}

/** What has one of these words that is at most so often in the index; the longest, most likely the rarest, is asked first. */
async function rareOf<Row>(table: Table<Stored<Row>, string>, sought: readonly string[], most: number) {
  for (const word of sought.toSorted((a, b) => b.length - a.length)) {
    // A row is hit once for each of its words that begins so: few hits are few rows, but many may be fewer.
    const hits = await hitsOf(table, word, most + 1);
    if (hits.length <= most) return new Set(hits);
  }
  return undefined;
}

/** Two common words may seldom meet. Their keys alone tell; reading the rows for it would take longer. */
async function commonOf<Row>(table: Table<Stored<Row>, string>, sought: readonly string[]) {
  if (sought.length === 1) return undefined;
  const hits = await Promise.all(sought.map((word) => hitsOf(table, word, MANY + 1)));
  const counted = hits.filter((ids) => ids.length <= MANY).map((ids) => new Set(ids));
  const [first, ...others] = counted;
  if (!first || others.length === 0) return undefined;
  const common = others.reduce((a, b) => new Set([...a].filter((id) => b.has(id))), first);
  return common.size > SEVERAL ? undefined : common;
}

function hitsOf<Row>(table: Table<Stored<Row>, string>, word: string, limit: number): PromiseLike<string[]> {
  return table.where('keys.words').startsWith(word).limit(limit).primaryKeys();
}

function takeFrom<Row extends object>(
  rows: readonly Stored<Row>[],
  { list, view, start, size }: WindowRequest<Row>,
): readonly Stored<Row>[] {
  const ordered = isBackwards(start) ? rows.toReversed() : rows;
  if (!('place' in start)) return ordered.slice(0, size);
  const beyond = isAscending(view, start) ? 1 : -1;
  return ordered.filter((row) => comparePlaces(placeOf(row, list, view), start.place) === beyond).slice(0, size);
}

const FEW = 1000;
const SEVERAL = 5000;
const MANY = 30_000;
