import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { asPaise, counted, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { problemInDocumentNumber } from './document-number.ts';
import { type GroupName, isCashOrBank } from './ledger-group.ts';
import {
  type ContraEntry,
  isBlankLine,
  type JournalEntry,
  type MoneyEntry,
  settledBy,
  type VoucherEntry,
  type VoucherHead,
} from './voucher.ts';

/**
 * What is wrong with a voucher: a sentence by field. The fields of the first line of a journal are `lines.0.ledger`,
 * `lines.0.debit`, `lines.0.credit`. In the order of the form, so that the focus goes to the first.
 */
export type VoucherProblems = Readonly<Record<string, string>>;

/** What keeps a voucher from being issued. A draft may be saved with any of it but a day that is none. */
export function problemsInVoucher(entry: VoucherEntry, booksBegin: IsoDate): VoucherProblems {
  return found({
    ...(entry.kind === 'Journal' ? {} : aboutNames(entry)),
    date: problemInDate(entry.date, booksBegin),
    ...(entry.kind === 'Journal' ? aboutLines(entry) : aboutAmounts(entry)),
    number: problemInNumber(entry.number),
  });
}

/** What keeps a draft from being kept: a list could not place it. */
export function problemsInDraft(entry: Pick<VoucherHead, 'date'>): VoucherProblems {
  return found({ date: isIsoDate(entry.date) ? undefined : ENTER_DATE });
}

/**
 * What is wrong with the ledgers that a voucher names. `standingOf` knows a ledger or party by its id: its group (that of
 * all customers or suppliers for a party), and whether it is still used; undefined if it is gone.
 */
export function problemsInLedgers(
  entry: VoucherEntry,
  standingOf: (id: string) => Standing | undefined,
): VoucherProblems {
  const among = (id: string | undefined) => (id === undefined ? undefined : problemInStanding(standingOf(id)));
  const money = (id: string | undefined) => among(id) ?? (id !== undefined ? notMoney(standingOf(id)) : undefined);
  if (entry.kind === 'Journal') {
    return found(
      Object.fromEntries(entry.lines.map(({ ledger }, at) => [`lines.${at}.ledger`, among(ledger?.id)] as const)),
    );
  }
  if (entry.kind === 'Contra') {
    return found({ paidFrom: money(entry.paidFrom?.id), receivedIn: money(entry.receivedIn?.id) });
  }
  return found({ against: among(entry.against?.id), account: money(entry.account?.id) });
}

export type Standing = Readonly<{ name: string; group: GroupName | null; isActive: boolean }>;

/** What is missing on the credit side of a journal, debit positive; undefined while its sums are too large to be exact. */
export function differenceOf({ lines }: Pick<JournalEntry, 'lines'>): Paise | undefined {
  return counted(() => sumOf(lines.map(({ debit, credit }) => asPaise((debit ?? 0) - (credit ?? 0)))));
}

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

function aboutNames(entry: ContraEntry | MoneyEntry): Found {
  if (entry.kind === 'Contra') {
    return {
      paidFrom: entry.paidFrom ? undefined : 'Choose the cash or bank ledger that the money leaves.',
      receivedIn: receivedInProblem(entry),
    };
  }
  const { against, account } = entry;
  return { against: against ? undefined : 'Choose the party or ledger.', account: accountProblem(entry, account?.id) };
}

function receivedInProblem({ paidFrom, receivedIn }: ContraEntry): string | undefined {
  if (!receivedIn) return 'Choose the cash or bank ledger that the money comes to.';
  return receivedIn.id === paidFrom?.id
    ? `The money leaves ${receivedIn.name} already. Choose another one.`
    : undefined;
}

function accountProblem({ against, account }: MoneyEntry, id: string | undefined): string | undefined {
  if (!account) return 'Choose the cash or bank ledger.';
  return against?.id === id ? `${account.name} stands on the other side, too. Choose another one.` : undefined;
}

function aboutAmounts(entry: ContraEntry | MoneyEntry): Found {
  const parts = entry.kind === 'Contra' ? [] : [['tds', entry.tds] as const, ['discount', entry.discount] as const];
  const minus = parts.map(([field, amount]) => [field, (amount ?? 0) < 0 ? NO_MINUS : undefined] as const);
  const isCounted = entry.kind === 'Contra' || counted(() => settledBy(entry)) !== undefined;
  return { amount: problemInAmount(entry.amount) ?? (isCounted ? undefined : TOO_LARGE), ...Object.fromEntries(minus) };
}

function problemInAmount(amount: Paise | null): string | undefined {
  if (amount === null) return 'Enter the amount.';
  if (amount === 0) return 'Enter an amount that is not 0.';
  return amount < 0 ? NO_MINUS : undefined;
}

function aboutLines(entry: JournalEntry): Found {
  const { lines } = entry;
  const filled = lines.filter((line) => !isBlankLine(line));
  const wrong = lines.flatMap((line, at) => (isBlankLine(line) ? [] : Object.entries(aboutLine(entry, at))));
  if (filled.length > MOST_LINES)
    return { lines: `A journal has at most ${MOST_LINES} lines. Enter the rest as another one.` };
  if (filled.length < 2) return { ...Object.fromEntries(wrong), [firstBlank(entry)]: TWO_LINES };
  return { ...Object.fromEntries(wrong), difference: problemInDifference(entry) };
}

function aboutLine({ lines }: JournalEntry, at: number): Found {
  const { ledger, debit, credit } = lines[at] ?? { ledger: null, debit: null, credit: null };
  const isBoth = (debit ?? 0) !== 0 && (credit ?? 0) !== 0;
  const isNone = (debit ?? 0) === 0 && (credit ?? 0) === 0;
  return {
    [`lines.${at}.ledger`]: ledger ? undefined : 'Choose the ledger of this line.',
    [`lines.${at}.debit`]: isNone
      ? 'Enter a debit or a credit that is not 0.'
      : (debit ?? 0) < 0
        ? NO_MINUS
        : undefined,
    [`lines.${at}.credit`]: isBoth
      ? 'A line has a debit or a credit. Clear one of them.'
      : (credit ?? 0) < 0
        ? NO_MINUS
        : undefined,
  };
}

/** Where the next line would be entered. */
function firstBlank({ lines }: JournalEntry): string {
  const at = lines.findIndex(isBlankLine);
  return at === -1 ? 'lines' : `lines.${at}.ledger`;
}

function problemInDifference(entry: JournalEntry): string | undefined {
  const difference = differenceOf(entry);
  if (difference === undefined) return TOO_LARGE;
  if (difference === ZERO) return undefined;
  const [less, by] = difference > 0 ? ['Credits', difference] : ['Debits', negative(difference)];
  return `${less} are ${formatRupees(by)} less. Both sides must be equal.`;
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

export const TOO_LARGE = 'The sum is too large to count to the paisa. Check the amounts.';
const ENTER_DATE = 'Enter the date.';
export const NO_MINUS = 'Enter the amount without a minus.';
const TWO_LINES = 'A journal has at least two lines. Choose the ledger of the other one.';
