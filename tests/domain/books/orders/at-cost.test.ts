import { describe, expect, it } from 'vitest';
import { withPurpose } from '#domain/books/fulfilment/conversion.ts';
import { BLANK_ITEM, type Item, itemFrom } from '#domain/books/masters/item.ts';
import { withCost } from '#domain/books/orders/at-cost.ts';
import { blankChallan } from '#domain/books/orders/blank-order.ts';
import type { OrderLine } from '#domain/books/orders/order.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { DAY } from '../../../support/voucher-inputs.ts';

const SOAP: Item = { ...itemFrom({ ...BLANK_ITEM, name: 'Soap', purchasePrice: asRate(12_0000) }), id: 'ITM-1' };
const COST = asRate(9_5000);
const challan = (line: OrderLine, more = {}) => ({
  ...withPurpose(blankChallan(DAY, OURS), 'Job Work'),
  lines: [line],
  ...more,
});
const rateOf = (line: OrderLine, more = {}) => withCost(challan(line, more), SOAP, COST).lines[0]?.rate;

describe('a challan at cost', () => {
  it('has what the goods cost in the lines whose rate nobody typed', () => {
    expect(rateOf(aLine(1, 12, 18))).toBe(9_5000);
    expect(rateOf(aLine(1, 11, 18))).toBe(11_0000);
    expect(rateOf(aLine(1, 12, 18, { item: null }))).toBe(12_0000);
  });

  it('has the cost of all that a pack contains, and GST in it where rates include that', () => {
    const box = { unit: 'BOX', contains: asQuantity(10) } as const;
    const item: Item = { ...SOAP, packs: [{ ...box, code: '1', sellingPrice: null, mrp: null }] };
    const line = aLine(1, 120, 18, box);
    expect(withCost(challan(line), item, COST).lines[0]?.rate).toBe(95_0000);
    expect(rateOf(aLine(1, 14.16, 18), { ratesIncludeGst: true })).toBe(11_2100);
  });

  it('leaves lines of an order or a purchase, and those of other purposes, as they are', () => {
    const from = { kind: 'Sales Order', id: 'VCH-1', number: 'SO/1', line: 1 } as const;
    expect(rateOf(aLine(1, 12, 18, { from }))).toBe(12_0000);
    expect(rateOf({ ...aLine(1, 12, 18), at: 0 })).toBe(12_0000);
    expect(rateOf(aLine(1, 12, 18), { purpose: 'Supply' })).toBe(12_0000);
  });
});
