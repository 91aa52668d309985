import { expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import {
  blankPurchaseOrder,
  purchaseOrderFromInput,
  purchaseOrderInput,
  requiredForPurchaseOrder,
} from '#domain/sample/purchase-order.ts';

it('a new purchase order needs a date, a vendor and an amount', () => {
  const blank = { ...blankPurchaseOrder('2024-07-01'), date: '' } as const;
  expect(missingIn(blank, requiredForPurchaseOrder)).toEqual(['date', 'vendorName', 'amount']);
});

it('a new purchase order starts with today and Pending, and everything else blank', () => {
  expect(blankPurchaseOrder('2024-07-01')).toEqual({
    date: '2024-07-01',
    vendorName: '',
    amount: null,
    status: 'Pending',
  });
});

it('the form of a purchase order has four fields without the items, and an emptied amount becomes 0', () => {
  const edited = {
    date: '2024-07-01',
    vendorName: 'Asha Traders',
    amount: asPaise(500_00),
    status: 'Received',
  } as const;
  expect(purchaseOrderInput({ ...edited, id: 'PO-2024-001', items: [] })).toEqual(edited);
  expect(purchaseOrderFromInput({ ...edited, amount: null })).toEqual({ ...edited, amount: 0 });
  expect(purchaseOrderFromInput(edited)).toEqual(edited);
});
