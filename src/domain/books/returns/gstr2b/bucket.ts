import { NO_VALUE, sumOfTaxedValues, type TaxedValue } from '#domain/books/returns/tax-heads.ts';
import type { BookedBill } from './booked-bill.ts';
import { amountsAgree } from './compare-bills.ts';
import type { Gstr2bRow } from './gstr2b.ts';

/** Where a row of GSTR-2B, or a bill of the books, stands; in the order in which they are shown. */
export const BUCKETS = [
  'Matched',
  'Nearly',
  'Differs',
  'Other number',
  'Only in 2B',
  'Only in books',
  'Not available',
  'Rejected',
] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Explains each bucket in a sentence. */
export const BUCKET_WORDS: Readonly<Record<Bucket, string>> = {
  Matched: 'The same in both, or marked as a match by you.',
  Nearly: 'The same number, with amounts within a rupee; the date or the place of supply may differ.',
  Differs: 'The same number, but other amounts, another GSTIN of the supplier, or another reverse charge.',
  'Other number': 'The same supplier and amounts under another number.',
  'Only in 2B': 'The books have nothing like it.',
  'Only in books': 'No supplier has reported it in this month.',
  'Not available': 'Reported, but the portal gives no credit for it.',
  Rejected: 'Rejected by you, here or on the portal.',
};

/** How a bill was found: as the user said, or by a rule. */
export type MatchBasis = 'user' | 'number' | 'original' | 'holder' | 'amounts';

/** Puts what the portal says of the credit before how the amounts compare: the user must see it either way. */
export function bucketOf(
  row: Gstr2bRow,
  bill: BookedBill | null,
  differs: readonly string[],
  way: MatchBasis | undefined,
  isDecided: boolean,
): Exclude<Bucket, 'Only in books'> {
  if (row.isRejected || (isDecided && !bill)) return 'Rejected';
  if (row.credit === 'No') return 'Not available';
  if (!bill) return 'Only in 2B';
  if (way === 'user' || differs.length === 0) return 'Matched';
  if (!amountsAgree(row, bill) || differs.includes('GSTIN') || differs.includes('Reverse Charge')) return 'Differs';
  return differs.includes('Number') ? 'Other number' : 'Nearly';
}

/** Adds up the rows of a bucket; where there is no row, the bill of the books. */
export function sumOfPairs(
  pairs: readonly Readonly<{ row: TaxedValue | null; bill: TaxedValue | null }>[],
): TaxedValue {
  return sumOfTaxedValues(pairs.map(({ row, bill }) => row ?? bill ?? NO_VALUE));
}
