import { type BankLine, type LineStanding, partsOfLine, vouchersOf } from '#domain/books/banking/bank-line.ts';
import { reconcile, type LedgerEntry, type Reconciliation } from '#domain/books/banking/reconciliation.ts';
import { knownAmong } from '#domain/books/banking/known-lines.ts';
import type { BankStatementLine } from '#domain/books/banking/statement-line.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, sumOf, ZERO } from '#domain/money.ts';
import { balancesOfLedgersOn } from '#data/books/ledger/balances.ts';
import { keysOfDays } from './take-in-statement.ts';
import { standingsIn } from '#data/books/projections/bank-standings.ts';
import { entriesIn } from '#data/books/projections/projections.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';

/** The active ledgers that banks keep, by name. */
export async function bankLedgers(): Promise<readonly Named[]> {
  const rows = await booksStore.records('ledgers').where('keys.level').anyOf('Bank Accounts', 'Bank OD A/c').toArray();
  return rows
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** How many lines of an account stand so. */
export async function countOfLines(account: string, standing: LineStanding): Promise<number> {
  seeKind('Payment');
  return standingsOfAccount(account, standing).count();
}

/** A line, and what its vouchers are called. */
export type ListedBankLine = BankLine &
  Readonly<{ standing: LineStanding; entries: readonly Readonly<{ voucher: string; title: string }>[] }>;

/** Some lines of an account that stand so, the newest first. */
export async function linesStanding(
  account: string,
  standing: LineStanding,
  from: number,
  size: number,
): Promise<readonly ListedBankLine[]> {
  seeKind('Payment');
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  const found = standingsOfAccount(account, standing).reverse().offset(from).limit(size);
  const rows = await booksStore.records('bankLines').bulkGet(await found.primaryKeys());
  const lines = rows.filter((row) => row !== undefined);
  const vouchers = await vouchersById(lines.flatMap(vouchersOf));
  return lines.map(({ keys: _, ...line }) => {
    const entries = vouchersOf(line).flatMap((id) => {
      const voucher = vouchers.get(id);
      return voucher ? [{ voucher: id, title: titleOf(voucher) }] : [];
    });
    return { ...line, standing, entries };
  });
}

/** How many of a statement's lines an account has already. */
export async function countKnownLines(account: string, lines: readonly BankStatementLine[]): Promise<number> {
  seeKind('Payment');
  const { from, to } = keysOfDays(account, lines);
  const stored = await booksStore.records('bankLines').where('keys.known').between(from, to, true, true).toArray();
  return knownAmong(lines, stored).filter(Boolean).length;
}

/** The day of an account's last line; undefined before its first statement. */
export async function lastLineDay(account: string): Promise<IsoDate | undefined> {
  seeKind('Payment');
  return (await booksStore.records('bankLines').where(BY_DAY).between([account], [account, []]).last())?.on;
}

/** Reconciles the books with the bank at the end of a day; undefined if no line is of that day or before. */
export async function reconciliationOn(
  account: string,
  day: IsoDate,
): Promise<(Reconciliation & Readonly<{ titles: ReadonlyMap<string, string> }>) | undefined> {
  seeKind('Payment');
  const rows = await booksStore.records('bankLines').where(BY_DAY).between([account], [account, day, []]).toArray();
  const [first] = rows;
  if (!first) return undefined;
  const done = await standingsIn(booksStore.database())
    .where(STANDING)
    .between([account, 'Done'], [account, 'Done', day, []])
    .primaryKeys();
  const isDone = new Set(done);
  const several = await vouchersById(rows.flatMap((line) => (vouchersOf(line).length > 1 ? vouchersOf(line) : [])));
  const lines = rows.flatMap((line) => {
    const standing = standingIn(line, isDone);
    const parts = standing === 'Done' ? partsOfLine(line, (voucher) => several.get(voucher)) : [line];
    return parts.map((part) => ({ ...part, standing }));
  });
  const entries = await entriesWithin(account, first.on, day);
  const within = new Set(entries.map(({ voucher }) => voucher));
  const others = lines.flatMap(({ standing, voucher }) => (standing === 'Done' && !within.has(voucher) ? voucher : []));
  const dated = await vouchersById(others);
  const books = (await balancesOfLedgersOn([account], day))[account] ?? ZERO;
  const found = reconcile({
    books,
    booksBefore: asPaise(books - sumOf(entries.map(({ amount }) => amount))),
    lines,
    entries,
    dateOf: (voucher) => dated.get(voucher)?.date,
  });
  const open = found.notInBank.slice(0, MOST_SHOWN).map(({ voucher }) => voucher);
  const shown = await booksStore.records('vouchers').bulkGet(open);
  return { ...found, titles: new Map(shown.flatMap((row) => (row ? [[row.id, titleOf(row)]] : []))) };
}

/** Nobody reads through more of what lies between. */
export const MOST_SHOWN = 100;

async function vouchersById(ids: readonly string[]): Promise<ReadonlyMap<string, Voucher>> {
  const rows = await booksStore.records('vouchers').bulkGet([...ids]);
  return new Map(rows.flatMap((row) => (row ? [[row.id, row]] : [])));
}

function standingsOfAccount(account: string, standing: LineStanding) {
  return standingsIn(booksStore.database()).where(STANDING).between([account, standing], [account, standing, []]);
}

function standingIn({ id, state }: BankLine, isDone: ReadonlySet<string>): LineStanding {
  if (state === 'Set aside') return 'Set aside';
  return isDone.has(id) ? 'Done' : 'To do';
}

/** Adds up what each voucher moved on a ledger between two days. */
async function entriesWithin(account: string, from: IsoDate, to: IsoDate): Promise<readonly LedgerEntry[]> {
  const rows = await entriesIn(booksStore.database())
    .where('[ledger+date+voucher+line]')
    .between([account, from, '', 0], [account, to, '\uffff', 0])
    .toArray();
  const moved = new Map<string, LedgerEntry>();
  for (const { voucher, date, amount } of rows) {
    moved.set(voucher, { voucher, date: date as IsoDate, amount: asPaise((moved.get(voucher)?.amount ?? 0) + amount) });
  }
  return [...moved.values()];
}

const BY_DAY = '[account+on+id]';
const STANDING = '[account+state+on+id]';
