import { daysAfter, type IsoDate } from '#domain/calendar.ts';
import { DAYS_VALID } from './blank-order.ts';
import { dueBackOf } from './challan-purpose.ts';
import type { PricedOrderInput } from './order.ts';

/**
 * Returns an order after its day was changed from one to another: the day by which it is to be done goes along, if it is still the
 * one that was proposed.
 */
export function onOtherDay<Order extends PricedOrderInput>(order: Order, from: IsoDate, to: IsoDate): Order {
  if (order.kind === 'Quotation' && order.validUntil === daysAfter(from, DAYS_VALID))
    return { ...order, validUntil: daysAfter(to, DAYS_VALID) };
  if (order.kind === 'Delivery Challan' && order.dueBack === dueBackOf(order.purpose, from))
    return { ...order, dueBack: dueBackOf(order.purpose, to) };
  return order;
}
