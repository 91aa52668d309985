import { describe, expect, it } from 'vitest';
import { BLANK_DOCUMENT_LINE } from '#domain/books/documents/blank-document.ts';
import { withItem, withScannedItem, withUnit } from '#domain/books/documents/document-lines.ts';
import type { DocumentLine } from '#domain/books/documents/document.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';
import { hsnRows } from '#domain/books/documents/hsn-rows.ts';
import { BLANK_ITEM, itemFrom } from '#domain/books/masters/item.ts';
import type { Pack } from '#domain/books/masters/pack.ts';
import { linesOnPaper, quantityOf } from '#domain/books/paper/document-paper-lines.ts';
import { blocksOnRoll } from '#domain/books/paper/document-roll.ts';
import { asRate } from '#domain/books/rate.ts';
import { movesOfInvoice, quantitiesOf } from '#domain/books/stock/stock-move.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { anInvoiceInput, OURS, WALK_IN_PARTY } from '../../../support/documents.ts';
import { voucherOf } from '../../../support/voucher-inputs.ts';

const BOX: Pack = {
  code: '8906000000014',
  unit: 'BOX',
  contains: asQuantity(12),
  sellingPrice: asRate(1200_0000),
  mrp: null,
};
const SALT = {
  ...itemFrom({
    ...BLANK_ITEM,
    name: 'Salt',
    hsn: '250100',
    unit: 'PCS',
    percent: 5,
    priceIncludesGst: true,
    sellingPrice: asRate(105_0000),
    purchasePrice: asRate(80_0000),
    mrp: asPaise(110_00),
    packs: [BOX],
  }),
  id: 'ITM-1',
};
const terms = { kind: 'Invoice', date: '2026-11-29', ratesIncludeGst: true } as const;
const scanned = (lines: readonly DocumentLine[], pack?: Pack) =>
  withScannedItem(lines, withItem(BLANK_DOCUMENT_LINE, SALT, terms, pack), BLANK_DOCUMENT_LINE);
/** Salt, salt and a box were scanned. */
const lines = scanned(scanned(scanned([]), undefined), BOX);
const bill = anInvoiceInput({ party: WALK_IN_PARTY, place: '27', own: OURS, ...terms, lines });

describe('packs on the lines of a document', () => {
  it('stand on a line of their own, with unit, what one contains, price and MRP', () => {
    expect(lines).toMatchObject([
      { quantity: 2, unit: 'PCS', rate: 105_0000, mrp: 110_00 },
      { quantity: 1, unit: 'BOX', contains: 12, rate: 1200_0000 },
      BLANK_DOCUMENT_LINE,
    ]);
    expect(lines[1]).not.toHaveProperty('mrp');
    expect(scanned(lines, BOX)[1]).toMatchObject({ quantity: 2, unit: 'BOX' });
    expect(problemsInDocument(bill, { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' })).toEqual({});
  });

  it('come to what they cost, to the paisa', () => {
    const { sums } = withSums(bill);
    expect(sums.lines.slice(0, 2)).toMatchObject([
      { total: 210_00, taxable: 200_00, cgst: 5_00, sgst: 5_00 },
      { total: 1200_00, taxable: 1142_86, cgst: 28_57, sgst: 28_57 },
    ]);
  });

  it('count what is in them: in stock, and in the HSN summary', () => {
    const moves = movesOfInvoice(voucherOf(bill), 'GDN-1');
    const counts = moves.flatMap((move) => quantitiesOf(move).map(([, by]) => by));
    expect(counts.reduce((sum, by) => sum + by, 0)).toBe(-14_000);
    expect(hsnRows([withSums(bill)])).toMatchObject([{ hsn: '250100', unit: 'PCS', quantity: 14, taxable: 1342_86 }]);
  });

  it('say on paper how many they are, and the MRP where a line has one', () => {
    expect(lines.slice(0, 2).map(quantityOf)).toEqual(['2 PCS', '1 BOX (12 PCS)']);
    const { sums } = withSums(bill);
    const { columns, rows, carried } = linesOnPaper(bill, sums);
    expect(columns.map(({ title }) => title).slice(3, 6)).toEqual(['Quantity', 'MRP ₹', 'Rate incl. GST ₹']);
    expect(rows.map(({ cells }) => cells[4])).toEqual(['110.00', '–']);
    expect(carried.sums[0]?.slice(0, 7)).toEqual(['', '', '', '', '', '', '200.00']);
    const roll = JSON.stringify(blocksOnRoll({ ...voucherOf(bill), sums }, sums));
    expect(roll).toContain('MRP 110.00 · 2 PCS × 105');
    const plain = { ...bill, lines: lines.map(({ mrp: _, ...line }) => line) };
    expect(linesOnPaper(plain, sums).columns.map(({ title }) => title)).not.toContain('MRP ₹');
  });

  it('are bought at the price of the item × what one contains', () => {
    const bought = withItem(BLANK_DOCUMENT_LINE, SALT, { ...terms, kind: 'Purchase', ratesIncludeGst: false }, BOX);
    expect(bought).toMatchObject({ unit: 'BOX', contains: 12, rate: 960_0000 });
  });

  it('are forgotten with the unit, or with another item', () => {
    const box = withItem(BLANK_DOCUMENT_LINE, SALT, terms, BOX);
    expect(withUnit(box, 'CTN')).not.toHaveProperty('contains');
    expect(withItem(box, { ...SALT, packs: [] }, terms)).not.toHaveProperty('contains');
    const wrong = { ...bill, lines: [{ ...box, quantity: asQuantity(1), contains: asQuantity(0) }] };
    expect(problemsInDocument(wrong, { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' })).toEqual({
      'lines.0.unit': 'Choose again what one BOX contains.',
    });
  });
});
