import { describe, expect, it } from 'vitest';
import { BLANK_DOCUMENT_LINE, blankInvoice } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import {
  type OrderSources,
  problemInChoosing,
  withAdded,
  withDiscountInProportion,
} from '#domain/books/fulfilment/adding.ts';
import { NOTHING_TAKEN, orderedLinesOf } from '#domain/books/fulfilment/order-line-sums.ts';
import { blankSalesOrder } from '#domain/books/orders/blank-order.ts';
import type { SalesOrderInput } from '#domain/books/orders/order.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS, REGULAR } from '../../../support/documents.ts';
import { DAY, voucherOf } from '../../../support/voucher-inputs.ts';

function anOrder(number: string, overrides: Partial<SalesOrderInput> = {}): Voucher<SalesOrderInput> {
  const lines = [
    { ...aLine(6, 100, 5), key: 1 },
    { ...aLine(4, 100, 5), key: 2 },
  ];
  const input = { ...blankSalesOrder(DAY, OURS), party: REGULAR, place: '27', lines, ...overrides };
  return voucherOf(input, { id: `VCH-${number}`, number });
}

const BLANK: InvoiceInput = { ...blankInvoice(DAY, OURS), party: REGULAR };
const fromLine = (order: Voucher<SalesOrderInput>, line: number, units: number) => {
  return aLine(units, 100, 5, { from: { kind: order.kind, id: order.id, number: order.number, line } });
};

describe('lines of several orders', () => {
  it('go on a document that has none yet, on the terms of the first order', () => {
    const order = anOrder('SO/1', { ratesIncludeGst: true, place: '29' });
    expect(problemInChoosing(BLANK, [order])).toBeUndefined();
    const added = withAdded({ ...BLANK, lines: [BLANK_DOCUMENT_LINE] }, [order], [fromLine(order, 1, 6)]);
    expect(added).toMatchObject({ ratesIncludeGst: true, place: '29', lines: [{ quantity: 6 }] });
    expect(added.lines).toHaveLength(1);
  });

  it('stand after those that are there, whose terms stay', () => {
    const order = anOrder('SO/1');
    const begun = { ...BLANK, place: '27', lines: [aLine(1, 10, 5), BLANK_DOCUMENT_LINE] };
    expect(withAdded(begun, [order], [fromLine(order, 1, 6)]).lines.map(({ quantity }) => quantity)).toEqual([1, 6]);
  });

  it.each([
    ['another place of supply', { place: '29' }, 'SO/2 has another place of supply.'],
    ['rates that include GST', { ratesIncludeGst: true }, 'The rates of SO/2 include GST, those here do not.'],
    ['another supply type', { supplyType: 'With payment of tax' }, 'SO/2 is a supply with payment of tax.'],
  ] as const)('are refused where the second is of %s', (_, other, words) => {
    expect(problemInChoosing(BLANK, [anOrder('SO/1'), anOrder('SO/2', other)])).toContain(words);
  });
});

describe('a discount on an order', () => {
  const order = anOrder('SO/1', { billDiscount: { amount: asPaise(100_00) } });
  const rows = orderedLinesOf(order).map((line) => ({ ...line, ...NOTHING_TAKEN }));
  const sources: OrderSources = new Map([[order.id, { order, rows }]]);
  const whole = [fromLine(order, 1, 6), fromLine(order, 2, 4)];
  const before = { ...BLANK, lines: whole, billDiscount: { amount: asPaise(100_00) } };

  it('stays in proportion when less is taken', () => {
    const after = { ...before, lines: [fromLine(order, 1, 3), fromLine(order, 2, 4)] };
    expect(withDiscountInProportion(before, after, sources).billDiscount).toEqual({ amount: 70_00 });
    expect(withDiscountInProportion(before, { ...before, lines: whole.slice(0, 1) }, sources).billDiscount).toEqual({
      amount: 60_00,
    });
  });

  it('goes with the last of its lines, and comes with the first', () => {
    const none = { ...BLANK, lines: [aLine(1, 10, 5)] };
    expect(withDiscountInProportion(before, { ...before, lines: none.lines }, sources).billDiscount).toBeNull();
    expect(withDiscountInProportion(none, { ...none, lines: whole }, sources).billDiscount).toEqual({
      amount: 100_00,
    });
  });

  it('that was typed stays as it is', () => {
    const typed = { ...before, billDiscount: { amount: asPaise(7_00) } };
    const after = { ...typed, lines: [fromLine(order, 1, 3)] };
    expect(withDiscountInProportion(typed, after, sources)).toBe(after);
    const changed = { ...before, billDiscount: { amount: asPaise(7_00) }, lines: whole.slice(0, 1) };
    expect(withDiscountInProportion(before, changed, sources)).toBe(changed);
  });

  it('in percent stays the same percentage', () => {
    const inPercent = anOrder('SO/3', { billDiscount: { percent: 5 } });
    const own: OrderSources = new Map([
      [
        inPercent.id,
        { order: inPercent, rows: orderedLinesOf(inPercent).map((line) => ({ ...line, ...NOTHING_TAKEN })) },
      ],
    ]);
    const taken = { ...BLANK, lines: [fromLine(inPercent, 1, 6)], billDiscount: { percent: 5 } };
    const less = { ...taken, lines: [{ ...fromLine(inPercent, 1, 6), quantity: asQuantity(1) }] };
    expect(withDiscountInProportion(taken, less, own).billDiscount).toEqual({ percent: 5 });
  });
});
