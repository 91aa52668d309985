import type { Table } from 'dexie';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Database, RowTable } from './database.ts';
import type { AnyRows, Identified, TableName } from './table.ts';

/** Some at a time, at least once: an import changes thousands of records, and a page must answer meanwhile. */
export function* slicesOf<Each>(all: Iterable<Each>, size: number = AT_A_TIME): Generator<readonly Each[]> {
  let slice: Each[] = [];
  let isNone = true;
  for (const each of all) {
    if (slice.length === size) {
      yield slice;
      [slice, isNone] = [[], false];
    }
    slice.push(each);
  }
  if (slice.length > 0 || isNone) yield slice;
}

/**
 * Reads many rows some hundred at a time, so that the page answers meanwhile. `next` reads up to so many rows from the
 * beginning, or behind the last one before; `of` is what is kept of each.
 */
export async function inSlices<Row, Each>(
  next: (size: number, after: Row | undefined) => PromiseLike<readonly Row[]>,
  of: (row: Row) => Each,
): Promise<Each[]> {
  const every: Each[] = [];
  let rows: readonly Row[];
  let after: Row | undefined;
  do {
    rows = await next(READ, after);
    for (const row of rows) every.push(of(row));
    after = rows.at(-1);
  } while (rows.length === READ);
  return every;
}

/** Reads every row of a table by id, and returns what `of` keeps of each. */
export function everyById<Row extends Identified, Each>(table: RowTable<Row>, of: (row: Row) => Each): Promise<Each[]> {
  return inSlices<Row, Each>((size, after) => {
    const rows = table.where('id').above(after?.id ?? '');
    return rows.limit(size).toArray();
  }, of);
}

/** `bulkGet` of many keys. */
export async function getMany<Row, Key>(
  table: Pick<Table<Row, Key>, 'bulkGet'>,
  keys: readonly Key[],
): Promise<(Row | undefined)[]> {
  const rows: (Row | undefined)[] = [];
  for (const some of slicesOf(keys)) rows.push(...(await table.bulkGet([...some])));
  return rows;
}

/**
 * Begins to write each slice before the one before it is written: while storage writes, the next is made. `onWritten` hears how
 * many rows were written, and may throw to end it. `begin` is no async function: Dexie would lose the transaction
 * in one that is not awaited at once.
 */
export async function writeSlices<Row>(
  slices: Iterable<readonly Row[]>,
  begin: (some: readonly Row[]) => PromiseLike<unknown>,
  onWritten: (count: number) => void = () => {},
): Promise<void> {
  let [before, count]: [PromiseLike<unknown> | undefined, number] = [undefined, 0];
  for (const some of slices) {
    const writing = begin(some);
    // Where those before fail, that is what is heard.
    void writing.then(undefined, () => undefined);
    await before;
    if (count > 0) onWritten(count);
    [before, count] = [writing, some.length];
  }
  await before;
  if (count > 0) onWritten(count);
}

/** `bulkPut` of many rows, which may come into being meanwhile. */
export async function putMany<Row, Key>(table: Pick<Table<Row, Key>, 'bulkPut'>, rows: Iterable<Row>): Promise<void> {
  for (const some of slicesOf(rows)) await table.bulkPut([...some]);
}

/**
 * How many of the rows that there should be are kept as they should be, of how many. `of` says what of a row is compared;
 * all of it, if nothing else is asked.
 */
export async function rowsAgreeing<Row extends object, Key>(
  table: Readonly<{ bulkGet: (keys: Key[]) => PromiseLike<readonly (Row | undefined)[]> }>,
  expected: Iterable<Row>,
  keyOf: (row: Row) => Key,
  of: (row: Row) => object = (row) => row,
): Promise<Readonly<{ right: number; expected: number }>> {
  const counts = { right: 0, expected: 0 };
  for (const some of slicesOf(expected)) {
    const rows = await table.bulkGet(some.map(keyOf));
    counts.expected += some.length;
    counts.right += some.filter((row, at) => {
      const own = rows[at];
      return own !== undefined && canonicalJson(of(row)) === canonicalJson(of(own));
    }).length;
  }
  return counts;
}

/** Whether this is a page, which draws and answers between two pieces of work. A worker has nothing else to do. */
const isPage = typeof document !== 'undefined';
/** Each is a request of its own, which a slow device takes one or two milliseconds to send. */
const AT_A_TIME = isPage ? 25 : 1000;
const READ = isPage ? 500 : 2000;

/**
 * Deletes every record of a table in the transaction that is open, in batches by id range, which takes a fifth of the
 * time of clear(). `onRemoved` is called with the size of each batch and may throw to end it.
 */
export async function emptyTable<Rows extends AnyRows>(
  db: Database<Rows>,
  table: TableName<Rows>,
  onRemoved: (count: number) => void,
): Promise<void> {
  const records = db.records(table);
  for (let from = ''; ; ) {
    const ids = await records.where('id').above(from).limit(REMOVED_AT_A_TIME).primaryKeys();
    const last = ids.at(-1);
    if (last === undefined) return;
    await records.where('id').between(from, last, false, true).delete();
    onRemoved(ids.length);
    from = last;
  }
}

const REMOVED_AT_A_TIME = 2000;
