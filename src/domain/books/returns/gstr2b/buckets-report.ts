import { asQuantity } from '#domain/quantity.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { HEAD_NAMES, HEADS } from '#domain/books/returns/tax-heads.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import { BUCKETS, sumOfPairs } from './bucket.ts';
import type { Pair } from './match-gstr2b.ts';

/** Sums up each bucket by the GSTR-2B; bills that only the books have, by those. */
export function bucketsReport(month: Month, pairs: readonly Pair[]): Report {
  return {
    name: 'Purchase Match',
    period: daysOfMonth(month),
    columns: [
      { title: 'Bucket', look: 'text' },
      { title: 'Documents', look: 'figure' },
      { title: 'Taxable Value', look: 'figure' },
      ...HEADS.map((head) => ({ title: HEAD_NAMES[head], look: 'figure' }) as const),
    ],
    lines: BUCKETS.map((bucket) => {
      const own = pairs.filter((pair) => pair.bucket === bucket);
      const sum = sumOfPairs(own);
      const amounts = [sum.taxable, ...HEADS.map((head) => sum[head])].map((amount) => ({ amount }));
      return { look: 'entry', depth: 0, cells: [bucket, { number: asQuantity(own.length) }, ...amounts] };
    }),
  };
}
