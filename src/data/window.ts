import type { Table } from 'dexie';
import type { Stored } from './database.ts';
import { type WindowRequest, findByIndex, matchesWords } from './find-by-words.ts';
import { isAscending, isBackwards, type List, type Place, placeOf, type Start, stepAlong, type View } from './order.ts';
import { searchWords } from './search.ts';

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
 * the far end of a hundred thousand rows as at the near one. Never an offset, never a sort of more than a few thousand rows.
 */
export async function windowOf<Row extends object>(
  table: Table<Stored<Row>, string>,
  list: List,
  view: View,
  start: Start,
  size: number,
): Promise<Window<Row>> {
  const asked = { table, list, view, start, size: size + 1, sought: searchWords(view.find) };
  const { rows, found } = await (asked.sought.length === 0 ? walked(asked) : metOrFound(asked));
  const hasMore = rows.length > size;
  const isUpwards = isBackwards(start);
  const window = isUpwards ? rows.slice(0, size).toReversed() : rows.slice(0, size);
  const [first, last] = [window[0], window.at(-1)];
  return {
    rows: window,
    edges: first && last ? [placeOf(first, list, view), placeOf(last, list, view)] : undefined,
    hasBefore: isUpwards ? hasMore : start.at === 'after',
    hasAfter: isUpwards ? start.at === 'before' : hasMore,
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

type Found<Row> = Readonly<{ rows: readonly Stored<Row>[]; found: number | undefined }>;

/**
 * What many records have is met soon along the order, which is tried first: a key of the index of words takes longer to
 * read than a whole record in order. What few have the index finds.
 */
async function metOrFound<Row extends object>(asked: WindowRequest<Row>): Promise<Found<Row>> {
  const sample = await walk(asked, BEGINNING, SAMPLE);
  if (sample.isOver && !('place' in asked.start)) return { rows: sample.taken, found: sample.taken.length };
  const isMet = sample.taken.length >= Math.min(asked.size, sample.seen * OFTEN);
  // Waiting for nothing of the library's, a live query would no longer be told of changes to what is read after it.
  const byIndex = sample.isOver || isMet ? undefined : await findByIndex(asked);
  return byIndex ?? walked(asked, sample);
}

async function walked<Row extends object>(
  asked: WindowRequest<Row>,
  before: Walk<Row> = BEGINNING,
): Promise<Found<Row>> {
  const { taken } = await walk(asked, before, Number.POSITIVE_INFINITY);
  return { rows: taken.slice(0, asked.size), found: undefined };
}

/** How far one has gone along an order: what was taken of what was seen, where the last of that stood, and whether it ended. */
type Walk<Row> = Readonly<{ taken: readonly Stored<Row>[]; seen: number; last: Place | undefined; isOver: boolean }>;
const BEGINNING = { taken: [], seen: 0, last: undefined, isOver: false };

/**
 * Goes on along the order from where the window starts and takes what is sought, in steps that grow if that is little,
 * until the window is full or more than `most` were seen.
 */
async function walk<Row extends object>(
  { table, list, view, start, size, sought }: WindowRequest<Row>,
  before: Walk<Row>,
  most: number,
): Promise<Walk<Row>> {
  let { seen, last = 'place' in start ? start.place : undefined, isOver } = before;
  const taken = [...before.taken];
  const atFirst = sought.length === 0 ? size : Math.max(size, LEAST);
  for (let step = atFirst; taken.length < size && !isOver && seen < most; step = Math.min(step * 4, BATCH)) {
    const rows = await stepAlong(table, list, view, isAscending(view, start), last, step);
    taken.push(...rows.filter((row) => matchesWords(row, sought)));
    seen += rows.length;
    isOver = rows.length < step;
    const end = rows.at(-1);
    if (end) last = placeOf(end, list, view);
  }
  return { taken, seen, last, isOver };
}

const BATCH = 1000;
const LEAST = 50;
const SAMPLE = 250;
/** So many of the sample make a walk shorter than a look into the index. */
const OFTEN = 0.02;
