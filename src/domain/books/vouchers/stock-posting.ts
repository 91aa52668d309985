import { negative, type Paise, sumOf } from '#domain/money.ts';
import { balanced, postingTo, type Roles } from '#domain/books/balanced.ts';
import { headPostings, reversed } from '#domain/books/documents/document-posting.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import type { AdjustmentLine, StockVoucherInput } from './stock-voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/**
 * What a voucher of stock posts; the sum is 0. Written off: Stock Loss; Purchases at cost, and the input tax that is reversed.
 * Found: the reverse of the former. A transfer posts nothing. Throws a RangeError where a ledger is missing.
 */
export function stockPostings(input: StockVoucherInput, roles: Roles): readonly Posting[] {
  if (input.kind === 'Stock Transfer') return [];
  const sign = input.direction === 'Found' ? negative : (amount: Paise) => amount;
  const worths = input.lines.flatMap(({ worth }) => (worth ? [worth] : []));
  const cost = sumOf(worths.map((worth) => worth.cost));
  const tax = sumOf(worths.map((worth) => taxOf(worth)));
  return balanced(
    joined([
      ...postingTo(roles.stockLoss, sign(sumOf([cost, tax]))),
      ...postingTo(roles.purchases, sign(negative(cost))),
      ...worths.flatMap((worth) => headPostings('input', worth, worth.charged, roles).map(reversed)),
    ]),
  );
}

/** What a line may reverse: only goods that are written off. */
export function reversesTax(input: StockVoucherInput, line: AdjustmentLine): boolean {
  return input.kind === 'Stock Adjustment' && input.direction === 'Written off' && line.reverseInputTax;
}

/** Each ledger once. */
function joined(postings: readonly Posting[]): readonly Posting[] {
  const sums = new Map<string, Paise>();
  for (const { ledger, amount } of postings) sums.set(ledger, sumOf([sums.get(ledger) ?? (0 as Paise), amount]));
  return [...sums].map(([ledger, amount]) => ({ ledger, amount }));
}
