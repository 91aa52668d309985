import { daysAfter, type IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise } from '#domain/money.ts';
import { type DebitCredit, sumOfSides, netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { type Days, monthDaysOf, yearDaysOf } from '#domain/books/usual-periods.ts';
import type { Posting } from '#domain/books/voucher-head.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

/**
 * A ledger's statement: what moved on it in a period, line by line, and its balance after each. Debit is positive.
 */

/** A line that a voucher made. `other` is what it was posted against; undefined if that are several ledgers. */
export type VoucherLine = Readonly<{
  id: string;
  date: IsoDate;
  amount: Paise;
  voucher: Pick<Voucher, 'id' | 'kind' | 'number'>;
  other: string | undefined;
  narration: string;
}>;

/**
 * A line that nothing posts, since a financial year ends by itself: on its last day the balance of an income or expense
 * goes to Profit & Loss A/c, which gets the result of all of them.
 */
export type YearEnd = Readonly<{ id: string; date: IsoDate; amount: Paise; particulars: string }>;

export type LedgerStatementLine = (VoucherLine | YearEnd) & Readonly<{ balance: Paise }>;

/** The sums of a ledger in a period, and the day on which its opening balance stands. Debit is positive. */
export type StatementSums = Readonly<{
  opensOn: IsoDate;
  opening: Paise;
  debit: Paise;
  credit: Paise;
  closing: Paise;
}>;

/** The lines in order, each with the balance after it, which was `before` ahead of the first. */
export function withBalances(
  before: Paise,
  lines: readonly VoucherLine[],
  yearEnds: readonly YearEnd[],
): readonly LedgerStatementLine[] {
  let balance = before;
  return inOrder(lines, yearEnds).map((line) => {
    balance = asPaise(balance + line.amount);
    return { ...line, balance };
  });
}

/** A year ends after all that its last day brought. */
function inOrder(lines: readonly VoucherLine[], yearEnds: readonly YearEnd[]): readonly (VoucherLine | YearEnd)[] {
  const all = [...lines.map((line) => ({ line, rank: 0 })), ...yearEnds.map((line) => ({ line, rank: 1 }))];
  return all
    .toSorted((one, other) => compareText(one.line.date, other.line.date) || one.rank - other.rank)
    .map(({ line }) => line);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The year ends from a day on and before another. */
export function endsWithin(yearEnds: readonly YearEnd[], from: IsoDate, before: IsoDate): readonly YearEnd[] {
  return yearEnds.filter(({ date }) => from <= date && date < before);
}

/** The balance of a ledger on the morning of a day: what it opened with, what moved since, and the years that ended. */
export function broughtForward(opening: Paise, moved: DebitCredit, yearEnds: readonly YearEnd[], day: IsoDate): Paise {
  const ended = yearEnds.filter(({ date }) => date < day).map(({ amount }) => amount);
  return asPaise(opening + netOf(moved) + ended.reduce((sum, amount) => sum + amount, 0));
}

/** The particulars of a line: the other side, as far as that is one ledger, as printed statements say it. */
export function particularsOfLine(line: VoucherLine | YearEnd): string {
  return 'voucher' in line ? (line.other ?? 'As per details') : line.particulars;
}

/** Both sides of what moved in a period, with the years that ended in it. */
export function sidesWithYearEnds(moved: DebitCredit, yearEnds: readonly YearEnd[], { from, to }: Days): DebitCredit {
  return endsWithin(yearEnds, from, to).map(asDebitCredit).reduce(sumOfSides, moved);
}

/** An amount as a movement on its side. */
export function asDebitCredit({ amount }: Pick<YearEnd, 'amount'>): DebitCredit {
  return amount > 0 ? { ...NO_DEBIT_CREDIT, debit: amount } : { ...NO_DEBIT_CREDIT, credit: negative(amount) };
}

/** The ledger on the other side of a voucher's nth posting, among those of its day; undefined if there are several. */
export function otherSideOf(postings: readonly Posting[], line: number): string | undefined {
  const own = postings[line];
  if (!own) return undefined;
  const ofDay = postings.filter(({ date, amount }) => date === own.date && amount > 0 !== own.amount > 0);
  const others = new Set(ofDay.map(({ ledger }) => ledger));
  const [only] = others;
  return others.size === 1 ? only : undefined;
}

/** The financial years that ended before a day, from the one that the books began in: their first and last days. */
export function yearsEndedBefore(day: IsoDate, booksBegin: IsoDate): readonly Days[] {
  const years: Days[] = [];
  let year = yearDaysOf(booksBegin);
  for (; year.to < day; year = yearDaysOf(daysAfter(year.to, 1))) years.push(year);
  return years;
}

/** The months of a period, as far as they lie in it. */
export function monthsOf({ from, to }: Days): readonly Days[] {
  const months: Days[] = [];
  for (let first = from; first <= to; ) {
    const last = monthDaysOf(first).to;
    months.push({ from: first, to: last < to ? last : to });
    first = daysAfter(last, 1);
  }
  return months;
}
