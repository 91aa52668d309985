import type { IsoDate } from '#domain/calendar.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { OrderInput } from '#domain/books/orders/order.ts';
import type { OrderLineSums } from './order-line-sums.ts';
import { type OrderStatus, orderStatus, percentDone } from './order-status.ts';

/** How an order stands on a day, with what of its value is done, in whole percent. */
export type OrderProgress = Readonly<{ status: OrderStatus; delivered: number; billed: number; received: number }>;

/** Returns how an order stands on a day, by the kept sums of its lines. */
export function orderProgress(
  order: Voucher<OrderInput>,
  lines: readonly OrderLineSums[],
  day: IsoDate,
): OrderProgress {
  return {
    status: orderStatus(order, lines, day),
    delivered: percentDone(lines, 'delivered'),
    billed: percentDone(lines, 'billed'),
    received: percentDone(lines, 'taken'),
  };
}
