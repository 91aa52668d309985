import { isDocument } from '#domain/books/documents/document.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, exactOrUndefined, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { placeOf } from '#domain/state-code.ts';
import { problemsInMasters } from '#domain/books/documents/document-masters.ts';
import { type DocumentRules, problemsInDocument } from '#domain/books/documents/document-problems.ts';
import {
  ENTER_DATE,
  found,
  type Found,
  MOST_LINES,
  NO_MINUS,
  notMoney,
  problemInDate,
  problemInNumber,
  problemInStanding,
  type Standing,
  TOO_LARGE,
  type VoucherProblems,
} from '#domain/books/field-problems.ts';
import { problemInPercent } from '#domain/books/law/gst-rates.ts';
import { problemsInStock, problemsInStockMasters } from './stock-problems.ts';
import { isStock } from './stock-voucher.ts';
import {
  type ContraInput,
  isBlankLine,
  type JournalInput,
  type MoneyInput,
  settledBy,
  type VoucherInput,
} from './voucher.ts';
import type { VoucherHead } from '#domain/books/voucher-head.ts';

/** What keeps a voucher from being issued. A draft may be saved with any of it but a day that is none. */
export function problemsInVoucher(input: VoucherInput, rules: DocumentRules): VoucherProblems {
  if (isDocument(input)) return problemsInDocument(input, rules);
  if (isStock(input)) return problemsInStock(input, rules.booksBegin);
  return found({
    ...(input.kind === 'Journal' ? {} : aboutNames(input)),
    date: problemInDate(input.date, rules.booksBegin),
    ...(input.kind === 'Journal' ? aboutLines(input) : aboutAmounts(input)),
    ...(input.kind === 'Receipt' ? aboutAdvance(input) : {}),
    number: problemInNumber(input.number),
  });
}

/** What keeps a draft from being kept: a list could not place it. */
export function problemsInDraft(input: Pick<VoucherHead, 'date'>): VoucherProblems {
  return found({ date: isIsoDate(input.date) ? undefined : ENTER_DATE });
}

/**
 * What is wrong with the masters that a voucher names. `standingOf` knows a ledger or party by its id: its group (that of
 * all customers or suppliers for a party), and whether it is still used; undefined if it is gone.
 */
export function problemsInLedgers(
  input: VoucherInput,
  standingOf: (id: string) => Standing | undefined,
  itemOf: (id: string) => Pick<Standing, 'name' | 'isActive'> | undefined = () => undefined,
  godownOf: typeof itemOf = () => undefined,
): VoucherProblems {
  if (isDocument(input)) return problemsInMasters(input, standingOf, itemOf);
  if (isStock(input)) return problemsInStockMasters(input, itemOf, godownOf);
  const among = (id: string | undefined) => (id === undefined ? undefined : problemInStanding(standingOf(id)));
  const money = (id: string | undefined) => among(id) ?? (id !== undefined ? notMoney(standingOf(id)) : undefined);
  if (input.kind === 'Journal') {
    return found(
      Object.fromEntries(input.lines.map(({ ledger }, at) => [`lines.${at}.ledger`, among(ledger?.id)] as const)),
    );
  }
  if (input.kind === 'Contra') {
    return found({ paidFrom: money(input.paidFrom?.id), receivedIn: money(input.receivedIn?.id) });
  }
  const against = among(input.against?.id) ?? notCustomer(input, standingOf);
  return found({ against, account: money(input.account?.id) });
}

/** What is missing on the credit side of a journal, debit positive; undefined while its sums are too large to be exact. */
export function differenceOf({ lines }: Pick<JournalInput, 'lines'>): Paise | undefined {
  return exactOrUndefined(() => sumOf(lines.map(({ debit, credit }) => asPaise((debit ?? 0) - (credit ?? 0)))));
}

function aboutNames(input: ContraInput | MoneyInput): Found {
  if (input.kind === 'Contra') {
    return {
      paidFrom: input.paidFrom ? undefined : 'Choose the cash or bank ledger that the money leaves.',
      receivedIn: receivedInProblem(input),
    };
  }
  const { against, account } = input;
  return { against: against ? undefined : 'Choose the party or ledger.', account: accountProblem(input, account?.id) };
}

function receivedInProblem({ paidFrom, receivedIn }: ContraInput): string | undefined {
  if (!receivedIn) return 'Choose the cash or bank ledger that the money comes to.';
  return receivedIn.id === paidFrom?.id
    ? `The money leaves ${receivedIn.name} already. Choose another one.`
    : undefined;
}

function accountProblem({ against, account }: MoneyInput, id: string | undefined): string | undefined {
  if (!account) return 'Choose the cash or bank ledger.';
  return against?.id === id ? `${account.name} stands on the other side, too. Choose another one.` : undefined;
}

function aboutAmounts(input: ContraInput | MoneyInput): Found {
  const parts = input.kind === 'Contra' ? [] : [['tds', input.tds] as const, ['discount', input.discount] as const];
  const minus = parts.map(([field, amount]) => [field, (amount ?? 0) < 0 ? NO_MINUS : undefined] as const);
  const isCounted = input.kind === 'Contra' || exactOrUndefined(() => settledBy(input)) !== undefined;
  return { amount: problemInAmount(input.amount) ?? (isCounted ? undefined : TOO_LARGE), ...Object.fromEntries(minus) };
}

/** What was let off was not received, and no rate of it is known. */
function aboutAdvance({ advance, date, discount }: MoneyInput): Found {
  if (!advance) return {};
  const { percent, place } = advance;
  return {
    ...((discount ?? 0) !== 0 && { discount: 'An advance is what was received. Clear the discount.' }),
    'advance.percent':
      percent === null
        ? 'Choose the GST rate of the services.'
        : isIsoDate(date)
          ? problemInPercent(percent, date)
          : undefined,
    'advance.place': place === '' || placeOf(place) ? undefined : 'Choose the place of supply.',
  };
}

function notCustomer({ advance, against, kind }: MoneyInput, standingOf: (id: string) => Standing | undefined) {
  if (!advance || !against || kind !== 'Receipt' || standingOf(against.id)?.group === 'Sundry Debtors')
    return undefined;
  return `An advance for services comes from a customer. Choose one, or turn “Advance for Services” off.`;
}

function problemInAmount(amount: Paise | null): string | undefined {
  if (amount === null) return 'Enter the amount.';
  if (amount === 0) return 'Enter an amount that is not 0.';
  return amount < 0 ? NO_MINUS : undefined;
}

function aboutLines(input: JournalInput): Found {
  const { lines } = input;
  const filled = lines.filter((line) => !isBlankLine(line));
  const wrong = lines.flatMap((line, at) => (isBlankLine(line) ? [] : Object.entries(aboutLine(input, at))));
  if (filled.length > MOST_LINES)
    return { lines: `A journal has at most ${MOST_LINES} lines. Enter the rest as another one.` };
  if (filled.length < 2) return { ...Object.fromEntries(wrong), [firstBlank(input)]: TWO_LINES };
  return { ...Object.fromEntries(wrong), difference: problemInDifference(input) };
}

function aboutLine({ lines }: JournalInput, at: number): Found {
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
function firstBlank({ lines }: JournalInput): string {
  const at = lines.findIndex(isBlankLine);
  return at === -1 ? 'lines' : `lines.${at}.ledger`;
}

function problemInDifference(input: JournalInput): string | undefined {
  const difference = differenceOf(input);
  if (difference === undefined) return TOO_LARGE;
  if (difference === ZERO) return undefined;
  const [less, by] = difference > 0 ? ['Credits', difference] : ['Debits', negative(difference)];
  return `${less} are ${formatRupees(by)} less. Both sides must be equal.`;
}

const TWO_LINES = 'A journal has at least two lines. Choose the ledger of the other one.';
