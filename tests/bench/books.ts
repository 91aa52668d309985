import { moment, today } from '#data/clock.ts';
import type { Database } from '#data/store/database.ts';
import { restoreRows } from '#data/store/restore-rows.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, closeBooks, openBooks } from '#data/books/store.ts';
import { EDIT_LOG } from '#data/books/audit/edit-log.ts';
import type { Edit } from '#data/books/rows.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';
import {
  LEDGER_PREFIX,
  ITEM_PREFIX,
  PARTY_PREFIX,
  ID_DIGITS,
  VOUCHER_DIGITS,
  VOUCHER_PREFIX,
} from '#data/books/ids.ts';
import { documentParty, lineItem } from '#domain/books/documents/blank-document.ts';
import { blankBusiness, type BusinessInput } from '#domain/books/masters/business.ts';
import { BLANK_ITEM, itemFrom } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER, ledgerFrom } from '#domain/books/masters/ledger.ts';
import { lastGivenKey } from '#data/store/totals.ts';
import { blankParty, partyFrom } from '#domain/books/masters/party.ts';
import {
  blankMoney,
  blankJournal,
  type JournalInput,
  type MoneyInput,
  type Voucher,
} from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { daysAfter, firstDayOfYear, type IsoDate } from '#domain/calendar.ts';
import { checkDigitOf } from '#domain/gstin.ts';
import { asPaise } from '#domain/money.ts';
import { recordId } from '#domain/record-id.ts';
import { dealAt } from './deals.ts';
import { orderAt } from './orders.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

/** These books begin with the year before last, so that this year, which screens show at first, is their third. */
export const BOOKS_BEGIN = firstDayOfYear(daysAfter(firstDayOfYear(today()), -400));
/** The days of three financial years; a leap year's last one has no voucher. */
export const DAYS = 1095;

/**
 * Starts and opens books with this many vouchers over three years, the same on every call, and returns their key: two in
 * five are receipts and payments with parties, the others journals of four lines. A party per twenty vouchers, 100 to
 * 5,000, as many items as vouchers, and forty ledgers besides those that all books begin with. They are written as a copy is put back.
 */
export async function booksOf(count: number): Promise<string> {
  return made(count, { registration: 'Unregistered' }, (ledgers, parties) => {
    const items = itemRows(count);
    return { items, vouchers: vouchersIn(count, (at) => voucherAt(at, count, ledgers, parties)) };
  });
}

/**
 * The same with what a shop enters (`dealAt`), and one item for ten vouchers, from twenty to 10,000; a day's vouchers are
 * whole deals.
 */
export async function dealsOf(count: number, isLogged = false, madeAt = dealAt): Promise<string> {
  const registered = { registration: 'Regular', gstin: '27AAPFU0939F1ZV' } as const;
  const make = (ledgers: readonly Rows['ledgers'][], parties: readonly Rows['parties'][]) => {
    const items = itemRows(Math.min(10_000, Math.max(20, count / 10)));
    const roles = Object.fromEntries(ledgers.flatMap(({ role, id }) => (role ? [[role, id]] : [])));
    const trade = { parties: parties.map(documentParty), items: items.map(lineItem), roles };
    return { items, vouchers: vouchersIn(count, (at) => madeAt(at, dayAt(at - (at % 5), count), trade)) };
  };
  return made(count, registered, make, isLogged);
}

/** Starts books as `dealsOf`, with the orders, challans and invoices of a wholesaler (`orderAt`). */
export function ordersOf(count: number): Promise<string> {
  return dealsOf(count, false, orderAt);
}

/** The same with an entry of the log for each record, as real books have. */
export function loggedOf(count: number): Promise<string> {
  return dealsOf(count, true);
}

type Batch = Readonly<{ table: BooksTable; rows: readonly Rows[BooksTable][] }>;
type Made = Readonly<{ items: readonly Rows['items'][]; vouchers: Iterable<Batch> }>;

async function made(
  count: number,
  registered: Pick<BusinessInput, 'registration'> & Partial<BusinessInput>,
  make: (ledgers: readonly Rows['ledgers'][], parties: readonly Rows['parties'][]) => Made,
  isLogged = false,
): Promise<string> {
  const key = await startBooks({
    ...blankBusiness(BOOKS_BEGIN),
    name: `Books of ${count}`,
    state: '27',
    ...registered,
  });
  await openBooks(key);
  const db = booksStore.database();
  const standing = await recordsIn(db);
  const ledgers: readonly Rows['ledgers'][] = Array.from({ length: 40 }, (_, at) => ({
    ...ledgerFrom({
      ...BLANK_LEDGER,
      name: `Expense ${at + 1}`,
      group: at % 2 === 0 ? 'Indirect Expenses' : 'Direct Expenses',
    }),
    id: recordId(LEDGER_PREFIX, 100 + at, ID_DIGITS),
    rev: 1,
  }));
  const parties: readonly Rows['parties'][] = Array.from(
    { length: Math.min(5000, Math.max(100, count / 20)) },
    (_, at) => ({
      ...partyFrom({
        ...blankParty(at % 4 === 0 ? 'Supplier' : 'Customer'),
        name: `Party ${at + 1}`,
        ...(at % 4 === 0 && registered.registration === 'Regular' && supplierAt(at)),
      }),
      id: recordId(PARTY_PREFIX, 2 + at, ID_DIGITS),
      rev: 1,
    }),
  );
  const { items, vouchers } = make([...(await db.records('ledgers').toArray()), ...ledgers], parties);
  await db.transaction('rw', [...booksStore.everyTable], async () => {
    const totals = [
      { key: lastGivenKey('vouchers'), count, amount: 0 },
      { key: lastGivenKey('items'), count: items.length, amount: 0 },
      { key: lastGivenKey('ledgers'), count: 200, amount: 0 },
      { key: lastGivenKey('parties'), count: 2 + parties.length, amount: 0 },
      { key: lastGivenKey('godowns'), count: 1, amount: 0 },
    ];
    const entered = [
      { table: 'ledgers', rows: ledgers } as const,
      { table: 'parties', rows: parties } as const,
      ...inBatches('items', items),
      ...vouchers,
    ];
    const log = isLogged ? await logOf(standing.find(({ table }) => table === 'edits')?.rows as Edit[], entered) : [];
    await restoreRows(booksStore, db, { batches: [...standing, ...entered, ...log], totals }, () => undefined);
  });
  closeBooks();
  return key;
}

/** The entries of the log that say that all this was made, behind those that stand there. */
async function logOf(standing: readonly Edit[], batches: Iterable<Batch>): Promise<readonly Batch[]> {
  const log: Batch[] = [];
  const last = standing.at(-1);
  const sight = {
    get: async () => undefined,
    last: async () => last as never,
    totals: async () => [],
    lastSerial: async () => 0,
  };
  const entriesOf = await EDIT_LOG.begin(sight, { at: moment() });
  for (const { table, rows } of batches) {
    const changes = rows.map((after) => ({ table, before: undefined, after }));
    log.push({ table: 'edits', rows: entriesOf(changes, []) });
  }
  return log;
}

/** Registered in our State. */
function supplierAt(at: number) {
  const bare = `27AAAPA${String(at % 10_000).padStart(4, '0')}A1Z`;
  return { registration: 'Regular', state: '27', gstin: bare + checkDigitOf(bare) } as const;
}

/** What every set of books begins with. */
async function recordsIn(db: Database<Rows>) {
  const rows = await Promise.all(booksStore.tableNames.map((table) => db.records(table).toArray()));
  return booksStore.tableNames.map((table, at) => ({ table, rows: rows[at] ?? [] }));
}

function itemRows(count: number): readonly Rows['items'][] {
  return Array.from({ length: count }, (_, at) => ({
    ...itemFrom({ ...BLANK_ITEM, name: `Item ${at + 1}`, sku: `S-${at + 1}`, percent: 18 }),
    id: recordId(ITEM_PREFIX, at + 1, ID_DIGITS),
    rev: 1,
  }));
}

function* inBatches(table: BooksTable, rows: readonly Rows[BooksTable][]): Generator<Batch> {
  for (let from = 0; from < rows.length; from += AT_A_TIME) yield { table, rows: rows.slice(from, from + AT_A_TIME) };
}

function* vouchersIn(count: number, make: (at: number) => Voucher): Generator<Batch> {
  for (let from = 0; from < count; from += AT_A_TIME) {
    const rows = Array.from({ length: Math.min(AT_A_TIME, count - from) }, (_, at) => make(from + at));
    yield { table: 'vouchers', rows };
  }
}

function dayAt(at: number, count: number): IsoDate {
  return daysAfter(BOOKS_BEGIN, Math.floor((at / count) * DAYS));
}

function voucherAt(at: number, count: number, ledgers: readonly Named[], parties: readonly Named[]): Voucher {
  const date = dayAt(at, count);
  const input = at % 5 < 2 ? moneyInput(at, date, parties) : journalInput(at, date, ledgers);
  const number = `${at % 5 < 2 ? 'M' : 'J'}/${at + 1}`;
  const id = recordId(VOUCHER_PREFIX, at + 1, VOUCHER_DIGITS);
  return { ...input, id, number, date, state: 'Issued', rev: 1, postings: kindOf(input).postings(input, {}) };
}

function moneyInput(at: number, date: IsoDate, parties: readonly Named[]): MoneyInput {
  const kind = at % 5 === 0 ? 'Receipt' : 'Payment';
  const input = blankMoney(kind, date);
  return {
    ...input,
    against: named(parties, at * 7),
    account: at % 2 === 0 ? CASH : BANK,
    amount: paise(at),
    narration: 'Against bills',
  };
}

function journalInput(at: number, date: IsoDate, ledgers: readonly Named[]): JournalInput {
  const amounts = [at, at + 1, at + 2].map(paise);
  const debits = amounts.map((debit, place) => ({ ledger: named(ledgers, at + place * 13), debit, credit: null }));
  const credit = asPaise(amounts.reduce((sum, amount) => sum + amount, 0));
  return {
    ...blankJournal(date),
    lines: [...debits, { ledger: at % 3 === 0 ? CASH : CAPITAL, debit: null, credit }],
  };
}

function named(from: readonly Named[], at: number): Named {
  const { id = '', name = '' } = from[at % from.length] ?? {};
  return { id, name };
}

function paise(at: number) {
  return asPaise(100_00 + ((at * 7919) % 900_000));
}

const CASH = { id: 'LED-000001', name: 'Cash' };
const BANK = { id: 'LED-000002', name: 'Bank' };
const CAPITAL = { id: 'LED-000003', name: 'Capital' };
const AT_A_TIME = 500;
