import type { Database } from '#data/store/database.ts';
import { everyById, putMany } from '#data/store/in-slices.ts';
import type { Stored } from '#data/store/table.ts';
import type { Projections } from '#data/store/change-hooks.ts';
import { negative } from '#domain/money.ts';
import { sumOfSides, NO_DEBIT_CREDIT, type DebitCredit } from '#domain/books/debit-credit.ts';
import {
  addOpening,
  addVoucher,
  controlKeyOf,
  changesOfSums,
  controlOf,
  type NodeOf,
} from '#domain/books/ledger/posting-sums.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { currentPostings, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { BatchTally, projectBatches } from './batch-stock.ts';
import { eachStanding, projectStandings, standingsIn } from './bank-standings.ts';
import { addDue, duesIn, duesOfParties, projectDues } from './dues.ts';
import { PROJECTION_TABLES } from '#data/books/projection-tables.ts';
import { OrderLineTally, projectOrderLines } from './order-lines.ts';
import { projectStock, movesOfVoucher, openingStock } from './project-stock.ts';
import { movesIn, onHandIn } from './stock-rows.ts';
import { changeSums, putSums, sumsOfParty } from './sum-rows.ts';
import type { Rows } from '#data/books/tables.ts';

/** A line of a ledger's statement: its key is the ledger, the day, the voucher and the place among its postings. */
export type EntryRow = Readonly<{ ledger: string; date: string; voucher: string; line: number; amount: number }>;

/** The projections of books: entries, sums, dues, stock, bank standings, lines of orders and batches. They follow from the vouchers and change with them. */
export const PROJECTIONS: Projections<Rows> = {
  update: async (db, changes) => {
    const sums = new Map<string, DebitCredit>();
    const vouchers = changes.flatMap((change) => (change.table === 'vouchers' ? [change as OfVoucher] : []));
    const parties = changes.flatMap((change) => (change.table === 'parties' ? [change as OfParty] : []));
    const nodeOf = await nodesOf(
      db,
      vouchers.flatMap(({ before, after }) => [...ledgersOf(before), ...ledgersOf(after)]),
    );
    for (const { before, after } of vouchers) {
      // Awaiting nothing a hundred times in a row would leave the transaction: Dexie follows no longer chain.
      if (entriesOf(before).length + entriesOf(after).length > 0) await replaceEntries(db, before, after);
      addChanges(sums, changesOfSums(before, after, nodeOf));
    }
    for (const { before, after } of parties) {
      if (before) addOpening(sums, before, -1);
      if (after) addOpening(sums, after, 1);
    }
    // Each has tables of its own, so that none waits for another.
    await Promise.all([
      changeSums(db, sums),
      projectDues(db, changes),
      projectStock(db, changes),
      projectStandings(db, changes),
      projectOrderLines(db, changes),
      projectBatches(db, changes),
    ]);
    for (const change of parties.filter(hasMoved)) await moveParty(db, change);
  },
  rebuild: async (db, onRead) => {
    for (const table of Object.keys(PROJECTION_TABLES.schemas)) await db.table(table).clear();
    const nodeOf = await everyNode(db);
    const sums = await openingsOfParties(db);
    const dues = await duesOfParties(db);
    const stock = await openingStock(db);
    const orders = new OrderLineTally();
    const batches = new BatchTally();
    for (let from = '', isOver = false; !isOver; ) {
      const vouchers: Voucher[] = await db.records('vouchers').where('id').above(from).limit(AT_A_TIME).toArray();
      for (const voucher of vouchers) addVoucher(sums, voucher, nodeOf, 1);
      for (const voucher of vouchers) addDue(dues, voucher);
      for (const voucher of vouchers) orders.replace(undefined, voucher);
      for (const voucher of vouchers) stock.replace([], movesOfVoucher(voucher));
      for (const voucher of vouchers) batches.replace([], movesOfVoucher(voucher));
      await putMany(entriesIn(db), vouchers.flatMap(entriesOf));
      await putMany(movesIn(db), stock.takeMoves());
      onRead?.(vouchers.length);
      from = vouchers.at(-1)?.id ?? from;
      isOver = vouchers.length < AT_A_TIME;
    }
    await putSums(db, sums);
    await putMany(duesIn(db), dues.rows());
    await putMany(onHandIn(db), stock.rows());
    await orders.keepIn(db);
    await batches.keepIn(db);
    await eachStanding(db, (standings) => putMany(standingsIn(db), standings));
  },
};

/** The name of the primary key of the entries, for ranges of it. */
export const BY_KEY = '[ledger+date+voucher+line]';

export function entriesIn(db: Database<Rows>) {
  return db.table<EntryRow, EntryKey>('entries');
}

/** The lines of statements that a voucher makes. */
export function entriesOf(voucher: Voucher | undefined): readonly EntryRow[] {
  const { date = '', id = '' } = voucher ?? {};
  return currentPostings(voucher).map(({ ledger, amount, date: own }, line) => {
    return { ledger, date: own ?? date, voucher: id, line, amount };
  });
}

/** Reads what the sums must know of every ledger and party: its group, or its control account. */
export async function everyNode(db: Database<Rows>): Promise<NodeOf> {
  const parties = await everyById(db.records('parties'), ({ id, kind }) => ({ id, kind }));
  return nodeOfRows([parties, await everyById(db.records('ledgers'), ({ id, group }) => ({ id, group }))]);
}

/** Returns what all parties opened with, by the keys of the sums. */
export async function openingsOfParties(db: Pick<Database<Rows>, 'table'>): Promise<Map<string, DebitCredit>> {
  const sums = new Map<string, DebitCredit>();
  await everyById(db.table<Stored<Party>, string>('parties'), (party) => addOpening(sums, party, 1));
  return sums;
}

type NodeOfParty = Pick<Party, 'id' | 'kind'>;
type NodeOfLedger = Pick<Ledger, 'id' | 'group'>;

type EntryKey = [ledger: string, date: string, voucher: string, line: number];
type OfVoucher = Readonly<{ before?: Voucher; after?: Voucher }>;
type OfParty = Readonly<{ before?: Party; after?: Party }>;

async function nodesOf(db: Database<Rows>, ids: readonly string[]): Promise<NodeOf> {
  const distinct = [...new Set(ids)];
  const [parties, ledgers] = await Promise.all([
    db.records('parties').bulkGet(distinct),
    db.records('ledgers').bulkGet(distinct),
  ]);
  return nodeOfRows([parties.filter((row) => row !== undefined), ledgers.filter((row) => row !== undefined)]);
}

function nodeOfRows([parties, ledgers]: readonly [readonly NodeOfParty[], readonly NodeOfLedger[]]): NodeOf {
  const nodes = new Map<string, ReturnType<NodeOf>>([
    ...parties.map(({ id, kind }) => [id, { control: controlOf(kind) }] as const),
    ...ledgers.map(({ id, group }) => [id, { group }] as const),
  ]);
  return (id) => nodes.get(id) ?? {};
}

function ledgersOf(voucher: Voucher | undefined): readonly string[] {
  return currentPostings(voucher).map(({ ledger }) => ledger);
}

async function replaceEntries(db: Database<Rows>, before?: Voucher, after?: Voucher): Promise<void> {
  const [old, now] = [entriesOf(before).map(keyOfEntry), entriesOf(after)];
  const stays = new Set(now.map((entry) => keyOfEntry(entry).join('/')));
  const gone = old.filter((key) => !stays.has(key.join('/')));
  if (gone.length > 0) await entriesIn(db).bulkDelete(gone);
  if (now.length > 0) await entriesIn(db).bulkPut(now);
}

/** The key of a line of a statement. */
export function keyOfEntry({ ledger, date, voucher, line }: EntryRow): EntryKey {
  return [ledger, date, voucher, line];
}

function addChanges(sums: Map<string, DebitCredit>, changes: ReadonlyMap<string, DebitCredit>): void {
  for (const [key, flow] of changes) sums.set(key, sumOfSides(sums.get(key) ?? NO_DEBIT_CREDIT, flow));
}

function hasMoved(change: OfParty): change is Required<OfParty> {
  const { before, after } = change;
  return before !== undefined && after !== undefined && controlOf(before.kind) !== controlOf(after.kind);
}

/** A supplier who becomes a customer, too, stands among the debtors from then on, with all that was ever posted. */
async function moveParty(db: Database<Rows>, { before, after }: Required<OfParty>): Promise<void> {
  const changes = new Map<string, DebitCredit>();
  for (const [key, { debit, credit }] of await sumsOfParty(db, after.id)) {
    const [from, to] = [controlKeyOf(key, controlOf(before.kind)), controlKeyOf(key, controlOf(after.kind))];
    if (from === undefined || to === undefined) continue;
    changes.set(from, { debit: negative(debit), credit: negative(credit) });
    changes.set(to, { debit, credit });
  }
  await changeSums(db, changes);
}

const AT_A_TIME = 500;
