import { describe, expect, it } from 'vitest';
import { countOfScanned, outcomeOfRows, outcomeOfScale } from '#domain/books/counter/code-outcome.ts';
import { whyNoItem } from '#domain/books/counter/no-item-code.ts';
import { BLANK_ITEM, itemFrom } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';

const DAY = '2026-11-29';
const box = { code: '8', unit: 'BOX', contains: asQuantity(12), sellingPrice: null, mrp: null } as const;
const salt = { ...itemFrom({ ...BLANK_ITEM, name: 'Salt', unit: 'PCS', percent: 5, packs: [box] }), id: 'ITM-1' };
const priced = { sellingPrice: asRate(60_0000), scaleCode: '1' };
const rice = { ...itemFrom({ ...BLANK_ITEM, name: 'Rice', unit: 'KGS', percent: 5, ...priced }), id: 'ITM-2' };

describe('the outcome of a code', () => {
  it('is its row, a question where several have it, and nothing where none has', () => {
    expect(outcomeOfRows([{ item: salt }])).toEqual({ kind: 'row', row: { item: salt } });
    const rows = [{ item: salt }, { item: salt, pack: box }];
    expect(outcomeOfRows(rows)).toEqual({ kind: 'several', rows });
    expect(outcomeOfRows([])).toBeUndefined();
  });

  it('of an item that is inactive says so, unless an active one has it, too', () => {
    const gone = { ...salt, isActive: false };
    expect(outcomeOfRows([{ item: gone }])).toEqual({
      kind: 'refused',
      sentence: 'Salt is inactive. Choose another one, or make it active again.',
    });
    expect(outcomeOfRows([{ item: gone }, { item: rice }])).toEqual({ kind: 'row', row: { item: rice } });
  });

  it('from a scale is what it weighed or priced, or the words to say', () => {
    const weight = { kind: 'weight', scaleCode: '00001', weight: asQuantity(2.75) } as const;
    expect(outcomeOfScale('2100001027506', weight, rice)).toMatchObject({ kind: 'weighed', quantity: 2.75 });
    expect(outcomeOfScale('2100001027506', weight, undefined)).toEqual({ kind: 'unknown' });
    expect(outcomeOfScale(']E02100001027507', { kind: 'misread' }, undefined)).toEqual({
      kind: 'refused',
      sentence: 'Read again: 2100001027507',
    });
    expect(outcomeOfScale('2100001000004', { kind: 'zero' }, undefined)).toEqual({
      kind: 'refused',
      sentence: 'The code says 0. Weigh again.',
    });
  });

  it('counts in the unit of the item: what is in a pack, what a scale said, what a price with GST pays for', () => {
    expect(countOfScanned({ kind: 'row', row: { item: salt } }, DAY)).toBe(1);
    expect(countOfScanned({ kind: 'row', row: { item: salt, pack: box } }, DAY)).toBe(12);
    expect(countOfScanned({ kind: 'weighed', row: { item: rice }, quantity: asQuantity(2.75) }, DAY)).toBe(2.75);
    expect(countOfScanned({ kind: 'priced', row: { item: rice }, price: asPaise(126_00) }, DAY)).toBe(2);
  });
});

describe('a code that is on no goods', () => {
  it.each([
    ['upi://pay?pa=asha@upi', 'This is a UPI code, not an item.'],
    ['UPI:asha', 'This is a UPI code, not an item.'],
    ['https://example.in/a', 'This is a web address, not an item.'],
    ['WWW.EXAMPLE.IN', 'This is a web address, not an item.'],
    ['27aapfu0939f1zv', 'This is a GSTIN, not an item.'],
    ['eyJhbGciOi.eyJkYXRh.c2ln-_x', 'This is the QR code of an e-invoice, not an item.'],
  ])('says what it is: %s', (code, sentence) => {
    expect(whyNoItem(code)).toBe(sentence);
  });

  it.each(['', '8901719110245', 'UP-100', 'HTTP', '27AAPFU0939F1ZX'])('is none of %j', (code) => {
    expect(whyNoItem(code)).toBeUndefined();
  });
});
