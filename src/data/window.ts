import type { Table } from 'dexie';
import type { Stored } from './database.ts';
import { type Asked, foundByIndex, isAscending, isBackwards, type Start } from './found.ts';
import { type List, type Place, placeOf, stepAlong, type View } from './order.ts';
import { isFound, soughtIn } from './search.ts';

export type { Start } from './found.ts';

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
  const asked = { table, list, view, start, size: size + 1, sought: soughtIn(view.find) };
  // Waiting for nothing of the library's, a live query would no longer be told of changes to what is read after it.
  const byIndex = asked.sought.length === 0 ? undefined : await foundByIndex(asked);
  const { rows, found } = byIndex ?? { rows: await walk(asked), found: undefined };
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

/** Goes along the order from where the window starts and takes what is sought, in steps that grow if that is little. */
async function walk<Row extends object>({
  table,
  list,
  view,
  start,
  size,
  sought,
}: Asked<Row>): Promise<readonly Stored<Row>[]> {
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

const BATCH = 1000;
