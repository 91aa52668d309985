import { financialYearOf } from '#domain/calendar.ts';
import { numberInCapitals } from '#domain/books/document-number.ts';
import type { Sale } from './sale-section.ts';

/** Numbers that follow one another without a hole, as table 13 of GSTR-1 wants them. */
export type SeriesIssued = Readonly<{
  kind: Sale['kind'];
  from: string;
  to: string;
  total: number;
  cancelled: number;
}>;

/**
 * The numbers that documents were issued under, cancelled ones included, by series. Where a series goes on in another month
 * in between, as after a back-dated document, it is counted in parts: so that no number is counted twice, and none that
 * is not there.
 */
export function seriesIssued(sales: readonly Sale[]): readonly SeriesIssued[] {
  const numbered = sales
    .filter(({ state, own }) => state !== 'Draft' && own.registration === 'Regular')
    .map((sale) => ({ sale, ...placeInSeries(sale) }))
    .toSorted(
      (one, other) => compare(one.sale.kind, other.sale.kind) || compare(one.series, other.series) || one.at - other.at,
    );
  const runs: SeriesIssued[] = [];
  numbered.forEach(({ sale, series, at }, index) => {
    const before = numbered[index - 1];
    const goesOn = before && before.sale.kind === sale.kind && before.series === series && before.at + 1 === at;
    const run = goesOn ? runs.pop() : undefined;
    runs.push({
      kind: sale.kind,
      from: run?.from ?? sale.number,
      to: sale.number,
      total: (run?.total ?? 0) + 1,
      cancelled: (run?.cancelled ?? 0) + (sale.state === 'Cancelled' ? 1 : 0),
    });
  });
  // Invoices come before notes, as their numbers do in the table.
  return runs.toSorted((one, other) => (one.kind === other.kind ? 0 : one.kind === 'Invoice' ? -1 : 1));
}

/** Splits a number into its serial, the last run of digits that is not the financial year, and what stands around it. */
function placeInSeries({ number, date }: Sale): Readonly<{ series: string; at: number }> {
  const year = financialYearOf(date).slice(2);
  const plain = numberInCapitals(number).replace(year, '*');
  const [, before = plain, digits, after = ''] = /^(.*?)(\d+)(\D*)$/.exec(plain) ?? [];
  return digits === undefined ? { series: plain, at: 0 } : { series: `${before}{n}${after}`, at: Number(digits) };
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
