import { describe, expect, it } from 'vitest';
import { gstr1Of } from '#domain/books/returns/gstr1.ts';
import type { Sale } from '#domain/books/returns/sale-section.ts';
import { ABROAD, aLine, IN_KARNATAKA, OURS, REGULAR, REPAIR, WALK_IN_PARTY } from '../../../support/documents.ts';
import { cancelled, returned, sold } from '../../../support/sales.ts';

const BUSINESS = {
  gstin: '27AAPFU0939F1ZV',
  state: '27',
  registration: 'Regular',
  turnover: 'Up to ₹5 crore',
} as const;

function problems(sale: Sale, said: Partial<Parameters<typeof gstr1Of>[0]['business']> = {}) {
  const given = { month: '2026-04', sales: [sale], originals: new Map(), reopened: [], advances: [] } as const;
  return gstr1Of({ ...given, business: { ...BUSINESS, ...said } }).problems;
}

const on = '2026-04-05';
const plain = sold('INV/1', on, { lines: [aLine(1, 100, 18)] });

it('nothing is wrong with an ordinary invoice', () => {
  expect(problems(plain)).toEqual([]);
});

describe('what blocks the return', () => {
  it.each<[string, Sale, string, RegExp]>([
    ['a number of 17 characters', sold('INV/2026-27/00001', on), 'Number', /at most 16 characters/],
    [
      'our own GSTIN at the customer',
      sold('A1', on, { party: { ...REGULAR, gstin: BUSINESS.gstin } }),
      'GSTIN of the customer',
      /your own/,
    ],
    [
      'a GSTIN with a wrong last character',
      sold('A1', on, { party: { ...REGULAR, gstin: '27AAAPA1234A1ZA' } }),
      'GSTIN of the customer',
      /last character should be T/,
    ],
    ['a place that there is not', sold('A1', on, { place: '28' }), 'Place of Supply', /Choose the place/],
    [
      'a document of another State of ours',
      sold('A1', on, { own: { ...OURS, state: '29' } }),
      'Place of Supply',
      /issued from Karnataka/,
    ],
    [
      'what was issued as an export, and is supplied here',
      { ...sold('A1', on, { party: ABROAD, place: '29' }), sums: sold('A1', on, { party: ABROAD, place: '96' }).sums },
      'Place of Supply',
      /^Not an export: Karnataka is in India, and IGST is charged\. It was issued without tax\./,
    ],
    [
      'a line without the code that a buyer with a GSTIN is owed',
      sold('A1', on, { lines: [aLine(1, 1, 18, { hsn: '' })] }),
      'HSN/SAC of line 1',
      /at least 4 digits.*none is given/,
    ],
    [
      'a code of five digits',
      sold('A1', on, { lines: [aLine(1, 1, 18), aLine(1, 1, 18, { hsn: '34011' })] }),
      'HSN/SAC of line 2',
      /4, 6 or 8 digits/,
    ],
    [
      'goods without a unit',
      sold('A1', on, { lines: [aLine(1, 1, 18, { unit: 'NA' })] }),
      'Unit of line 1',
      /Choose it/,
    ],
    ['a rate that no law knew', sold('A1', on, { lines: [aLine(1, 1, 17)] }), 'GST Rate of line 1', /no rate of 17%/],
    [
      'half a shipping bill',
      sold('A1', on, { party: ABROAD, place: '96', shippingBill: { number: '1234', date: '', port: '' } }),
      'Shipping Bill',
      /both the number and the date/,
    ],
    ['a document of another month', sold('A1', '2026-05-01'), 'Date', /outside of April 2026/],
  ])('%s', (_, sale, field, sentence) => {
    expect(problems(sale)).toContainEqual({
      weight: 'Blocking',
      voucher: { id: sale.id, name: `Invoice ${sale.number}` },
      field,
      sentence: expect.stringMatching(sentence),
      rule: expect.stringMatching(/\S/),
    });
  });

  it('a business without its GSTIN, which no voucher is to blame for', () => {
    expect(problems(plain, { gstin: '' })).toMatchObject([{ weight: 'Blocking', voucher: null, field: 'GSTIN' }]);
  });

  it('four digits of HSN are enough up to five crore, and too few above', () => {
    const four = sold('A1', on, { lines: [aLine(1, 1, 18, { hsn: '3401' })] });
    expect(problems(four)).toEqual([]);
    expect(problems(four, { turnover: 'Above ₹5 crore' })).toMatchObject([
      { weight: 'Blocking', sentence: expect.stringMatching(/at least 6 digits.*3401 has 4/) },
    ]);
  });
});

it('nothing is wrong where a buyer from abroad is supplied here, and charged as anyone', () => {
  expect(problems(sold('A1', on, { party: ABROAD, place: '29' }))).toEqual([]);
  expect(problems(sold('A1', on, { party: ABROAD, place: '27' }))).toEqual([]);
});

describe('what the filer should know', () => {
  it.each<[string, Sale, RegExp]>([
    [
      'a code that may be left out is missing in the summary',
      sold('A1', on, { party: WALK_IN_PARTY, lines: [aLine(1, 1, 18, { hsn: '' })] }),
      /missing in the HSN summary/,
    ],
    ['a rate of before September 2025', sold('A1', on, { lines: [aLine(1, 1, 28)] }), /No goods or services bear 28%/],
    [
      'a large invoice to nobody in particular',
      sold('A1', on, { party: WALK_IN_PARTY, lines: [aLine(1, 50_000, 18)] }),
      /name, address and State/,
    ],
    ['goods sent abroad without a shipping bill', sold('A1', on, { party: ABROAD, place: '96' }), /no refund is begun/],
    [
      'an invoice of before the registration',
      sold('A1', on, { own: { ...OURS, registration: 'Composition' } }),
      /left out of this return/,
    ],
    ['a note that comes too late', returned('C1', on, sold('A1', '2024-05-05')), /until 30 Nov 2025/],
  ])('%s', (_, sale, sentence) => {
    expect(problems(sale)).toMatchObject([{ weight: 'Advisory', sentence: expect.stringMatching(sentence) }]);
  });

  it('nothing of services abroad, which have no shipping bill', () => {
    const line = aLine(1, 1, 18, { item: REPAIR, hsn: '998717', unit: 'NA' });
    expect(problems(sold('A1', on, { party: ABROAD, place: '96', lines: [line] }))).toEqual([]);
  });
});

it('what blocks comes first, and nothing is said of what was cancelled', () => {
  const old = sold('A1', on, { lines: [aLine(1, 1, 28), aLine(1, 1, 18, { hsn: '' })] });
  expect(problems(old).map(({ weight }) => weight)).toEqual(['Blocking', 'Advisory']);
  expect(problems(cancelled(old))).toEqual([]);
  expect(problems(sold('A1', on, { party: { ...IN_KARNATAKA, gstin: '' }, place: '29' }))).toMatchObject([
    { field: 'GSTIN of the customer' },
  ]);
});
