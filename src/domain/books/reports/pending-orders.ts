import { asQuantity } from '#domain/quantity.ts';
import { formatDay } from '#domain/format.ts';
import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { sumOf } from '#domain/money.ts';
import type { Report, ReportColumn, ReportLine } from '#domain/books/ledger/report.ts';
import { pendingOf } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { valueLeft } from '#domain/books/fulfilment/order-status.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';

/** The reports of what is left of orders, by the kind of order that each is about. */
export const PENDING = { 'Sales Order': 'Pending Sales Orders', 'Purchase Order': 'Pending Purchase Orders' } as const;
export type PendingKind = keyof typeof PENDING;

/** The lines of orders of a kind of which something is to come on a day, each opening its order, and what all of it is worth. */
export function pendingOrders(kind: PendingKind, day: IsoDate, lines: readonly OrderLineSums[]): Report {
  const value = sumOf(lines.map(valueLeft));
  const total: ReportLine = {
    look: 'grand',
    depth: 0,
    cells: ['Total', '', '', '', '', '', '', '', { amount: value }, '', ''],
  };
  return {
    name: PENDING[kind],
    period: { to: day },
    columns: COLUMNS,
    lines: [...lines.map((line) => pendingLine(line, day)), total],
  };
}

function pendingLine(line: OrderLineSums, day: IsoDate): ReportLine {
  const { date, number, party, item, ordered, unit, due, document } = line;
  const left = pendingOf(line);
  return {
    look: 'entry',
    depth: 0,
    cells: [
      formatDay(date),
      number,
      party?.name ?? '',
      item.name,
      { number: unitsOf(ordered) },
      { number: unitsOf(doneOf(line)) },
      { number: unitsOf(left) },
      unit,
      { amount: valueLeft(line) },
      due === '' ? '' : formatDay(due),
      { number: asQuantity(daysLate(line, day)) },
    ],
    opens: { to: 'voucher', id: document },
  };
}

/** Returns by how many days a line is late; 0 where nobody said by when. */
export function daysLate({ due }: Pick<OrderLineSums, 'due'>, day: IsoDate): number {
  return due === '' ? 0 : Math.max(0, daysBetween(due, day));
}

/** Returns what was delivered of a sales order, or billed of a service, or received, in thousandths. */
export function doneOf({ kind, isService, taken, delivered, billed }: OrderLineSums): number {
  if (kind === 'Purchase Order') return taken;
  return isService ? billed : delivered;
}

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Date', look: 'brief' },
  { title: 'Number', look: 'brief' },
  { title: 'Party', look: 'text' },
  { title: 'Item', look: 'text' },
  { title: 'Ordered', look: 'figure' },
  { title: 'Done', look: 'figure' },
  { title: 'Left', look: 'figure' },
  { title: 'Unit', look: 'brief' },
  { title: 'Value Left', look: 'figure' },
  { title: 'Due', look: 'brief' },
  { title: 'Days Late', look: 'figure' },
];
