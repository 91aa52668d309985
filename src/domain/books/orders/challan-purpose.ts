import type { IsoDate } from '#domain/calendar.ts';
import type { NumberSeries } from '#domain/books/numbering.ts';

/** The purposes of a delivery challan (CGST Rules, rule 55(1)). */
export const PURPOSES = [
  'Supply',
  'On Approval',
  'Job Work',
  'Return of Goods',
  'Exhibition',
  'Repair',
  'Other',
  'To Own Godown',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The rules of each purpose of a challan. */
type PurposeRow = Readonly<{
  series: NumberSeries;
  /** The rate that a line begins with, where no order has one. */
  rate: 'selling price' | 'cost' | 'purchase';
  /** The months after which the goods are to be back; none where nothing says so. */
  monthsBack?: number;
  /** The documents made of it that settle it. */
  endsBy: readonly ('Invoice' | 'Goods Back' | 'Debit Note')[];
}>;

/** On Approval: CGST Act, section 31(7). Job Work: section 143(1)(a). */
export const PURPOSE_ROWS: Readonly<Record<Purpose, PurposeRow>> = {
  Supply: { series: 'Delivery Challan', rate: 'selling price', endsBy: ['Invoice', 'Goods Back'] },
  'On Approval': {
    series: 'Approval Challan',
    rate: 'selling price',
    monthsBack: 6,
    endsBy: ['Invoice', 'Goods Back'],
  },
  'Job Work': { series: 'Job Work Challan', rate: 'cost', monthsBack: 12, endsBy: ['Goods Back'] },
  'Return of Goods': { series: 'Other Challan', rate: 'purchase', endsBy: ['Debit Note'] },
  Exhibition: { series: 'Other Challan', rate: 'cost', endsBy: ['Goods Back'] },
  Repair: { series: 'Other Challan', rate: 'cost', endsBy: ['Goods Back'] },
  Other: { series: 'Other Challan', rate: 'cost', endsBy: ['Goods Back'] },
  'To Own Godown': { series: 'Other Challan', rate: 'cost', endsBy: [] },
};

/** The day by which goods that go on `day` are to be back: months later, the last of its month where that has no such day. */
export function dueBackOf(purpose: Purpose, day: IsoDate): IsoDate | '' {
  const months = PURPOSE_ROWS[purpose].monthsBack;
  return months === undefined ? '' : monthsAfter(day, months);
}

/** Whether goods of a purpose stay ours and are awaited back, rather than sold, returned or only moved. */
export function goesOut(purpose: Purpose): boolean {
  return !['Supply', 'Return of Goods', 'To Own Godown'].includes(purpose);
}

/** Whether the lines of a challan begin with what the goods cost, which not everybody may see. */
export function isAtCost(order: Readonly<{ kind: string; purpose?: Purpose }>): boolean {
  return order.purpose !== undefined && PURPOSE_ROWS[order.purpose].rate === 'cost';
}

function monthsAfter(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const ends = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(date, ends)));
  return then.toISOString().slice(0, 10) as IsoDate;
}
