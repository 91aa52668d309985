import { formatDay } from '#domain/format.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { Report, ReportColumn, ReportLine } from '#domain/books/ledger/report.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';

/** A line of a challan whose goods a party has still; with what they cost us, for one who may see that. */
export type GoodsWithParty = OrderLineSums & Readonly<{ cost?: Paise }>;

/** The goods of challans that parties have on a day, each line opening its challan, and what all of them cost where that is seen. */
export function goodsWithParties(day: IsoDate, goods: readonly GoodsWithParty[], hasCost: boolean): Report {
  const total = sumOf(goods.map(({ cost = ZERO }) => cost));
  const sum: ReportLine = {
    look: 'grand',
    depth: 0,
    cells: ['Total', '', '', '', '', '', '', '', '', { amount: total }, ''],
  };
  return {
    name: 'Goods with Parties',
    period: { to: day },
    columns: COLUMNS.filter(({ title }) => hasCost || title !== 'Cost'),
    lines: [...goods.map((one) => lineOf(one, hasCost)), ...(hasCost ? [sum] : [])],
  };
}

function lineOf(line: GoodsWithParty, hasCost: boolean): ReportLine {
  const { number, date, purpose = '', party, item, ordered, back, billed, due, document, cost = ZERO } = line;
  return {
    look: 'entry',
    depth: 0,
    cells: [
      number,
      formatDay(date),
      purpose,
      party?.name ?? '',
      item.name,
      { number: unitsOf(ordered) },
      { number: unitsOf(back) },
      { number: unitsOf(billed) },
      { number: unitsOf(leftOfLine(line).goods) },
      ...(hasCost ? [{ amount: cost }] : []),
      due === '' ? '' : formatDay(due),
    ],
    opens: { to: 'voucher', id: document },
  };
}

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Challan', look: 'brief' },
  { title: 'Date', look: 'brief' },
  { title: 'Purpose', look: 'brief' },
  { title: 'Party', look: 'text' },
  { title: 'Item', look: 'text' },
  { title: 'Sent', look: 'figure' },
  { title: 'Back', look: 'figure' },
  { title: 'Billed', look: 'figure' },
  { title: 'Left', look: 'figure' },
  { title: 'Cost', look: 'figure' },
  { title: 'Due Back', look: 'brief' },
];
