import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { advanceTerms, type DayOf, postingsOfAdvance } from './advance.ts';
import { balancedPostings, posting, postingTo, type LedgersByRole } from '#domain/books/balanced-postings.ts';
import { type ContraInput, isBlankLine, type JournalInput, type MoneyInput, settledAmount } from './voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/** The functions below throw a RangeError for an input that is not whole, or sums that cannot be counted. */

/** Returns the postings of a journal: its lines. */
export function journalPostings({ lines }: JournalInput): readonly Posting[] {
  return balancedPostings(
    lines
      .filter((line) => !isBlankLine(line))
      .map(({ ledger, debit, credit }) => posting(ledger, sumOf([debit ?? ZERO, negative(credit ?? ZERO)]))),
  );
}

/** Returns the postings of a contra: the ledger that received, to the one that paid. */
export function contraPostings({ receivedIn, paidFrom, amount }: ContraInput): readonly Posting[] {
  return balancedPostings([posting(receivedIn, amount ?? ZERO), posting(paidFrom, negative(amount ?? ZERO))]);
}

/**
 * Returns the postings of a receipt (account, TDS Receivable, Discount Allowed to the party) or a payment (the party to
 * account, TDS Payable, Discount Received), and those of an advance beside it. `dayOf` knows the days of the documents that
 * it is set against.
 */
export function moneyPostings(
  input: MoneyInput,
  roles: LedgersByRole,
  dayOf: DayOf = () => undefined,
): readonly Posting[] {
  const isReceipt = input.kind === 'Receipt';
  const side = (amount: Paise | null) => (isReceipt ? (amount ?? ZERO) : negative(amount ?? ZERO));
  const [tax, discount] = isReceipt
    ? (['tdsReceivable', 'discountAllowed'] as const)
    : (['tdsPayable', 'discountReceived'] as const);
  const postings = balancedPostings([
    posting(input.account, side(input.amount)),
    ...postingTo(roles[tax], side(input.tds)),
    ...postingTo(roles[discount], side(input.discount)),
    posting(input.against, negative(side(settledAmount(input)))),
  ]);
  const terms = advanceTerms(input);
  return terms ? [...postings, ...postingsOfAdvance(input, terms, dayOf, roles)] : postings;
}
