import type { Report, ReportColumn } from '#domain/books/ledger/report.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Quantity } from '#domain/quantity.ts';

/** How much of an item there is and is promised, in its unit. `available` is what is in stock and not reserved. */
export type Availability = Readonly<Record<'inStock' | 'withParties' | 'reserved' | 'onOrder' | 'available', Quantity>>;

/** The names of the figures, in their order. */
export const AVAILABILITY_TITLES = [
  ['inStock', 'In Stock'],
  ['withParties', 'With Parties'],
  ['reserved', 'Reserved'],
  ['onOrder', 'On Order'],
  ['available', 'Available'],
] as const satisfies readonly (readonly [keyof Availability, string])[];

/** Goods with how much there is of each and is promised, as the lines of a file. */
export function availabilityReport(
  day: IsoDate,
  goods: readonly Readonly<{ id: string; name: string; unit: string }>[],
  there: (id: string) => Availability | undefined,
): Report {
  return {
    name: 'Availability',
    period: { to: day },
    columns: COLUMNS,
    lines: goods.map(({ id, name, unit }) => {
      const own = there(id);
      const figures = AVAILABILITY_TITLES.map(([of]) => (own ? { number: own[of] } : ''));
      return { look: 'entry', depth: 0, cells: [name, unit, ...figures] };
    }),
  };
}

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Item', look: 'text' },
  { title: 'Unit', look: 'brief' },
  ...AVAILABILITY_TITLES.map(([, title]) => ({ title, look: 'figure' }) as const),
];
