import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#domain/books/documents/document.ts';
import { documentSums, roundOffOf, withSums } from '#domain/books/documents/document-sums.ts';
import { hsnRows } from '#domain/books/documents/hsn-rows.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import {
  aBought,
  ABROAD,
  aLine,
  anInvoiceInput,
  anyInvoice,
  anyPurchase,
  aPurchase,
  BOOK,
  IN_KARNATAKA,
  IN_SEZ,
  OURS,
} from '../../../support/documents.ts';
import { runs } from '../../../support/runs.ts';

const rupees = (amount: number) => ({ amount: asPaise(amount) });

describe('as the specification works it out', () => {
  it('10 × 125.50 at 18 % within the State come to 1,481', () => {
    expect(documentSums(anInvoiceInput())).toMatchObject({
      charged: 'CGST + SGST',
      taxable: 1255_00,
      cgst: 112_95,
      sgst: 112_95,
      igst: 0,
      cess: 0,
      roundOff: 10,
      total: 1481_00,
    });
  });

  it('an MRP of 100 that includes 18 % is 84.74 and twice 7.63', () => {
    const sums = documentSums(anInvoiceInput({ ratesIncludeGst: true, lines: [aLine(1, 100, 18)] }));
    expect(sums).toMatchObject({ taxable: 84_74, cgst: 7_63, sgst: 7_63, roundOff: 0, total: 100_00 });
  });

  it('a bill discount of 100 is shared over three lines', () => {
    const lines = [aLine(1, 1000, 18), aLine(1, 500, 5), aLine(1, 250.5, 0)];
    const sums = documentSums(anInvoiceInput({ lines, billDiscount: rupees(100_00) }));
    expect(sums.lines.map((line) => line.discount)).toEqual([57_13, 28_56, 14_31]);
    expect(sums.lines.map(({ cgst }) => cgst)).toEqual([84_86, 11_79, 0]);
    expect(sums).toMatchObject({ discount: 100_00, taxable: 1650_50, cgst: 96_65, sgst: 96_65 });
  });

  it('a shop buys 20 at 250, and sells 10 at 299.70 with 5 % in it, and one at 333.33 without', () => {
    expect(documentSums(aPurchase())).toMatchObject({ taxable: 5000_00, cgst: 125_00, sgst: 125_00, total: 5250_00 });
    const ten = documentSums(anInvoiceInput({ ratesIncludeGst: true, lines: [aLine(10, 299.7, 5)] }));
    expect(ten).toMatchObject({ taxable: 2854_28, cgst: 71_36, sgst: 71_36, roundOff: 0, total: 2997_00 });
    const one = documentSums(anInvoiceInput({ lines: [aLine(1, 333.33, 5)] }));
    expect(one).toMatchObject({ taxable: 333_33, cgst: 8_33, sgst: 8_33, roundOff: 1, total: 350_00 });
  });
});

describe('the tax', () => {
  it('between States is one head, which may differ by a paisa from the two', () => {
    const sums = documentSums(anInvoiceInput({ party: IN_KARNATAKA, place: '29', lines: [aLine(1, 333.33, 5)] }));
    expect(sums).toMatchObject({ charged: 'IGST', igst: 16_67, cgst: 0, sgst: 0 });
  });

  it('included, between States, leaves the rest as the taxable value', () => {
    const lines = [aLine(1, 100, 18)];
    const sums = documentSums(anInvoiceInput({ party: IN_KARNATAKA, place: '29', ratesIncludeGst: true, lines }));
    expect(sums).toMatchObject({ igst: 15_25, taxable: 84_75, total: 100_00 });
  });

  it('of a quarter percent is an eighth each', () => {
    expect(documentSums(anInvoiceInput({ lines: [aLine(1, 800, 0.25)] }))).toMatchObject({ cgst: 1_00, sgst: 1_00 });
  });

  it('of what is exempt is none, whatever rate stands in its line', () => {
    const sums = documentSums(anInvoiceInput({ lines: [aLine(1, 100, 18, { item: BOOK })] }));
    expect(sums).toMatchObject({ taxable: 100_00, cgst: 0, total: 100_00 });
    expect(sums.lines[0]?.percent).toBe(0);
  });

  it('to a special economic zone is none without payment of tax, and the rate stays', () => {
    const sums = documentSums(anInvoiceInput({ party: IN_SEZ, ratesIncludeGst: true, lines: [aLine(1, 118, 18)] }));
    expect(sums).toMatchObject({ charged: 'Zero-rated', taxable: 118_00, igst: 0, total: 118_00 });
    expect(sums.lines[0]?.percent).toBe(18);
  });

  it('under Composition is none, and no rate is known', () => {
    const sums = documentSums(anInvoiceInput({ own: { ...OURS, registration: 'Composition' } }));
    expect(sums).toMatchObject({ charged: 'None', taxable: 1255_00, cgst: 0, total: 1255_00 });
    expect(sums.lines[0]?.percent).toBe(0);
  });

  it('under reverse charge is computed on the whole rate, and not owed to the supplier', () => {
    const rent = aPurchase({ reverseCharge: true, ratesIncludeGst: true, lines: [aBought(1, 1000.4, 18)] });
    expect(documentSums(rent)).toMatchObject({
      taxable: 1000_40,
      cgst: 90_04,
      sgst: 90_04,
      roundOff: -40,
      total: 1000_00,
    });
  });

  it('under reverse charge from abroad is IGST', () => {
    const sums = documentSums(aPurchase({ party: ABROAD, reverseCharge: true }));
    expect(sums).toMatchObject({ charged: 'IGST', igst: 250_00, total: 5000_00 });
  });

  it('has cess beside it, so much of the value and so much for each unit', () => {
    const cess = { percent: 12, perUnit: asRate(5_0000) };
    const lines = [aLine(2, 100, 28, { cess })];
    expect(documentSums(anInvoiceInput({ lines }))).toMatchObject({ cgst: 28_00, cess: 34_00, total: 290_00 });
    // Of 290 a unit's 5 come off first, twice; the rest is 140 parts of a hundred.
    expect(documentSums(anInvoiceInput({ ratesIncludeGst: true, lines: [aLine(2, 145, 28, { cess })] }))).toMatchObject(
      {
        taxable: 200_00,
        cgst: 28_00,
        sgst: 28_00,
        cess: 34_00,
        total: 290_00,
      },
    );
    expect(documentSums(anInvoiceInput({ lines: [aLine(2, 100, 28, { cess, item: BOOK })] }))).toMatchObject({
      cess: 0,
    });
  });
});

describe('discounts', () => {
  it('of a line come before that of the bill', () => {
    const lines = [aLine(1, 100, 18, { discount: { percent: 10 } }), aLine(1, 100, 18, { discount: rupees(55_00) })];
    const sums = documentSums(anInvoiceInput({ lines, billDiscount: { percent: 10 } }));
    expect(sums.lines.map(({ taxable }) => taxable)).toEqual([81_00, 40_50]);
    expect(sums.discount).toBe(78_50);
  });
});

describe('the total', () => {
  it.each([
    [100_49, -49],
    [100_50, 50],
    [100_00, 0],
    [99, 1],
  ])('of %i paise is rounded by %i', (amount, by) => {
    expect(roundOffOf(asPaise(amount))).toBe(by);
  });

  it('is not rounded if the business does not want it', () => {
    const sums = documentSums(anInvoiceInput({ own: { ...OURS, roundOff: false } }));
    expect(sums).toMatchObject({ roundOff: 0, total: 1480_90 });
  });

  it('of what is still empty is 0, and a negative quantity cannot be counted', () => {
    expect(documentSums(anInvoiceInput({ lines: [] })).total).toBe(0);
    expect(documentSums(anInvoiceInput({ party: null, lines: [aLine(1, 5, 18, { rate: null })] })).total).toBe(0);
    expect(() => documentSums(anInvoiceInput({ lines: [aLine(-1, 5, 18)] }))).toThrow(
      'A quantity and a rate are from 0.',
    );
    expect(() => documentSums(anInvoiceInput({ lines: [aLine(1, -5, 18)] }))).toThrow(
      'A quantity and a rate are from 0.',
    );
    expect(() => documentSums(anInvoiceInput({ lines: [aLine(9e8, 9e10, 18)] }))).toThrow(RangeError);
  });
});

describe('HSN rows', () => {
  it('join lines of one code, unit and rate, in the order in which they come up', () => {
    const lines = [
      aLine(1, 100, 18),
      aLine(2, 50, 5),
      aLine(1.5, 10, 18),
      aLine(1, 10, 18, { unit: 'KGS' }),
      aLine(3, 7, 18, { hsn: '998713', unit: 'NOS' }),
      aLine(0, 0, 18, { hsn: '1' }),
    ];
    const input = anInvoiceInput({ lines });
    const rows = hsnRows([withSums(input)]);
    expect(rows.map(({ hsn, unit, percent, quantity, taxable }) => [hsn, unit, percent, quantity, taxable])).toEqual([
      ['340111', 'NOS', 18, 2.5, 115_00],
      ['340111', 'NOS', 5, 2, 100_00],
      ['340111', 'KGS', 18, 1, 10_00],
      ['998713', 'NA', 18, 0, 21_00],
    ]);
    expect(rows[0]).toMatchObject({ cgst: 10_35, sgst: 10_35 });
  });

  it('of several documents are one list', () => {
    const both = withSums(anInvoiceInput());
    expect(hsnRows([both, both])).toMatchObject([{ quantity: 20, taxable: 2510_00, cgst: 225_90 }]);
  });
});

describe('of any document', () => {
  const any: fc.Arbitrary<DocumentInput> = fc.oneof(anyInvoice, anyPurchase);

  it('no head is below 0, CGST equals SGST, and there is either them or IGST', () => {
    fc.assert(
      fc.property(any, (input) => {
        for (const { taxable, cgst, sgst, igst, cess } of documentSums(input).lines) {
          expect(Math.min(taxable, cgst, igst, cess)).toBeGreaterThanOrEqual(0);
          expect(cgst).toBe(sgst);
          expect(Math.min(cgst, igst)).toBe(0);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('lines, document and HSN rows tie, and at most 50 paise are rounded off', () => {
    fc.assert(
      fc.property(any, (input) => {
        const sums = documentSums(input);
        const rows = hsnRows([withSums(input)]);
        for (const figure of ['taxable', 'cgst', 'sgst', 'igst', 'cess'] as const) {
          expect(sumOf(sums.lines.map((line) => line[figure]))).toBe(sums[figure]);
          expect(sumOf(rows.map((row) => row[figure]))).toBe(sums[figure]);
        }
        const isReverse = input.kind === 'Purchase' && input.reverseCharge;
        const owed = sums.taxable + (isReverse ? 0 : taxOf(sums)) + sums.roundOff;
        expect(sums.total).toBe(owed);
        expect(Math.abs(sums.roundOff)).toBeLessThanOrEqual(50);
        expect(sums.total % 100 === 0 || !input.own.roundOff).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('a price that includes GST comes back to the paisa, and one that does not is the taxable value', () => {
    fc.assert(
      fc.property(any, (input) => {
        const sums = documentSums(input);
        const isReverse = input.kind === 'Purchase' && input.reverseCharge;
        for (const line of sums.lines) {
          expect(input.ratesIncludeGst && !isReverse ? line.total : line.taxable).toBe(line.gross);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('discounts sum up exactly', () => {
    fc.assert(
      fc.property(anyInvoice, fc.nat(), (input, seed) => {
        const before = documentSums({ ...input, billDiscount: null });
        const left = sumOf(before.lines.map(({ gross }) => gross));
        const amount = asPaise(seed % (left + 1));
        const after = documentSums({ ...input, billDiscount: { amount } });
        expect(after.discount - before.discount).toBe(amount);
        for (const { price, discount, gross } of after.lines) {
          expect(price - discount).toBe(gross);
          expect(gross).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('each line is taxed as if it were alone, so that no order of lines matters', () => {
    fc.assert(
      fc.property(anyInvoice, (input) => {
        const { billDiscount: _, ...rest } = input;
        const whole = documentSums({ ...rest, billDiscount: null });
        const alone = input.lines.map((line) => documentSums({ ...rest, billDiscount: null, lines: [line] }).lines[0]);
        expect(whole.lines).toEqual(alone);
      }),
    );
  });
});

it('quantities have three decimals and rates four', () => {
  const lines = [aLine(0.333, 0.3325, 0, { quantity: asQuantity(3.333) })];
  expect(documentSums(anInvoiceInput({ lines })).taxable).toBe(1_11);
});
