import { spellingsOf } from '#domain/item-code.ts';
import { serialOf } from '#domain/record-id.ts';
import type { RowTable } from '#data/store/database.ts';
import { compareKeys } from '#data/store/index-range.ts';
import type { Stored } from '#data/store/table.ts';
import type { RowFilter } from './row-filter.ts';
import {
  compareRows,
  countAlong,
  filterOf,
  isAscending,
  isBackwards,
  isByNumber,
  type List,
  passesFilter,
  rowPlaceOf,
  type Start,
  type View,
} from './sorting.ts';
import { matchesAll, searchWords } from './search-words.ts';

/** A request for `size` rows of a list that match `words`, in the order of a view, from where a window starts. */
export type WindowRequest<Row> = Readonly<{
  table: RowTable<Row>;
  list: List;
  view: View;
  start: Start;
  size: number;
  words: readonly string[];
  /** Which of the rows that are met are meant, where that is not all. */
  keeps: Met | undefined;
}>;

type Met = Extract<RowFilter, Readonly<{ keeps: unknown }>>['keeps'];

/** Rows that match, and how many match in all where that is known with them. */
export type Matches<Row> = Readonly<{ rows: readonly Stored<Row>[]; found: number | undefined }>;

/**
 * Reads the requested rows through the index of words. Undefined if every word is too common for that: a walk along the
 * order then finds enough rows sooner.
 */
export async function findByIndex<Row extends object>(request: WindowRequest<Row>): Promise<Matches<Row> | undefined> {
  const { table, list, view, words } = request;
  const isInKeys = isByNumber(list, view) && words.length === 1;
  const ids = (await idsOfRarest(table, words, isInKeys ? MANY : SEVERAL)) ?? (await idsOfAll(table, words));
  if (!ids) return undefined;
  if (isInKeys || (isByNumber(list, view) && ids.size > FEW)) return readInTurn(request, ids);
  return findAmong(request, ids);
}

/** Reads the requested rows among these few. */
export async function findAmong<Row extends object>(
  request: WindowRequest<Row>,
  ids: ReadonlySet<string>,
): Promise<Matches<Row>> {
  const rows = await readAll(request, ids);
  return { rows: takeFrom(rows, request), found: rows.length };
}

/**
 * How many records match a find: exactly up to 5,000 if the keys of one word tell, up to 1,000 if the records must be read.
 * Undefined if there are more. Without a find, how many rows the view has.
 */
export async function countMatches<Row extends object>(
  table: RowTable<Row>,
  list: List,
  view: View,
): Promise<number | undefined> {
  const words = searchWords(view.find);
  if (words.length === 0) return countAlong(table, list, view);
  const isInKeys = words.length === 1 && filterOf(list, view) === '' && view.range === undefined;
  const ids = await idsOfRarest(table, words, isInKeys ? MANY : FEW);
  if (isInKeys) return countable(ids);
  return ids && (await readAll({ table, list, view, words }, ids)).length;
}

/** The number of ids, or undefined beyond 5,000: whatever the order, one find has one count. */
function countable(ids: ReadonlySet<string> | undefined): number | undefined {
  return ids && ids.size <= SEVERAL ? ids.size : undefined;
}

/** Reads candidates in the order of their numbers, only as many as it takes to fill the window. */
async function readInTurn<Row extends object>(
  { table, view, start, size, words }: WindowRequest<Row>,
  candidates: ReadonlySet<string>,
): Promise<Matches<Row>> {
  const sign = isAscending(view, start) ? 1 : -1;
  const from = 'place' in start ? Number(start.place[0]) : -sign * Number.POSITIVE_INFINITY;
  const onwards = [...candidates]
    .map((id) => ({ id, serial: serialOf(id) }))
    .filter(({ serial }) => sign * (serial - from) > 0)
    .toSorted((a, b) => sign * (a.serial - b.serial || (a.id < b.id ? -1 : 1)));
  const rows: Stored<Row>[] = [];
  let read = 0;
  for (let step = size; read < onwards.length && rows.length < size; step = stepToFill(size, rows.length, read)) {
    const some = await table.bulkGet(onwards.slice(read, read + step).map(({ id }) => id));
    rows.push(...some.filter((row) => matchesWords(row, words)));
    read += some.length;
  }
  return { rows: rows.slice(0, size), found: words.length === 1 ? countable(candidates) : undefined };
}

/** How many rows to read next: enough if as many of them match as of those read so far, but not many more at once. */
function stepToFill(size: number, matched: number, read: number): number {
  const most = 4 * read;
  return matched === 0 ? most : Math.min(most, Math.ceil(((size - matched) * read) / matched));
}

/** The candidates that match and that the view holds, in its order. */
async function readAll<Row extends object>(
  { table, list, view, words }: Pick<WindowRequest<Row>, 'table' | 'list' | 'view' | 'words'>,
  candidates: ReadonlySet<string>,
): Promise<readonly Stored<Row>[]> {
  return (await table.bulkGet([...candidates]))
    .filter((row) => matchesWords(row, words))
    .filter((row) => passesFilter(row, list, view))
    .toSorted((a, b) => compareRows(a, b, list, view));
}

/** True if the row exists and matches every word. */
export function matchesWords<Row>(row: Stored<Row> | undefined, words: readonly string[]): row is Stored<Row> {
  return row !== undefined && matchesAll(row.keys.words ?? [], words);
}

/** The ids under the first word that has at most `most` entries in the index; the longest, likely the rarest, is read first. */
async function idsOfRarest<Row>(table: RowTable<Row>, words: readonly string[], most: number) {
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    // A row has an entry for each of its words that begins so: few entries are few rows, but many may be fewer.
    const ids = await idsWithWord(table, word, most + 1);
    if (ids.length <= most) return new Set(ids);
  }
  return undefined;
}

/** The ids that common words share, from their index entries alone; undefined if these are too many to read. */
async function idsOfAll<Row>(table: RowTable<Row>, words: readonly string[]) {
  if (words.length === 1) return undefined;
  const lists = await Promise.all(words.map((word) => idsWithWord(table, word, MANY + 1)));
  const [first, ...others] = lists.filter((ids) => ids.length <= MANY).map((ids) => new Set(ids));
  if (!first || others.length === 0) return undefined;
  const shared = others.reduce((a, b) => new Set([...a].filter((id) => b.has(id))), first);
  return shared.size > SEVERAL ? undefined : shared;
}

/** The ids under the words that begin so, in any spelling of a barcode: of each as many as the index has, up to a limit. */
export async function idsWithWord<Row>(
  table: Pick<RowTable<Row>, 'where'>,
  word: string,
  limit: number,
): Promise<readonly string[]> {
  const found = spellingsOf(word).map((spelling) => table.where('keys.words').startsWith(spelling).limit(limit));
  return (await Promise.all(found.map((some) => some.primaryKeys()))).flat();
}

function takeFrom<Row extends object>(
  rows: readonly Stored<Row>[],
  { list, view, start, size }: WindowRequest<Row>,
): readonly Stored<Row>[] {
  const ordered = isBackwards(start) ? rows.toReversed() : rows;
  if (!('place' in start)) return ordered.slice(0, size);
  const beyond = isAscending(view, start) ? 1 : -1;
  return ordered.filter((row) => compareKeys(rowPlaceOf(row, list, view), start.place) === beyond).slice(0, size);
}

const FEW = 1000;
const SEVERAL = 5000;
const MANY = 30_000;
