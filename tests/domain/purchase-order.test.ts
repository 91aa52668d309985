import { expect, it } from 'vitest';
import { PURCHASE_ORDER_STATUSES, PURCHASE_ORDER_TONES, requiredForPurchaseOrder } from '#domain/purchase-order.ts';

it('a new purchase order needs a date, a vendor and an amount', () => {
  expect(requiredForPurchaseOrder).toEqual(['date', 'vendorName', 'amount']);
});

it('a purchase order starts Pending', () => {
  expect(PURCHASE_ORDER_STATUSES[0]).toBe('Pending');
});

it('a purchase order shows green when the goods are in, yellow while it waits and red when it is off', () => {
  expect(PURCHASE_ORDER_TONES).toEqual({ Received: 'good', Pending: 'waiting', Cancelled: 'bad' });
});
