import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOfLine, problemInTakingOf } from '#domain/books/fulfilment/left-of-line.ts';
import { NOTHING_TAKEN, type OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { orderStatus, percentDone, valueLeft } from '#domain/books/fulfilment/order-status.ts';
import { blankChallan, blankPurchaseOrder, blankQuotation, blankSalesOrder } from '#domain/books/orders/blank-order.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { asPaise } from '#domain/money.ts';
import { OURS } from '../../../support/documents.ts';
import { voucherOf } from '../../../support/voucher-inputs.ts';

/** A line of ten pieces worth 1,000. */
function row(kind: OrderLineSums['kind'], overrides: Partial<OrderLineSums> = {}): OrderLineSums {
  return {
    id: 'VCH-1/1',
    document: 'VCH-1',
    line: 1,
    kind,
    number: 'SO/26-27/0001',
    date: '2026-04-01',
    due: '',
    party: null,
    item: { id: 'ITM-1', name: 'Soap' },
    unit: 'NOS',
    isService: false,
    ordered: 10_000,
    value: asPaise(1000_00),
    ...NOTHING_TAKEN,
    ...overrides,
  };
}

const ON = '2026-05-01';
const LATE = '2026-04-20';
const QUOTED = { ...blankQuotation('2026-04-01', OURS), validUntil: '' } as const;
const SOLD = blankSalesOrder('2026-04-01', OURS);
const SENT = blankChallan('2026-04-01', OURS);
const ORDERED = blankPurchaseOrder('2026-04-01', OURS);

describe('the status of an order is the first that fits', () => {
  it.each<[string, PricedOrderInput, Partial<OrderLineSums>]>([
    ['Accepted', QUOTED, { taken: 10_000 }],
    ['Closed', QUOTED, { taken: 4000, closed: true }],
    ['Expired', { ...QUOTED, validUntil: LATE }, { taken: 4000 }],
    ['Part accepted', QUOTED, { taken: 4000 }],
    ['Open', QUOTED, {}],
    ['Closed', SOLD, { delivered: 4000, billed: 4000, closed: true }],
    ['Billed', SOLD, { delivered: 10_000, billed: 10_000 }],
    ['Delivered', { ...SOLD, deliverBy: LATE }, { delivered: 10_000, billed: 4000 }],
    ['Overdue', { ...SOLD, deliverBy: LATE }, { delivered: 4000 }],
    ['Part delivered', SOLD, { delivered: 4000 }],
    ['Open', SOLD, {}],
    ['Settled', SENT, { billed: 6000, back: 4000 }],
    ['Overdue', { ...SENT, dueBack: LATE }, { billed: 6000 }],
    ['Part settled', SENT, { back: 1000 }],
    ['Moved', { ...SENT, purpose: 'To Own Godown' }, {}],
    ['Closed', ORDERED, { taken: 6000, closed: true }],
    ['Received', ORDERED, { taken: 10_000 }],
    ['Overdue', { ...ORDERED, expectedBy: LATE }, { taken: 6000 }],
    ['Part received', ORDERED, { taken: 6000 }],
    ['Open', ORDERED, {}],
  ])('%s', (status, order, taken) => {
    expect(orderStatus(voucherOf(order), [row(order.kind, taken)], ON)).toBe(status);
    expect(orderStatus(voucherOf(order, { state: 'Cancelled' }), [], ON)).toBe('Cancelled');
  });
});

describe('what is done of an order', () => {
  it('is percent of the value, rounded down, and never full before the last piece', () => {
    const rows = [
      row('Sales Order', { delivered: 9999 }),
      row('Sales Order', { delivered: 10_000, value: asPaise(1) }),
    ];
    expect(percentDone(rows, 'delivered')).toBe(99);
    expect(valueLeft(row('Sales Order', { delivered: 4000 }))).toBe(asPaise(600_00));
  });

  it('of a service is only what is billed', () => {
    const service = row('Sales Order', { isService: true, billed: 4000 });
    expect(leftOfLine(service)).toEqual({ goods: 0, bill: 6000 });
    expect([percentDone([service], 'delivered'), percentDone([service], 'billed')]).toEqual([0, 40]);
  });

  it('is between 0 and 100, whatever was taken', () => {
    const count = fc.integer({ min: 0, max: 30_000 });
    const value = fc.integer({ min: 0, max: 1e12 }).map(asPaise);
    fc.assert(
      fc.property(
        fc.array(fc.record({ delivered: count, billed: count, taken: count, value }), { maxLength: 8 }),
        (lines) => {
          for (const how of ['delivered', 'billed', 'taken'] as const) {
            const percent = percentDone(
              lines.map((line) => row('Sales Order', line)),
              how,
            );
            expect(percent).toBeGreaterThanOrEqual(0);
            expect(percent).toBeLessThanOrEqual(100);
          }
        },
      ),
    );
  });
});

describe('more is refused than there is', () => {
  it.each([
    [0, 10_000, undefined],
    [0, 10_001, 'At most 10 NOS of SO/26-27/0001 are left.'],
    [10, 11_000, undefined],
    [10, 11_001, 'At most 11 NOS of SO/26-27/0001 are left.'],
  ])('%d percent over: %d thousandths', (allowed, delivered, problem) => {
    const before = row('Sales Order');
    const now = { ...before, delivered };
    expect(problemInTakingOf({ row: before, without: before, now }, allowed)).toBe(problem);
  });

  it('but what was too much before may stay', () => {
    const before = row('Sales Order', { delivered: 12_000 });
    expect(problemInTakingOf({ row: before, without: row('Sales Order'), now: before }, 0)).toBeUndefined();
  });
});
