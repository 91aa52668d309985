import type { Database } from '#data/store/database.ts';
import { inSlices, putMany, slicesOf } from '#data/store/in-slices.ts';
import { type DebitCredit, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { type Book, partySumsPrefix } from '#domain/books/ledger/posting-sums.ts';
import type { Grain } from '#domain/books/sum-periods.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * The kept sums as rows. All ledgers of a period stand in one row, so that a statement of any day reads some forty of them
 * instead of thousands, and a voucher writes a few; a sum of a party has a row of its own, as there may be thousands.
 */
export type SumRow = Readonly<{
  key: string;
  flows: Readonly<Record<string, readonly [debit: number, credit: number]>>;
}>;

export function sumsIn(db: Pick<Database<Rows>, 'table'>) {
  return db.table<SumRow, string>('sums');
}

/** The rows of a book from one period to another of a grain; from '' means from the first there is. */
export function rowsWithin(
  db: Database<Rows>,
  book: Book,
  { grain, from, to }: Readonly<{ grain: Grain; from: string; to: string }>,
): PromiseLike<SumRow[]> {
  return sumsIn(db).where('key').between(`${book}${grain}/${from}`, `${book}${grain}/${to}`, true, true).toArray();
}

/** The sums of these keys, in order; undefined where nothing moved. */
export async function readSums(
  db: Database<Rows>,
  keys: readonly string[],
): Promise<readonly (DebitCredit | undefined)[]> {
  const places = keys.map(placeOf);
  const names = [...new Set(places.map(({ row }) => row))];
  const rows = new Map((await sumsIn(db).bulkGet(names)).map((row, at) => [names[at], row]));
  return places.map(({ row, node }) => flowAt(rows.get(row), node));
}

/** The sums in rows, by key. */
export function sumsOf(rows: readonly SumRow[]): ReadonlyMap<string, DebitCredit> {
  return new Map(
    rows.flatMap((row) =>
      Object.keys(row.flows).map((node) => [keyOfSum(row.key, node), flowAt(row, node) ?? NO_DEBIT_CREDIT] as const),
    ),
  );
}

/** The last day on which anything was posted, if it is after this one. */
export async function lastPostedAfter(db: Database<Rows>, day: IsoDate): Promise<IsoDate | undefined> {
  const row = await sumsIn(db).where('key').between(`LD/${day}`, `LD/${LAST_DAY}`, false, true).last();
  return row && (row.key.slice('LD/'.length) as IsoDate);
}

/** The sums of a party, by key. */
export async function sumsOfParty(db: Database<Rows>, party: string): Promise<ReadonlyMap<string, DebitCredit>> {
  return sumsOf(await sumsIn(db).where('key').startsWith(partySumsPrefix(party)).toArray());
}

/** Hands out all rows. */
export async function everySum(db: Database<Rows>, take: (row: SumRow) => void): Promise<void> {
  await inSlices<SumRow, void>((size, after) => {
    const rows = sumsIn(db)
      .where('key')
      .above(after?.key ?? '');
    return rows.limit(size).toArray();
  }, take);
}

/** Writes the sums into the table, which is empty: each row once. */
export async function putSums(
  db: Pick<Database<Rows>, 'table'>,
  sums: ReadonlyMap<string, DebitCredit>,
): Promise<void> {
  const rows = new Map<string, Flows>();
  addTo(rows, sums);
  await putMany(
    sumsIn(db),
    [...rows].map(rowOf).filter((row) => !isEmpty(row)),
  );
}

/** Adds the changes to what is kept; a sum of nothing goes, and a row without sums. */
export async function changeSums(
  db: Pick<Database<Rows>, 'table'>,
  changes: ReadonlyMap<string, DebitCredit>,
): Promise<void> {
  for (const some of slicesOf(changes, CHANGED_AT_ONCE)) await changeSome(db, some);
}

async function changeSome(
  db: Pick<Database<Rows>, 'table'>,
  changes: readonly (readonly [key: string, by: DebitCredit])[],
): Promise<void> {
  const names = [...new Set(changes.map(([key]) => placeOf(key).row))];
  const rows = new Map((await sumsIn(db).bulkGet(names)).map((row, at) => [names[at] ?? '', { ...row?.flows }]));
  addTo(rows, changes);
  const all = [...rows].map(rowOf);
  await sumsIn(db).bulkPut(all.filter((row) => !isEmpty(row)));
  await sumsIn(db).bulkDelete(all.filter(isEmpty).map(({ key }) => key));
}

type Flows = Record<string, readonly [debit: number, credit: number]>;

function addTo(rows: Map<string, Flows>, changes: Iterable<readonly [key: string, by: DebitCredit]>): void {
  for (const [key, change] of changes) {
    const { row, node } = placeOf(key);
    const flows = rows.get(row) ?? {};
    const [debit, credit] = flows[node] ?? [0, 0];
    const now = [asPaise(debit + change.debit), asPaise(credit + change.credit)] as const;
    if (now[0] === 0 && now[1] === 0) delete flows[node];
    else flows[node] = now;
    rows.set(row, flows);
  }
}

function rowOf([key, flows]: readonly [key: string, flows: Flows]): SumRow {
  return { key, flows };
}

function flowAt(row: SumRow | undefined, node: string): DebitCredit | undefined {
  const flow = row?.flows[node];
  return flow && { debit: asPaise(flow[0]), credit: asPaise(flow[1]) };
}

function isEmpty({ flows }: SumRow): boolean {
  return Object.keys(flows).length === 0;
}

/** The row that a sum stands in, and its place there. */
function placeOf(key: string): Readonly<{ row: string; node: string }> {
  if (key.startsWith(OF_PARTIES)) return { row: key, node: '' };
  const end = key.lastIndexOf('/');
  return { row: key.slice(0, end), node: key.slice(end + 1) };
}

function keyOfSum(row: string, node: string): string {
  return row.startsWith(OF_PARTIES) ? row : `${row}/${node}`;
}

const LAST_DAY = '9999-12-31';
/** More than a voucher changes. */
const CHANGED_AT_ONCE = 500;
const OF_PARTIES = partySumsPrefix('').slice(0, 2);
