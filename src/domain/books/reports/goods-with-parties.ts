import { formatDay } from '#domain/format.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf } from '#domain/money.ts';
import type { Report, ReportColumn, ReportLine, ReportLineCell } from '#domain/books/ledger/report.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';

/** A line of a challan whose goods a party has still; with what they cost us, for one who may see that. */
export type GoodsWithParty = Readonly<{ line: OrderLineSums; cost?: Paise }>;

/**
 * The goods of challans that parties have on a day, each line opening its challan. Where they are not all, nothing says what they
 * come to.
 */
export function goodsWithParties(
  day: IsoDate,
  goods: readonly GoodsWithParty[],
  { isWhole, hasCost }: Readonly<{ isWhole: boolean; hasCost: boolean }>,
): Report {
  const total = sumOf(goods.map(({ cost }) => cost ?? (0 as Paise)));
  const sum: ReportLine = {
    look: 'grand',
    depth: 0,
    cells: ['Total', '', '', '', '', '', '', '', '', { amount: total }, ''],
  };
  return {
    name: 'Goods with Parties',
    period: { to: day },
    columns: COLUMNS.filter(({ title }) => hasCost || title !== 'Cost'),
    lines: [...goods.map((one) => lineOf(one, hasCost)), ...(isWhole && hasCost ? [sum] : [])],
  };
}

function lineOf({ line, cost }: GoodsWithParty, hasCost: boolean): ReportLine {
  const { number, date, purpose = '', party, item, ordered, back, billed, due, document } = line;
  const left: ReportLineCell = { number: unitsOf(leftOfLine(line).goods) };
  const sent: ReportLineCell = { number: unitsOf(ordered) };
  return {
    look: 'entry',
    depth: 0,
    cells: [
      number,
      formatDay(date),
      purpose,
      party?.name ?? '',
      item.name,
      sent,
      { number: unitsOf(back) },
      { number: unitsOf(billed) },
      left,
      ...(hasCost ? [{ amount: cost ?? (0 as Paise) }] : []),
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
