import type { IsoDate } from '#domain/calendar.ts';
import { BLANK, formatDay, formatNumber, formatRupeesInFull, formatText } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { ControlNode } from './posting-sums.ts';
import type { GroupName } from '#domain/books/ledger-group.ts';
import type { RegisterName } from './register.ts';

/**
 * A report as plain data: what the screen, the CSV, the workbook and the PDF show, line by line. The first column names
 * the line, and each line has a cell for each column.
 */
export type Report = Readonly<{
  name: string;
  /** Whose it is, where it is of one item; a file and a paper say so in their names. */
  of?: string;
  period: Period;
  columns: readonly ReportColumn[];
  lines: readonly ReportLine[];
}>;

/** From the one day to the other, both included; without `from` it is how things stood at the end of the day `to`. */
export type Period = Readonly<{ from?: IsoDate; to: IsoDate }>;

/** A brief column takes only the room it needs. */
export type ReportColumn = Readonly<{ title: string; look: 'text' | 'brief' | 'figure' }>;

/**
 * The name of a part of the report; the title of what stands below it, with its sum where it has one; an entry; a total; the
 * last total of all, or of a part. `depth` counts the steps that an entry stands to the right. What a line opens is what
 * its figures are made of; a title without figures opens by its name.
 */
export type ReportLine = Readonly<{
  look: 'section' | 'title' | 'entry' | 'total' | 'grand';
  depth: 0 | 1 | 2;
  cells: readonly [name: string, ...rest: ReportLineCell[]];
  opens?: Target;
}>;

/** Text, blank where a line has nothing to say in the column; or an amount or a quantity, which may be 0. */
export type ReportLineCell = string | Readonly<{ amount: Paise }> | Readonly<{ number: Quantity }>;

/** The page that shows what a figure is made of. */
export type Target =
  | Readonly<{ to: 'ledger' | 'party' | 'voucher'; id: string }>
  | Readonly<{ to: 'group'; group: GroupName }>
  /** The parties among all debtors, or creditors. */
  | Readonly<{ to: 'parties'; of: ControlNode }>
  | Readonly<{ to: 'stock' }>
  /** The movements of an item in the year up to a day, or in a time, also in one godown. */
  | Readonly<{ to: 'item'; id: string; on: IsoDate }>
  | Readonly<{ to: 'stock ledger'; id: string; from: IsoDate; until: IsoDate; godown?: string }>
  | Readonly<{ to: 'profit and loss'; from: IsoDate; until: IsoDate }>
  | Readonly<{ to: 'trial balance'; on: IsoDate }>
  | Readonly<{ to: 'register'; of: RegisterName; from: IsoDate; until: IsoDate }>
  /** GSTR-3B of a month, `2026-04`. */
  | Readonly<{ to: 'gst'; month: string }>;

/** "As on 25 Nov 2026", "01 Apr 2026 to 31 Mar 2027". */
export function periodInWords({ from, to }: Period): string {
  return from === undefined ? `As on ${formatDay(to)}` : `${formatDay(from)} to ${formatDay(to)}`;
}

/** A cell as the screen and paper show it: ₹1,18,000.00, nothing as a dash, and blank text as nothing at all. */
export function cellInWords(cell: ReportLineCell): string {
  if (typeof cell === 'string') return cell === '' ? '' : formatText(cell);
  if ('number' in cell) return isNothing(cell) ? BLANK : formatNumber(cell.number);
  return isNothing(cell) ? BLANK : formatRupeesInFull(cell.amount);
}

/** A figure of 0, or text. */
export function isNothing(cell: ReportLineCell): boolean {
  return typeof cell === 'string' || ('number' in cell ? cell.number : cell.amount) === 0;
}

/** "Trial Balance", "Stock Ledger of Soap". */
export function fullNameOf({ name, of }: Pick<Report, 'name' | 'of'>): string {
  return of === undefined ? name : `${name} of ${of}`;
}

/** The name of a report's files without its ending: "trial-balance-2026-11-25", "cash-flow-2026-04-01-to-2027-03-31". */
export function fileNameOf(report: Pick<Report, 'name' | 'of' | 'period'>): string {
  const { from, to } = report.period;
  const days = from === undefined ? to : `${from}-to-${to}`;
  return `${slugOf(fullNameOf(report))}-${days}`;
}

/** The name of a list's file without its ending; how it was narrowed down stands in it: "invoices-of-overdue-usha-2026-11-25". */
export function fileNameOfList(name: string, narrowedBy: readonly string[], day: IsoDate): string {
  const of = narrowedBy.map((part) => part.trim()).filter((part) => part !== '');
  return `${slugOf(of.length === 0 ? name : fullNameOf({ name, of: of.join(' ') }))}-${day}`;
}

/** "Profit & Loss" → "profit-and-loss". Letters of every script stay: a report may be named after a ledger. */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().replaceAll('&', ' and ');
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'report';
}
