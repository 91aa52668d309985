import { expect, it } from 'vitest';
import { requiredForSalesOrder, SALES_ORDER_STATUSES, SALES_ORDER_TONES } from '#domain/sales-order.ts';

it('a new sales order needs a date, a customer and an amount', () => {
  expect(requiredForSalesOrder).toEqual(['date', 'customerName', 'amount']);
});

it('a sales order starts Pending', () => {
  expect(SALES_ORDER_STATUSES[0]).toBe('Pending');
});

it('a sales order shows green when it is done, yellow while it waits and red when it is off', () => {
  expect(SALES_ORDER_TONES).toEqual({ Completed: 'good', Pending: 'waiting', Cancelled: 'bad' });
});
