import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { problemInDocumentNumber } from './document-number.ts';
import { type GroupName, isCashOrBank } from './ledger-group.ts';

/**
 * The problems of a voucher: a sentence by field. The fields of the first line of a journal are `lines.0.ledger`,
 * `lines.0.debit`, `lines.0.credit`. In the order of the form, so that the focus goes to the first.
 */
export type VoucherProblems = Readonly<Record<string, string>>;

/** A master as far as a voucher that names it must know it. */
export type MasterStanding = Readonly<{ name: string; group: GroupName | null; isActive: boolean }>;

/** Looks up the masters that a voucher names by their ids: undefined for one that is gone. A party is a ledger. */
export type Masters = Readonly<{
  ledgerOf: (id: string) => MasterStanding | undefined;
  itemOf: (id: string) => Pick<MasterStanding, 'name' | 'isActive'> | undefined;
  godownOf: (id: string) => Pick<MasterStanding, 'name' | 'isActive'> | undefined;
}>;

/** The part of the business that decides what a voucher must say. */
export type VoucherRules = Readonly<Pick<Business, 'booksBegin' | 'turnover'>>;

/** Returns what keeps a draft from being saved: without a date a list could not place it. */
export function problemsInDraft({ date }: Readonly<{ date: string }>): VoucherProblems {
  return fieldProblems({ date: isIsoDate(date) ? undefined : ENTER_DATE });
}

/** More lines than any journal has; a longer one would keep the device busy at every change of it. */
export const MOST_LINES = 500;

/** Returns the problem in the date of a voucher, which is not before the day on which the books begin. */
export function problemInDate(date: string, booksBegin: IsoDate): string | undefined {
  if (!isIsoDate(date)) return ENTER_DATE;
  if (date >= booksBegin) return undefined;
  return `The books begin on ${formatDay(booksBegin)}. Enter that day or a later one.`;
}

/** Returns the problem in a number that was typed. Blank means the next one. */
export function problemInNumber(number: string): string | undefined {
  return number.trim() === '' ? undefined : problemInDocumentNumber(number.trim());
}

/** Says why a new voucher cannot name a master; `standing` is undefined for one that is gone. */
export function problemInStanding(standing: Pick<MasterStanding, 'name' | 'isActive'> | undefined): string | undefined {
  if (!standing) return 'It was deleted meanwhile. Choose another one.';
  return standing.isActive ? undefined : `${standing.name} is inactive. Choose another one, or make it active again.`;
}

/** Says why a ledger cannot receive or pay. */
export function problemInMoneyLedger(standing: MasterStanding | undefined): string | undefined {
  if (!standing || (standing.group && isCashOrBank(standing.group))) return undefined;
  return `${standing.name} is no cash or bank ledger. Choose one that is.`;
}

/** A sentence for each field that is wrong, and undefined for one that is not. */
export type FieldChecks = Readonly<Record<string, string | undefined>>;

/** Returns the checks that found something, in the order given. */
export function fieldProblems(problems: FieldChecks): VoucherProblems {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The first problem, for a message away from its field: of several lines it names the one. Undefined if there is none. */
export function firstInWords(problems: VoucherProblems, lines: number): string | undefined {
  const [first] = Object.entries(problems);
  if (!first) return undefined;
  const [name, sentence] = first;
  const at = /^lines\.(\d+)\./.exec(name)?.[1];
  return at === undefined || lines < 2 ? sentence : `Line ${Number(at) + 1}: ${sentence}`;
}

export const TOO_LARGE = 'The sum is too large to count to the paisa. Check the amounts.';
const ENTER_DATE = 'Enter the date.';
export const NO_MINUS = 'Enter the amount without a minus.';
