import { expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import {
  blankSalesOrder,
  salesOrderFromInput,
  salesOrderInput,
  requiredForSalesOrder,
} from '#domain/sample/sales-order.ts';

it('a new sales order needs a date, a customer and an amount', () => {
  const blank = { ...blankSalesOrder('2024-07-01'), date: '' } as const;
  expect(missingIn(blank, requiredForSalesOrder)).toEqual(['date', 'customerName', 'amount']);
});

it('a new sales order starts with today and Pending, and everything else blank', () => {
  expect(blankSalesOrder('2024-07-01')).toEqual({
    date: '2024-07-01',
    customerName: '',
    amount: null,
    status: 'Pending',
  });
});

it('the form of a sales order has four fields without the items, and an emptied amount becomes 0', () => {
  const edited = {
    date: '2024-07-01',
    customerName: 'Asha Traders',
    amount: asPaise(500_00),
    status: 'Completed',
  } as const;
  expect(salesOrderInput({ ...edited, id: 'SO-2024-001', items: [] })).toEqual(edited);
  expect(salesOrderFromInput({ ...edited, amount: null })).toEqual({ ...edited, amount: 0 });
  expect(salesOrderFromInput(edited)).toEqual(edited);
});
