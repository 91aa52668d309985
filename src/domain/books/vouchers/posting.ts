import { isDocument } from '#domain/books/documents/document.ts';
import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { advanceTerms, type DayOf, postingsOfAdvance } from './advance.ts';
import { balancedPostings, posting, postingTo, type LedgersByRole } from '#domain/books/balanced-postings.ts';
import { documentPostings } from '#domain/books/documents/document-posting.ts';
import { stockPostings } from './stock-posting.ts';
import { isStockVoucher } from './stock-voucher.ts';
import { isBlankLine, isMoney, type MoneyInput, type PlainInput, settledAmount, type SummedInput } from './voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/**
 * Returns the postings of a voucher without problems; the sum is 0. `roles` are the ids of the ledgers that documents post
 * to, `dayOf` knows the days of the documents that an advance is set against. Throws a RangeError for an input that is not
 * whole, or sums that cannot be counted.
 */
export function postingsOf(
  input: SummedInput,
  roles: LedgersByRole,
  dayOf: DayOf = () => undefined,
): readonly Posting[] {
  if (isDocument(input)) return documentPostings(input, roles);
  if (isStockVoucher(input)) return stockPostings(input, roles);
  const postings = balancedPostings(rawPostings(input, roles));
  const terms = advanceTerms(input);
  return terms && isMoney(input) ? [...postings, ...postingsOfAdvance(input, terms, dayOf, roles)] : postings;
}

function rawPostings(input: PlainInput, roles: LedgersByRole): readonly Posting[] {
  if (input.kind === 'Journal') {
    return input.lines
      .filter((line) => !isBlankLine(line))
      .map(({ ledger, debit, credit }) => posting(ledger, sumOf([debit ?? ZERO, negative(credit ?? ZERO)])));
  }
  if (input.kind === 'Contra') {
    const amount = input.amount ?? ZERO;
    return [posting(input.receivedIn, amount), posting(input.paidFrom, negative(amount))];
  }
  return moneyPostings(input, roles);
}

/** Receipt: account, TDS Receivable, Discount Allowed to the party. Payment: the party to account, TDS Payable, Discount Received. */
function moneyPostings(input: MoneyInput, roles: LedgersByRole): readonly Posting[] {
  const isReceipt = input.kind === 'Receipt';
  const side = (amount: Paise | null) => (isReceipt ? (amount ?? ZERO) : negative(amount ?? ZERO));
  const [tax, discount] = isReceipt
    ? (['tdsReceivable', 'discountAllowed'] as const)
    : (['tdsPayable', 'discountReceived'] as const);
  return [
    posting(input.account, side(input.amount)),
    ...postingTo(roles[tax], side(input.tds)),
    ...postingTo(roles[discount], side(input.discount)),
    posting(input.against, negative(side(settledAmount(input)))),
  ];
}
