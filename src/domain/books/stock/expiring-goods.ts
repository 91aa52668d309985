import type { Report, ReportLine } from '#domain/books/ledger/report.ts';
import { daysAfter, type IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { expiryInWords } from '#domain/books/batches/batch-days.ts';

/** The times within which goods expire that the report tells: so many days from today, or before it. */
export const WITHIN = ['30 days', '60 days', '90 days', 'Expired'] as const;
export type Within = (typeof WITHIN)[number];

/** The days on which goods expire that are shown, from the one to the other. */
export function expiresBetween(within: Within, today: IsoDate): Readonly<{ from: string; to: IsoDate }> {
  if (within === 'Expired') return { from: '', to: daysAfter(today, -1) };
  return { from: today, to: daysAfter(today, Number.parseInt(within, 10)) };
}

/** Goods of a batch in a place, and their part of what the item is worth there. */
export type ExpiringGoods = Readonly<{
  item: Named;
  batch: Readonly<{ id: string; number: string }>;
  expiry: IsoDate;
  place: Named;
  quantity: Quantity;
  unit: string;
  value: Paise;
}>;

/** Returns the goods that expire in a time, by expiry. */
export function expiringReport(within: Within, today: IsoDate, goods: readonly ExpiringGoods[]): Report {
  const lines = goods.map(
    ({ item, batch, expiry, place, quantity, unit, value }): ReportLine => ({
      look: 'entry',
      depth: 0,
      cells: [
        item.name,
        batch.number,
        expiryInWords(expiry),
        place.name,
        { number: quantity },
        unit,
        { amount: value },
      ],
      opens: { to: 'item', id: item.id, on: today },
    }),
  );
  const total = sumOf(goods.map(({ value }) => value));
  return {
    name: 'Expiring Goods',
    of: within,
    period: { to: today },
    columns: [
      { title: 'Item', look: 'text' },
      { title: 'Batch', look: 'brief' },
      { title: 'Expiry', look: 'brief' },
      { title: 'Godown', look: 'text' },
      { title: 'Quantity', look: 'figure' },
      { title: 'Unit', look: 'brief' },
      { title: 'Value', look: 'figure' },
    ],
    lines: [...lines, { look: 'grand', depth: 0, cells: ['Total', '', '', '', '', '', { amount: total }] }],
  };
}
