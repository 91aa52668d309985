import { canonicalJson } from '#domain/canonical-json.ts';
import { financialYearOf, type IsoDate, lastDayOfYear } from '#domain/calendar.ts';
import { formatDay, formatNumber } from '#domain/format.ts';
import type { DebitCredit } from '#domain/books/debit-credit.ts';

/**
 * A financial year that was closed: nothing in it may change any more, and its figures can be compared with those of then.
 * Nothing is posted: a year ends by itself.
 */
export type ClosedYear = Readonly<{
  /** "2026-27". */
  year: string;
  /** The hash of what its statements are made of: see `figuresAsText`. */
  figures: string;
  /** The last entry of the edit log before it was closed: its place and its hash. */
  entry: number;
  entryHash: string;
}>;

/** The figures of a ledger at the end of a year, by which its statements can be proved. */
export type LedgerAtEnd = Readonly<{
  id: string;
  group: string | null;
  opening: number;
  flows: Readonly<Record<string, DebitCredit>>;
}>;

/** The last day of a year by its name. */
export function endOfYear(year: string): IsoDate {
  return lastDayOfYear(`${year.slice(0, 4)}-04-01` as IsoDate);
}

/** The year that is closed next: the first one of the books that is not. */
export function yearToClose(booksBegin: IsoDate, closed: readonly ClosedYear[]): string {
  const years = new Set(closed.map(({ year }) => year));
  let year = financialYearOf(booksBegin);
  while (years.has(year)) year = yearAfter(year);
  return year;
}

/** Says why a year cannot be closed yet, and what to do; undefined if it can. */
export function problemInClosing(year: string, today: IsoDate, drafts: number): string | undefined {
  const end = endOfYear(year);
  if (today <= end) return `The year ${year} ends on ${formatDay(end)}. It can be closed after that.`;
  if (drafts === 0) return undefined;
  const many = drafts === 1 ? 'A draft is' : `${formatNumber(drafts)} drafts are`;
  return `${many} dated in the year ${year}, or before. Issue or delete it in the Day Book, then close the year.`;
}

/**
 * Writes what the statements of a year are made of as one text: each ledger with its group, what it opened with and what
 * moved in each year up to the end; without those that never had anything, so that a new ledger changes nothing.
 */
export function figuresAsText(ledgers: readonly LedgerAtEnd[]): string {
  const inUse = ledgers.filter(({ opening, flows }) => opening !== 0 || Object.keys(flows).length > 0);
  return canonicalJson(inUse.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
}

/** Returns the closed years that stay closed when the books are locked up to an earlier day only, or not at all. */
export function stillClosed(closed: readonly ClosedYear[], upTo: string): readonly ClosedYear[] {
  return closed.filter(({ year }) => endOfYear(year) <= upTo);
}

function yearAfter(year: string): string {
  return financialYearOf(`${Number(year.slice(0, 4)) + 1}-04-01` as IsoDate);
}
