import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { problemInDocumentNumber } from './document-number.ts';
import { type GroupName, isCashOrBank } from './ledger-group.ts';

/**
 * What is wrong with a voucher: a sentence by field. The fields of the first line of a journal are `lines.0.ledger`,
 * `lines.0.debit`, `lines.0.credit`. In the order of the form, so that the focus goes to the first.
 */
export type VoucherProblems = Readonly<Record<string, string>>;

export type Standing = Readonly<{ name: string; group: GroupName | null; isActive: boolean }>;

/** More lines than any journal has; a longer one would keep the device busy at every change of it. */
export const MOST_LINES = 500;

/** What is wrong with the date of a voucher. */
export function problemInDate(date: string, booksBegin: IsoDate): string | undefined {
  if (!isIsoDate(date)) return ENTER_DATE;
  if (date >= booksBegin) return undefined;
  return `The books begin on ${formatDay(booksBegin)}. Enter that day or a later one.`;
}

/** What is wrong with a number that was typed. Blank means the next one. */
export function problemInNumber(number: string): string | undefined {
  return number.trim() === '' ? undefined : problemInDocumentNumber(number.trim());
}

/** Why a master cannot be named by a new voucher; undefined stands for one that is gone. */
export function problemInStanding(standing: Pick<Standing, 'name' | 'isActive'> | undefined): string | undefined {
  if (!standing) return 'It was deleted meanwhile. Choose another one.';
  return standing.isActive ? undefined : `${standing.name} is inactive. Choose another one, or make it active again.`;
}

/** Why a ledger cannot receive or pay. */
export function notMoney(standing: Standing | undefined): string | undefined {
  if (!standing || (standing.group && isCashOrBank(standing.group))) return undefined;
  return `${standing.name} is no cash or bank ledger. Choose one that is.`;
}

export type Found = Readonly<Record<string, string | undefined>>;

/** The fields that something was found in, in the order given. */
export function found(problems: Found): VoucherProblems {
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
export const ENTER_DATE = 'Enter the date.';
export const NO_MINUS = 'Enter the amount without a minus.';
