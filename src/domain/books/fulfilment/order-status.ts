import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, sumOf, type Paise } from '#domain/money.ts';
import type { OrderInput } from '#domain/books/orders/order.ts';
import { isLineOpen, leftOfLine, pendingOf } from './left-of-line.ts';
import type { OrderLineSums } from './order-line-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

/** How an order stands today. It follows from what was made of it; nobody types it. */
export const ORDER_STATUSES = [
  'Draft',
  'Cancelled',
  'Accepted',
  'Closed',
  'Expired',
  'Part accepted',
  'Open',
  'Billed',
  'Delivered',
  'Overdue',
  'Part delivered',
  'Settled',
  'Moved',
  'Part settled',
  'Received',
  'Part received',
  'Came back',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Returns the status of an order, whose lines have these sums: the first that fits. */
export function orderStatus(order: Voucher<OrderInput>, rows: readonly OrderLineSums[], today: IsoDate): OrderStatus {
  if (order.state !== 'Issued') return order.state;
  const isDone = !rows.some(isLineOpen);
  const isClosed = rows.some((row) => row.closed === true);
  const isBegun = rows.some(({ taken, delivered, billed, back }) => taken + delivered + billed + back > 0);
  switch (order.kind) {
    case 'Goods Back':
      return 'Came back';
    case 'Quotation':
      if (isDone) return isClosed ? 'Closed' : 'Accepted';
      if (order.validUntil !== '' && order.validUntil < today) return 'Expired';
      return isBegun ? 'Part accepted' : 'Open';
    case 'Sales Order':
      if (isDone) return isClosed ? 'Closed' : 'Billed';
      if (rows.some(isGoods) && rows.every((row) => leftOfLine(row).goods === 0)) return 'Delivered';
      if (order.deliverBy !== '' && order.deliverBy < today) return 'Overdue';
      return isBegun ? 'Part delivered' : 'Open';
    case 'Delivery Challan':
      if (order.purpose === 'To Own Godown') return 'Moved';
      if (isDone) return 'Settled';
      if (order.dueBack !== '' && order.dueBack < today) return 'Overdue';
      return isBegun ? 'Part settled' : 'Open';
    case 'Purchase Order':
      if (isDone) return isClosed ? 'Closed' : 'Received';
      if (order.expectedBy !== '' && order.expectedBy < today) return 'Overdue';
      return isBegun ? 'Part received' : 'Open';
  }
}

/** The statuses in which something is still to be done, for lists that show those alone. */
export function isStatusOpen(status: OrderStatus): boolean {
  return [
    'Draft',
    'Expired',
    'Part accepted',
    'Open',
    'Delivered',
    'Overdue',
    'Part delivered',
    'Part settled',
    'Part received',
  ].includes(status);
}

/** Which part of the value of an order is delivered, billed or received, in whole percent, rounded down. */
export function percentDone(rows: readonly OrderLineSums[], how: 'delivered' | 'billed' | 'taken'): number {
  const counted = rows.filter((row) => how === 'billed' || isGoods(row) || row.kind === 'Purchase Order');
  const whole = sumOf(counted.map(({ value }) => value));
  if (whole === 0) return 0;
  const done = sumOf(counted.map((row) => partOf(row.value, row[how], row.ordered)));
  return Math.floor((done * 100) / whole);
}

/** The value of what is left of a line, in paise, rounded down as what is done is. */
export function valueLeft(row: OrderLineSums): Paise {
  return partOf(row.value, pendingOf(row), row.ordered);
}

/** Rounded down, so that no order is done before its last piece is. */
function partOf(value: Paise, done: number, ordered: number): Paise {
  if (ordered <= 0 || done >= ordered) return value;
  return done <= 0 ? asPaise(0) : asPaise(Number((BigInt(value) * BigInt(done)) / BigInt(ordered)));
}

function isGoods({ isService }: OrderLineSums): boolean {
  return !isService;
}
