import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, MONTHS } from '#domain/format.ts';
import { asPaise, fraction, type Paise, sumOf } from '#domain/money.ts';
import type { Report, ReportCell, ReportColumn, ReportLine } from '#domain/books/ledger/report.ts';
import type { Valuation } from './stock-month.ts';
import { unitsOf } from './stock-move.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

/** Goods: so many thousandths, and what they are worth. */
export type Goods = Readonly<{ quantity: number; value: Paise }>;

/** A worth as the business values its goods. */
export function goodsOf([quantity, fifo, average]: Valuation, valuation: 'FIFO' | 'Moving average'): Goods {
  return { quantity, value: asPaise(valuation === 'FIFO' ? fifo : average) };
}

/** An item with what there is of it, also by godown, as far as it is in more than one. */
export type ItemInStock = Goods &
  Readonly<{ id: string; name: string; unit: string; godowns: readonly (Goods & Readonly<{ name: string }>)[] }>;

/** What is in stock at the end of a day, item by item, and what all of it is worth; `items` may be the first ones only. */
export function stockSummary(day: IsoDate, items: readonly ItemInStock[], total: Paise): Report {
  const lines = items.flatMap((item): readonly ReportLine[] => {
    const opens = { to: 'item', id: item.id, on: day } as const;
    return [
      { look: 'title', depth: 0, cells: [item.name, item.unit, ...rateQuantityValue(item)], opens },
      ...item.godowns.map((own): ReportLine => {
        return { look: 'entry', depth: 1, cells: [own.name, '', ...rateQuantityValue(own)], opens };
      }),
    ];
  });
  const sum: ReportLine = { look: 'grand', depth: 0, cells: ['Total', '', '', '', { amount: total }] };
  return { name: 'Stock Summary', period: { to: day }, columns: OF_SUMMARY, lines: [...lines, sum] };
}

/** What a voucher did to the goods of an item. */
export type StockLine = Readonly<{
  date: IsoDate;
  voucher: Pick<Voucher, 'id' | 'kind' | 'number'>;
  particulars: string;
  /** Thousandths; a transfer has both. */
  in: number;
  out: number;
  value: Paise;
}>;

/** An item's movements in a period, each opening its voucher, and what there was after each. */
export function stockLedger(name: string, days: Days, opening: Goods, lines: readonly StockLine[]): Report {
  let now = opening;
  const moved = lines.map((line): ReportLine => {
    const { date, voucher, particulars, value } = line;
    now = { quantity: now.quantity + line.in - line.out, value: sumOf([now.value, value]) };
    return {
      look: 'entry',
      depth: 0,
      cells: [
        formatDay(date),
        particulars,
        `${voucher.kind} ${voucher.number}`,
        line.in === 0 ? '' : count(line.in),
        line.out === 0 ? '' : count(line.out),
        { amount: value },
        count(now.quantity),
        { amount: now.value },
      ],
      opens: { to: 'voucher', id: voucher.id },
    };
  });
  const [came, went] = [lines.reduce((sum, line) => sum + line.in, 0), lines.reduce((sum, line) => sum + line.out, 0)];
  return {
    name: 'Stock Ledger',
    of: name,
    period: days,
    columns: OF_LEDGER,
    lines: [
      {
        look: 'entry',
        depth: 0,
        cells: [formatDay(days.from), 'Opening', '', '', '', '', count(opening.quantity), { amount: opening.value }],
      },
      ...moved,
      {
        look: 'grand',
        depth: 0,
        cells: [
          formatDay(days.to),
          'Closing',
          '',
          count(came),
          count(went),
          { amount: asPaise(now.value - opening.value) },
          count(now.quantity),
          { amount: now.value },
        ],
      },
    ],
  };
}

/** A busy item's months in a period, each opening its movements. */
export function stockMonthsReport(
  item: Readonly<{ id: string; name: string }>,
  days: Days,
  opening: Goods,
  months: readonly (Days & Goods)[],
): Report {
  const closing = months.at(-1) ?? opening;
  return {
    name: 'Stock Ledger',
    of: item.name,
    period: days,
    columns: OF_MONTHS,
    lines: [
      { look: 'entry', depth: 0, cells: ['Opening', count(opening.quantity), { amount: opening.value }] },
      ...months.map(({ from, to, quantity, value }): ReportLine => {
        const name = `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`;
        const opens = { to: 'stock ledger', id: item.id, from, until: to } as const;
        return { look: 'entry', depth: 0, cells: [name, count(quantity), { amount: value }], opens };
      }),
      { look: 'grand', depth: 0, cells: ['Closing', count(closing.quantity), { amount: closing.value }] },
    ],
  };
}

/** What one of them is worth, to the paisa; of goods that are not there, nothing is known. */
function rateQuantityValue({ quantity, value }: Goods): readonly ReportCell[] {
  const rate: ReportCell = quantity > 0 ? { amount: fraction(value, 1000, quantity) } : '';
  return [rate, count(quantity), { amount: value }];
}

function count(thousandths: number): ReportCell {
  return { number: unitsOf(thousandths) };
}

const BALANCE: readonly ReportColumn[] = [
  { title: 'Quantity', look: 'figure' },
  { title: 'Value', look: 'figure' },
];
const OF_SUMMARY: readonly ReportColumn[] = [
  { title: 'Particulars', look: 'text' },
  { title: 'Unit', look: 'brief' },
  { title: 'Rate', look: 'figure' },
  ...BALANCE,
];
const OF_LEDGER: readonly ReportColumn[] = [
  { title: 'Date', look: 'brief' },
  { title: 'Particulars', look: 'text' },
  { title: 'Voucher', look: 'text' },
  { title: 'In', look: 'figure' },
  { title: 'Out', look: 'figure' },
  { title: 'Cost', look: 'figure' },
  ...BALANCE,
];
const OF_MONTHS: readonly ReportColumn[] = [{ title: 'Month', look: 'text' }, ...BALANCE];
