import { isIsoDate } from '#domain/calendar.ts';
import { exactOrUndefined, type Paise } from '#domain/money.ts';
import { placeOfCode } from '#domain/state-code.ts';
import {
  fieldProblems,
  type FieldChecks,
  type Masters,
  NO_MINUS,
  problemInDate,
  problemInMoneyLedger,
  problemInNumber,
  problemInStanding,
  TOO_LARGE,
  type VoucherProblems,
  type VoucherRules,
} from '#domain/books/field-problems.ts';
import { problemInPercent } from '#domain/books/law/gst-rates.ts';
import { type ContraInput, type MoneyInput, settledAmount } from './voucher.ts';

/** Returns all that keeps a contra from being issued: a sentence by field, in the order of the form. */
export function problemsInContra(input: ContraInput, { booksBegin }: VoucherRules): VoucherProblems {
  return fieldProblems({
    paidFrom: input.paidFrom ? undefined : 'Choose the cash or bank ledger that the money leaves.',
    receivedIn: problemInReceivedIn(input),
    date: problemInDate(input.date, booksBegin),
    amount: problemInAmount(input.amount),
    number: problemInNumber(input.number),
  });
}

/** Returns all that keeps a receipt or payment from being issued: a sentence by field, in the order of the form. */
export function problemsInMoney(input: MoneyInput, { booksBegin }: VoucherRules): VoucherProblems {
  const isCounted = exactOrUndefined(() => settledAmount(input)) !== undefined;
  return fieldProblems({
    against: input.against ? undefined : 'Choose the party or ledger.',
    account: problemInAccount(input),
    date: problemInDate(input.date, booksBegin),
    amount: problemInAmount(input.amount) ?? (isCounted ? undefined : TOO_LARGE),
    tds: (input.tds ?? 0) < 0 ? NO_MINUS : undefined,
    discount: (input.discount ?? 0) < 0 ? NO_MINUS : undefined,
    ...(input.kind === 'Receipt' ? advanceChecks(input) : {}),
    number: problemInNumber(input.number),
  });
}

/** Returns the problems of the ledgers that a contra names, both of which hold money. */
export function problemsInContraMasters({ paidFrom, receivedIn }: ContraInput, masters: Masters): VoucherProblems {
  return fieldProblems({
    paidFrom: problemInMoneyMaster(paidFrom?.id, masters),
    receivedIn: problemInMoneyMaster(receivedIn?.id, masters),
  });
}

/** Returns the problems of the ledgers and the party that a receipt or payment names. */
export function problemsInMoneyMasters(input: MoneyInput, masters: Masters): VoucherProblems {
  const { against, account } = input;
  const known = against ? masters.ledgerOf(against.id) : undefined;
  // Who is inactive still pays what is owed.
  const settles = (input.allocations?.length ?? 0) > 0;
  const standing = against ? problemInStanding(known && settles ? { ...known, isActive: true } : known) : undefined;
  return fieldProblems({
    against: standing ?? problemInAdvanceParty(input, masters),
    account: problemInMoneyMaster(account?.id, masters),
  });
}

function problemInMoneyMaster(id: string | undefined, { ledgerOf }: Masters): string | undefined {
  return id === undefined ? undefined : (problemInStanding(ledgerOf(id)) ?? problemInMoneyLedger(ledgerOf(id)));
}

function problemInReceivedIn({ paidFrom, receivedIn }: ContraInput): string | undefined {
  if (!receivedIn) return 'Choose the cash or bank ledger that the money comes to.';
  return receivedIn.id === paidFrom?.id
    ? `The money leaves ${receivedIn.name} already. Choose another one.`
    : undefined;
}

function problemInAccount({ against, account }: MoneyInput): string | undefined {
  if (!account) return 'Choose the cash or bank ledger.';
  return against?.id === account.id ? `${account.name} stands on the other side, too. Choose another one.` : undefined;
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

function problemInAdvanceParty({ advance, against, kind }: MoneyInput, { ledgerOf }: Masters): string | undefined {
  if (!advance || !against || kind !== 'Receipt' || ledgerOf(against.id)?.group === 'Sundry Debtors') return undefined;
  return `An advance for services comes from a customer. Choose one, or turn “Advance for Services” off.`;
}

function problemInAmount(amount: Paise | null): string | undefined {
  if (amount === null) return 'Enter the amount.';
  if (amount === 0) return 'Enter an amount that is not 0.';
  return amount < 0 ? NO_MINUS : undefined;
}
