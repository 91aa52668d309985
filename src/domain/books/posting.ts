import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { LedgerRole } from './ledger-role.ts';
import { isBlankLine, type MoneyEntry, type Named, type Posting, settledBy, type VoucherEntry } from './voucher.ts';

/**
 * What a voucher without problems posts; the sum is 0. `roles` are the ids of the ledgers that documents post to. Throws
 * a RangeError for an entry that is not whole, or sums that cannot be counted.
 */
export function postingsOf(entry: VoucherEntry, roles: Roles): readonly Posting[] {
  return balanced(rawPostings(entry, roles));
}

/** Without those of nothing. Throws a RangeError unless debits and credits are equal. */
export function balanced(postings: readonly Posting[]): readonly Posting[] {
  if (sumOf(postings.map(({ amount }) => amount)) !== 0) throw new RangeError('Debits and credits are not equal.');
  return postings.filter(({ amount }) => amount !== 0);
}

/** The id of the ledger of each role. */
export type Roles = Readonly<Partial<Record<LedgerRole, string>>>;

function rawPostings(entry: VoucherEntry, roles: Roles): readonly Posting[] {
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

/** Throws a RangeError without a ledger. */
export function posting(named: Named | null, amount: Paise): Posting {
  if (!named) throw new RangeError('A posting needs its ledger.');
  return { ledger: named.id, amount };
}

/**
 * Nothing where there is nothing to post, so that books without the ledger need none. Throws a RangeError where something
 * is to be posted, and the ledger is missing.
 */
export function postingTo(ledger: string | undefined, amount: Paise): readonly Posting[] {
  if (amount === 0) return [];
  if (ledger === undefined) throw new RangeError('The ledger that documents post this to is missing.');
  return [{ ledger, amount }];
}
