import type { RecordChange } from '#data/store/changes.ts';
import type { Database } from '#data/store/database.ts';
import { getMany, putMany, rowsAgreeing } from '#data/store/in-slices.ts';
import { type BankLine, type LineStanding, lineStanding, vouchersOf } from '#domain/books/banking/bank-line.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { discrepancyInCounts, type Discrepancy } from '#data/books/discrepancy.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * How the lines of bank statements stand, which follows from them and from their vouchers: one whose voucher is cancelled,
 * or changed to another amount, is to do again, and done again if that is taken back. A line that is matched with several
 * vouchers has a row for each, the later ones as "BNK-000000001/2".
 */
export type BankStanding = Readonly<{
  id: string;
  account: string;
  /** Only in the first row of a line, so that lists by day have it once. */
  on?: string;
  state: LineStanding;
  amount: number;
  /** That it is matched with. */
  voucher?: string;
}>;

export function standingsIn(db: Database<Rows>) {
  return db.table<BankStanding, string>('bankStandings');
}

/** Changes how lines stand with them and with the vouchers. */
export async function projectStandings(db: Database<Rows>, changes: readonly RecordChange<Rows>[]): Promise<void> {
  const of = (table: 'bankLines' | 'vouchers') =>
    changes.flatMap((change) => (change.table === table ? [(change.after ?? change.before)?.id ?? ''] : []));
  const [lines, vouchers] = [of('bankLines'), of('vouchers')];
  const touched = vouchers.length === 0 ? [] : await standingsIn(db).where('voucher').anyOf(vouchers).primaryKeys();
  const ids = [...new Set([...lines, ...touched.map(lineOfStanding)])];
  if (ids.length === 0) return;
  const rows = (await getMany(db.records('bankLines'), ids)).filter((row) => row !== undefined);
  const standings = await standingsOfLines(db, rows);
  const stay = new Set(standings.map(({ id }) => id));
  const had = changes.flatMap((change) => (change.table === 'bankLines' && change.before ? [change.before] : []));
  await putMany(standingsIn(db), standings);
  await standingsIn(db).bulkDelete(had.flatMap((line) => rowIdsOf(line as BankLine)).filter((id) => !stay.has(id)));
}

/** The id of the line that a row is about. */
export function lineOfStanding(id: string): string {
  return id.split('/')[0] ?? id;
}

/** How all lines stand, made anew from the records, of some hundred at a time. */
export async function eachStanding(
  db: Database<Rows>,
  take: (standings: readonly BankStanding[]) => Promise<unknown>,
): Promise<void> {
  for (let from = '', isOver = false; !isOver; ) {
    const rows = await db.records('bankLines').where('id').above(from).limit(AT_A_TIME).toArray();
    await take(await standingsOfLines(db, rows));
    from = rows.at(-1)?.id ?? from;
    isOver = rows.length < AT_A_TIME;
  }
}

/** Lines that stand otherwise than they and their vouchers say. */
export async function differencesInStandings(db: Database<Rows>): Promise<readonly Discrepancy[]> {
  const all = { right: 0, expected: 0 };
  await eachStanding(db, async (standings) => {
    const { right, expected } = await rowsAgreeing(standingsIn(db), standings, ({ id }) => id);
    all.right += right;
    all.expected += expected;
  });
  return discrepancyInCounts('How lines of bank statements stand', await standingsIn(db).count(), all);
}

async function standingsOfLines(db: Database<Rows>, lines: readonly BankLine[]): Promise<readonly BankStanding[]> {
  const ids = [...new Set(lines.flatMap(vouchersOf))];
  const found = ids.length === 0 ? [] : await db.records('vouchers').bulkGet(ids);
  const vouchers = new Map<string, Voucher | undefined>(ids.map((id, at) => [id, found[at]]));
  return lines.flatMap((line) => {
    const own = vouchersOf(line);
    const state = lineStanding(
      line,
      own.map((id) => vouchers.get(id)),
    );
    return rowIdsOf(line).map((id, at): BankStanding => {
      const voucher = own[at];
      const { account, on, amount } = line;
      return { id, account, ...(at === 0 && { on }), state, amount, ...(voucher !== undefined && { voucher }) };
    });
  });
}

function rowIdsOf(line: Pick<BankLine, 'id' | 'voucher'>): readonly string[] {
  const [, ...more] = vouchersOf(line);
  return [line.id, ...more.map((_, at) => `${line.id}/${at + 2}`)];
}

const AT_A_TIME = 500;
