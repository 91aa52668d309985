import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, MONTHS } from '#domain/format.ts';
import { asPaise, fraction, type Paise, sumOf } from '#domain/money.ts';
import type { Report, ReportLineCell, ReportColumn, ReportLine } from '#domain/books/ledger/report.ts';
import type { Valuation } from './stock-month.ts';
import { unitsOf } from './stock-move.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

/** A quantity of goods, in thousandths, and their value. */
export type ValuedGoods = Readonly<{ quantity: number; value: Paise }>;

/** Returns the quantity and value of a valuation, by name. */
export function valuedGoods([quantity, value]: Valuation): ValuedGoods {
  return { quantity, value: asPaise(value) };
}

/** The goods of an item in a godown, or with a party, by its name. */
export type GoodsAtPlace = ValuedGoods & Readonly<{ name: string }>;

/** An item with what there is of it, also by place, as far as it is in more than one or with a party. */
export type ItemInStock = ValuedGoods &
  Readonly<{ id: string; name: string; unit: string; godowns: readonly GoodsAtPlace[] }>;

/** The stock at the end of a day, item by item, and the value of all of it; `items` may be the first ones only. */
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

/** The movement of an item's goods by a voucher. */
export type StockLedgerLine = Readonly<{
  date: IsoDate;
  voucher: Pick<Voucher, 'id' | 'kind' | 'number'>;
  particulars: string;
  /** Thousandths; a transfer has both. */
  in: number;
  out: number;
  value: Paise;
}>;

/** An item's movements in a period, each opening its voucher, what there was after each, and what of it parties have in the end. */
export function stockLedger(
  name: string,
  days: Days,
  opening: ValuedGoods,
  lines: readonly StockLedgerLine[],
  withParties: readonly GoodsAtPlace[] = [],
): Report {
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
      ...withParties.map((own): ReportLine => {
        const cells = [
          formatDay(days.to),
          own.name,
          '',
          '',
          '',
          '',
          count(own.quantity),
          { amount: own.value },
        ] as const;
        return { look: 'entry', depth: 0, cells };
      }),
    ],
  };
}

/** The months of a period in which an item moved very often, or the days of one month; each opens its movements in that godown. */
export function stockLedgerByParts(
  item: Readonly<{ id: string; name: string }>,
  godown: string | undefined,
  days: Days,
  opening: ValuedGoods,
  parts: readonly (Days & ValuedGoods)[],
  withParties: readonly GoodsAtPlace[] = [],
): Report {
  const closing = parts.at(-1) ?? opening;
  const areDays = parts.every(({ from, to }) => from === to);
  return {
    name: 'Stock Ledger',
    of: item.name,
    period: days,
    columns: [{ title: areDays ? 'Day' : 'Month', look: 'text' }, ...BALANCE],
    lines: [
      { look: 'entry', depth: 0, cells: ['Opening', count(opening.quantity), { amount: opening.value }] },
      ...parts.map(({ from, to, quantity, value }): ReportLine => {
        const name = areDays ? formatDay(from) : `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`;
        const opens = { to: 'stock ledger', id: item.id, from, until: to, ...(godown && { godown }) } as const;
        return { look: 'entry', depth: 0, cells: [name, count(quantity), { amount: value }], opens };
      }),
      { look: 'grand', depth: 0, cells: ['Closing', count(closing.quantity), { amount: closing.value }] },
      ...withParties.map((own): ReportLine => {
        return { look: 'entry', depth: 1, cells: [own.name, count(own.quantity), { amount: own.value }] };
      }),
    ],
  };
}

/** The cells of goods: the rate of one, to the paisa, is blank for goods that are not there. */
function rateQuantityValue({ quantity, value }: ValuedGoods): readonly ReportLineCell[] {
  const rate: ReportLineCell = quantity > 0 ? { amount: fraction(value, 1000, quantity) } : '';
  return [rate, count(quantity), { amount: value }];
}

function count(thousandths: number): ReportLineCell {
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
