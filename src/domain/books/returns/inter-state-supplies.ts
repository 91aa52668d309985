import { isExport } from '#domain/books/documents/supply.ts';
import { hasGstin } from '#domain/books/registration.ts';
import { negativeTaxedValue, NO_VALUE, sumOfTaxedValues, type TaxedValue } from './tax-heads.ts';
import { rateRows } from './rate-rows.ts';
import { isReported, type Sale } from './sale-section.ts';

/** Table 3.2 of GSTR-3B: of what was sold to other States, that to buyers who claim no tax, by place of supply. */
export type InterState = TaxedValue & Readonly<{ to: 'Unregistered' | 'Composition'; place: string }>;

export function interStateSupplies(sales: readonly Sale[]): readonly InterState[] {
  const rows = new Map<string, InterState>();
  for (const sale of sales.filter(isReported)) {
    const { party, place, sums } = sale;
    const to = party && hasGstin(party.registration) ? party.registration : 'Unregistered';
    if (sums.charged !== 'IGST' || isExport(sale) || (to !== 'Unregistered' && to !== 'Composition')) continue;
    const valued = sumOfTaxedValues(rateRows(sale, false));
    const signed = sale.kind === 'Invoice' ? valued : negativeTaxedValue(valued);
    const before = rows.get(`${to}/${place}`) ?? NO_VALUE;
    rows.set(`${to}/${place}`, { ...sumOfTaxedValues([before, signed]), to, place });
  }
  return [...rows.values()].toSorted((one, other) => (one.to + one.place < other.to + other.place ? 1 : -1));
}
