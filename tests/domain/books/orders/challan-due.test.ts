import { expect, it } from 'vitest';
import { challanDueInWords } from '#domain/books/orders/challan-due.ts';

it('goods that are sold when they stay are invoiced in time, others come back, and those of a purchase are noted', () => {
  const due = '2026-10-10';
  expect(challanDueInWords({ number: 'DCA/26-27/0004', purpose: 'On Approval', due })).toBe(
    'Invoice DCA/26-27/0004 by 10 Oct 2026',
  );
  expect(challanDueInWords({ number: 'DCJ/26-27/0001', purpose: 'Job Work', due })).toBe(
    'Goods of DCJ/26-27/0001 back by 10 Oct 2026',
  );
  expect(challanDueInWords({ number: 'DCO/26-27/0002', purpose: 'Return of Goods', due })).toBe(
    'Debit note for DCO/26-27/0002 by 10 Oct 2026',
  );
});
