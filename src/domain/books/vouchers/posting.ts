import { isDocument } from '#domain/books/documents/document.ts';
import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { advanceTerms, type DayOf, postingsOfAdvance } from './advance.ts';
import { balanced, posting, postingTo, type Roles } from '#domain/books/balanced.ts';
import { documentPostings } from '#domain/books/documents/document-posting.ts';
import { stockPostings } from './stock-posting.ts';
import { isStock } from './stock-voucher.ts';
import { isBlankLine, isMoney, type MoneyEntry, type PlainEntry, settledBy, type VoucherEntry } from './voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/**
 * What a voucher without problems posts; the sum is 0. `roles` are the ids of the ledgers that documents post to, `dayOf`
 * knows the days of the documents that an advance is set against. Throws a RangeError for an entry that is not whole, or
 * sums that cannot be counted.
 */
export function postingsOf(entry: VoucherEntry, roles: Roles, dayOf: DayOf = () => undefined): readonly Posting[] {
  if (isDocument(entry)) return documentPostings(entry, roles);
  if (isStock(entry)) return stockPostings(entry, roles);
  const postings = balanced(rawPostings(entry, roles));
  const terms = advanceTerms(entry);
  return terms && isMoney(entry) ? [...postings, ...postingsOfAdvance(entry, terms, dayOf, roles)] : postings;
}

function rawPostings(entry: PlainEntry, roles: Roles): readonly Posting[] {
  if (entry.kind === 'Journal') {
    return entry.lines
      .filter((line) => !isBlankLine(line))
      .map(({ ledger, debit, credit }) => posting(ledger, sumOf([debit ?? ZERO, negative(credit ?? ZERO)])));
  }
  if (entry.kind === 'Contra') {
    const amount = entry.amount ?? ZERO;
    return [posting(entry.receivedIn, amount), posting(entry.paidFrom, negative(amount))];
  }
  return moneyPostings(entry, roles);
}

/** Receipt: account, TDS Receivable, Discount Allowed to the party. Payment: the party to account, TDS Payable, Discount Received. */
function moneyPostings(entry: MoneyEntry, roles: Roles): readonly Posting[] {
  const isReceipt = entry.kind === 'Receipt';
  const side = (amount: Paise | null) => (isReceipt ? (amount ?? ZERO) : negative(amount ?? ZERO));
  const [tax, discount] = isReceipt
    ? (['tdsReceivable', 'discountAllowed'] as const)
    : (['tdsPayable', 'discountReceived'] as const);
  return [
    posting(entry.account, side(entry.amount)),
    ...postingTo(roles[tax], side(entry.tds)),
    ...postingTo(roles[discount], side(entry.discount)),
    posting(entry.against, negative(side(settledBy(entry)))),
  ];
}
