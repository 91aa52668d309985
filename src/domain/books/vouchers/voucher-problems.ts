import { isDocument } from '#domain/books/documents/document.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, exactOrUndefined, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { problemsInMasters } from '#domain/books/documents/document-masters.ts';
import { type DocumentRules, problemsInDocument } from '#domain/books/documents/document-problems.ts';
import {
  ENTER_DATE,
  fieldProblems,
  type FieldChecks,
  MOST_LINES,
  NO_MINUS,
  problemInMoneyLedger,
  problemInDate,
  problemInNumber,
  problemInStanding,
  type MasterStanding,
  TOO_LARGE,
  type VoucherProblems,
} from '#domain/books/field-problems.ts';
import { problemInPercent } from '#domain/books/law/gst-rates.ts';
import { problemsInStock, problemsInStockMasters } from './stock-problems.ts';
import { isStockVoucher } from './stock-voucher.ts';
import {
  type ContraInput,
  isBlankLine,
  type JournalInput,
  type MoneyInput,
  settledAmount,
  type VoucherInput,
} from './voucher.ts';
import type { VoucherHead } from '#domain/books/voucher-head.ts';

/** Returns all that keeps a voucher from being issued. A draft may be saved with any of it but a day that is none. */
export function problemsInVoucher(input: VoucherInput, rules: DocumentRules): VoucherProblems {
  if (isDocument(input)) return problemsInDocument(input, rules);
  if (isStockVoucher(input)) return problemsInStock(input, rules.booksBegin);
  return fieldProblems({
    ...(input.kind === 'Journal' ? {} : nameChecks(input)),
    date: problemInDate(input.date, rules.booksBegin),
    ...(input.kind === 'Journal' ? journalChecks(input) : amountChecks(input)),
    ...(input.kind === 'Receipt' ? advanceChecks(input) : {}),
    number: problemInNumber(input.number),
  });
}

/** Returns what keeps a draft from being saved: without a date a list could not place it. */
export function problemsInDraft(input: Pick<VoucherHead, 'date'>): VoucherProblems {
  return fieldProblems({ date: isIsoDate(input.date) ? undefined : ENTER_DATE });
}

/**
 * Returns the problems of the masters that a voucher names. `standingOf` knows a ledger or party by its id: its group (that
 * of all customers or suppliers for a party), and whether it is still used; undefined if it is gone.
 */
export function problemsInLedgers(
  input: VoucherInput,
  standingOf: (id: string) => MasterStanding | undefined,
  itemOf: (id: string) => Pick<MasterStanding, 'name' | 'isActive'> | undefined = () => undefined,
  godownOf: typeof itemOf = () => undefined,
): VoucherProblems {
  if (isDocument(input)) return problemsInMasters(input, standingOf, itemOf);
  if (isStockVoucher(input)) return problemsInStockMasters(input, itemOf, godownOf);
  const among = (id: string | undefined) => (id === undefined ? undefined : problemInStanding(standingOf(id)));
  const money = (id: string | undefined) =>
    among(id) ?? (id !== undefined ? problemInMoneyLedger(standingOf(id)) : undefined);
  if (input.kind === 'Journal') {
    return fieldProblems(
      Object.fromEntries(input.lines.map(({ ledger }, at) => [`lines.${at}.ledger`, among(ledger?.id)] as const)),
    );
  }
  if (input.kind === 'Contra') {
    return fieldProblems({ paidFrom: money(input.paidFrom?.id), receivedIn: money(input.receivedIn?.id) });
  }
  const against = among(input.against?.id) ?? problemInAdvanceParty(input, standingOf);
  return fieldProblems({ against, account: money(input.account?.id) });
}

/** The amount missing on the credit side of a journal, debit positive; undefined while its sums are too large to be exact. */
export function differenceOf({ lines }: Pick<JournalInput, 'lines'>): Paise | undefined {
  return exactOrUndefined(() => sumOf(lines.map(({ debit, credit }) => asPaise((debit ?? 0) - (credit ?? 0)))));
}

function nameChecks(input: ContraInput | MoneyInput): FieldChecks {
  if (input.kind === 'Contra') {
    return {
      paidFrom: input.paidFrom ? undefined : 'Choose the cash or bank ledger that the money leaves.',
      receivedIn: problemInReceivedIn(input),
    };
  }
  const { against, account } = input;
  return {
    against: against ? undefined : 'Choose the party or ledger.',
    account: problemInAccount(input, account?.id),
  };
}

function problemInReceivedIn({ paidFrom, receivedIn }: ContraInput): string | undefined {
  if (!receivedIn) return 'Choose the cash or bank ledger that the money comes to.';
  return receivedIn.id === paidFrom?.id
    ? `The money leaves ${receivedIn.name} already. Choose another one.`
    : undefined;
}

function problemInAccount({ against, account }: MoneyInput, id: string | undefined): string | undefined {
  if (!account) return 'Choose the cash or bank ledger.';
  return against?.id === id ? `${account.name} stands on the other side, too. Choose another one.` : undefined;
}

function amountChecks(input: ContraInput | MoneyInput): FieldChecks {
  const parts = input.kind === 'Contra' ? [] : [['tds', input.tds] as const, ['discount', input.discount] as const];
  const minus = parts.map(([field, amount]) => [field, (amount ?? 0) < 0 ? NO_MINUS : undefined] as const);
  const isCounted = input.kind === 'Contra' || exactOrUndefined(() => settledAmount(input)) !== undefined;
  return { amount: problemInAmount(input.amount) ?? (isCounted ? undefined : TOO_LARGE), ...Object.fromEntries(minus) };
}

/** Checks an advance, which has no discount: what was let off was not received, and no rate of it is known. */
function advanceChecks({ advance, date, discount }: MoneyInput): FieldChecks {
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
    'advance.place': place === '' || placeOfCode(place) ? undefined : 'Choose the place of supply.',
  };
}

function problemInAdvanceParty(
  { advance, against, kind }: MoneyInput,
  standingOf: (id: string) => MasterStanding | undefined,
) {
  if (!advance || !against || kind !== 'Receipt' || standingOf(against.id)?.group === 'Sundry Debtors')
    return undefined;
  return `An advance for services comes from a customer. Choose one, or turn “Advance for Services” off.`;
}

function problemInAmount(amount: Paise | null): string | undefined {
  if (amount === null) return 'Enter the amount.';
  if (amount === 0) return 'Enter an amount that is not 0.';
  return amount < 0 ? NO_MINUS : undefined;
}

function journalChecks(input: JournalInput): FieldChecks {
  const { lines } = input;
  const filled = lines.filter((line) => !isBlankLine(line));
  const wrong = lines.flatMap((line, at) => (isBlankLine(line) ? [] : Object.entries(journalLineChecks(input, at))));
  if (filled.length > MOST_LINES)
    return { lines: `A journal has at most ${MOST_LINES} lines. Enter the rest as another one.` };
  if (filled.length < 2) return { ...Object.fromEntries(wrong), [firstBlank(input)]: TWO_LINES };
  return { ...Object.fromEntries(wrong), difference: problemInDifference(input) };
}

function journalLineChecks({ lines }: JournalInput, at: number): FieldChecks {
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
