import { negative, type Paise, sumOf } from '#domain/money.ts';
import { balancedPostings, postingTo, type LedgersByRole } from '#domain/books/balanced-postings.ts';
import { headPostings, oppositePosting } from '#domain/books/documents/document-posting.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import type { AdjustmentLine, StockAdjustmentInput } from './stock-voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/**
 * Returns the postings of a stock adjustment; the sum is 0. Written off: Stock Loss; Purchases at cost, and the input tax
 * that is reversed. Found: the reverse of the former. Throws a RangeError where a ledger is missing.
 */
export function adjustmentPostings(input: StockAdjustmentInput, roles: LedgersByRole): readonly Posting[] {
  const sign = input.direction === 'Found' ? negative : (amount: Paise) => amount;
  const costs = input.lines.flatMap(({ worth }) => (worth ? [worth] : []));
  const cost = sumOf(costs.map((worth) => worth.cost));
  const tax = sumOf(costs.map((worth) => taxOf(worth)));
  return balancedPostings(
    sumByLedger([
      ...postingTo(roles.stockLoss, sign(sumOf([cost, tax]))),
      ...postingTo(roles.purchases, sign(negative(cost))),
      ...costs.flatMap((worth) => headPostings('input', worth, worth.charged, roles).map(oppositePosting)),
    ]),
  );
}

/** Whether a line reverses input tax: only goods that are written off can. */
export function reversesTax({ direction }: Pick<StockAdjustmentInput, 'direction'>, line: AdjustmentLine): boolean {
  return direction === 'Written off' && line.reverseInputTax;
}

/** Returns one posting for each ledger. */
function sumByLedger(postings: readonly Posting[]): readonly Posting[] {
  const sums = new Map<string, Paise>();
  for (const { ledger, amount } of postings) sums.set(ledger, sumOf([sums.get(ledger) ?? (0 as Paise), amount]));
  return [...sums].map(([ledger, amount]) => ({ ledger, amount }));
}
