import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { see } from '#data/books/staff/access.ts';
import { daysOfBooks, isBeforeBooks } from '#domain/books/ledger/books-begin.ts';
import {
  broughtForward,
  endsWithin,
  monthsOf,
  otherSideOf,
  sidesWithYearEnds,
  type StatementSums,
  type LedgerStatementLine,
  type VoucherLine,
  withBalances,
  type YearEnd,
} from '#domain/books/ledger/ledger-statement.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { dayBefore, daysAfter, type IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import {
  entriesAfter,
  entriesBefore,
  type EntryPlace,
  placeOfEntry,
  sumOfDayBefore,
} from '#data/books/ledger/entries.ts';
import { flowsOfLedgers } from '#data/books/ledger/period-sums.ts';
import type { EntryRow } from '#data/books/projections/projections.ts';
import { isPartyId } from '#data/books/ids.ts';
import { namesOf } from '#data/books/masters/references.ts';
import { booksStore } from '#data/books/store.ts';
import { yearEndsOf } from '#data/books/ledger/year-ends.ts';

/** The start of a page of a statement: an end of the period, or a line of another page. */
export type PageStart = Readonly<{ at: 'first' | 'last' }> | Readonly<{ at: 'after' | 'before'; place: EntryPlace }>;

/** A page of a statement. `before` is the balance ahead of its first line. */
export type StatementPage = StatementSums &
  Readonly<{
    before: Paise;
    lines: readonly LedgerStatementLine[];
    /** The places of its first and last line, from which to page on. */
    edges: readonly [EntryPlace, EntryPlace] | undefined;
    hasBefore: boolean;
    hasAfter: boolean;
  }>;

/** A month of a statement, as far as it lies in the period, and the balance at its end, before the year ends with it. */
export type StatementMonth = Days &
  Readonly<{ debit: Paise; credit: Paise; closing: Paise; ended: YearEnd | undefined }>;

/**
 * A page of the statement of a ledger or party. It costs the same anywhere: what came before is read from kept sums, and
 * from the lines of one day.
 */
export async function statementPage(
  id: string,
  days: Days,
  start: PageStart,
  size: number = STATEMENT_PAGE_SIZE,
): Promise<StatementPage> {
  see('reports');
  const account = await accountOf(id, days);
  const { entries, hasBefore, hasAfter, next } = await entriesOfPage(id, days, start, size);
  const [first, last] = [entries[0], entries.at(-1)];
  const sums = await statementSums(account, days);
  const shown = endsWithin(
    account.yearEnds,
    hasBefore && first ? (first.date as IsoDate) : days.from,
    hasAfter && next !== undefined ? next : days.to,
  );
  const before = hasBefore && first ? await balanceBefore(account, first) : sums.opening;
  return {
    ...sums,
    before,
    lines: withBalances(before, await voucherLinesOf(entries), shown),
    edges: first && last ? [placeOfEntry(first), placeOfEntry(last)] : undefined,
    hasBefore,
    hasAfter,
  };
}

/** The whole statement of a period, for a file: read in pages, as a year of a busy ledger is long. */
export async function wholeStatement(
  id: string,
  days: Days,
): Promise<StatementSums & Readonly<{ lines: readonly LedgerStatementLine[] }>> {
  see('files', 'reports');
  const lines: LedgerStatementLine[] = [];
  for (let start: PageStart = { at: 'first' }; ; ) {
    const page = await statementPage(id, days, start, AT_A_TIME);
    lines.push(...page.lines);
    if (!page.hasAfter || !page.edges) return { ...page, lines };
    start = { at: 'after', place: page.edges[1] };
  }
}

/** Returns what a ledger came to in each month of a period. */
export async function statementMonths(
  id: string,
  days: Days,
): Promise<StatementSums & Readonly<{ months: readonly StatementMonth[] }>> {
  see('reports');
  const account = await accountOf(id, days);
  const sums = await statementSums(account, days);
  let balance: number = sums.opening;
  const months: StatementMonth[] = [];
  for (const month of monthsOf({ from: sums.opensOn, to: days.to })) {
    const moved = (await flowsOfLedgers([id], month.from, month.to)).get(id) ?? NO_DEBIT_CREDIT;
    const [ended] = endsWithin(account.yearEnds, month.from, daysAfter(month.to, 1)).filter(
      ({ date }) => date < days.to,
    );
    months.push({ ...month, ...moved, closing: asPaise(balance + netOf(moved)), ended });
    balance += netOf(moved) + (ended?.amount ?? 0);
  }
  return { ...sums, months };
}

/** A ledger's opening balance, when the books began, and the years that ended before the period does. */
type Account = Readonly<{ id: string; opening: Paise; booksBegin: IsoDate; yearEnds: readonly YearEnd[] }>;

async function accountOf(id: string, { to }: Days): Promise<Account> {
  const own = await business();
  const { booksBegin } = own;
  if (isBeforeBooks(to, own)) return { id, opening: ZERO, booksBegin, yearEnds: [] };
  if (isPartyId(id)) {
    const party = await booksStore.records('parties').get(id);
    return { id, opening: party?.opening ?? ZERO, booksBegin, yearEnds: [] };
  }
  const ledger = await booksStore.records('ledgers').get(id);
  if (!ledger) return { id, opening: ZERO, booksBegin, yearEnds: [] };
  return { id, opening: ledger.opening, booksBegin, yearEnds: await yearEndsOf(ledger, to) };
}

async function statementSums(account: Account, days: Days): Promise<StatementSums> {
  const opening = await balanceOnMorning(account, days.from);
  const moved = (await flowsOfLedgers([account.id], days.from, days.to)).get(account.id) ?? NO_DEBIT_CREDIT;
  const { debit, credit } = sidesWithYearEnds(moved, account.yearEnds, days);
  const { from: opensOn } = daysOfBooks(days, account);
  return { opensOn, opening, debit, credit, closing: asPaise(opening + debit - credit) };
}

async function balanceOnMorning({ id, opening, booksBegin, yearEnds }: Account, day: IsoDate): Promise<Paise> {
  const moved = (await flowsOfLedgers([id], booksBegin, dayBefore(day))).get(id) ?? NO_DEBIT_CREDIT;
  return broughtForward(opening, moved, yearEnds, day);
}

/** The balance ahead of a line: that of the morning, and what the day brought before it. */
async function balanceBefore(account: Account, entry: EntryRow): Promise<Paise> {
  const morning = await balanceOnMorning(account, entry.date as IsoDate);
  return asPaise(morning + (await sumOfDayBefore(entry)));
}

/** The entries of a page, whether there are more on either side, and the day of the one that follows. */
async function entriesOfPage(id: string, { from, to }: Days, start: PageStart, size: number) {
  if (start.at === 'first' || start.at === 'after') {
    const found = await entriesAfter(id, { from, to }, start.at === 'after' ? start.place : undefined, size + 1);
    const entries = found.slice(0, size);
    return {
      entries,
      hasBefore: start.at === 'after',
      hasAfter: found.length > size,
      next: found[size]?.date as IsoDate | undefined,
    };
  }
  const found = await entriesBefore(id, { from, to }, start.at === 'before' ? start.place : undefined, size + 1);
  const entries = found.slice(0, size).toReversed();
  return {
    entries,
    hasBefore: found.length > size,
    hasAfter: start.at === 'before',
    next: start.at === 'before' ? start.place[0] : undefined,
  };
}

async function voucherLinesOf(entries: readonly EntryRow[]): Promise<readonly VoucherLine[]> {
  const ids = [...new Set(entries.map(({ voucher }) => voucher))];
  const vouchers = new Map((await booksStore.records('vouchers').bulkGet(ids)).map((row) => [row?.id, row]));
  const others = entries.map(({ voucher, line }) => otherSideOf(vouchers.get(voucher)?.postings ?? [], line));
  const names = await namesOf(others.filter((other) => other !== undefined));
  return entries.flatMap(({ date, voucher, line, amount }, at) => {
    const row = vouchers.get(voucher);
    const other = others[at];
    if (!row) return [];
    return {
      id: `${voucher}/${line}`,
      date: date as IsoDate,
      amount: asPaise(amount),
      voucher: { id: row.id, kind: row.kind, number: row.number },
      other: other === undefined ? undefined : names.get(other),
      narration: row.narration,
    };
  });
}

const STATEMENT_PAGE_SIZE = 50;
const AT_A_TIME = 1000;
