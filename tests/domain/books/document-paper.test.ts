import { describe, expect, it } from 'vitest';
import { blankBusiness, businessFrom } from '#domain/books/business.ts';
import type { DocumentEntry } from '#domain/books/document.ts';
import { documentPaper } from '#domain/books/document-paper.ts';
import type { Voucher } from '#domain/books/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { ABROAD, aLine, anInvoice, aPurchase, BOOK, IN_KARNATAKA, OURS } from '../../support/documents.ts';
import { DAY } from '../../support/voucher-entries.ts';

const BUSINESS = businessFrom({
  ...blankBusiness(DAY),
  name: 'Tarazu Traders',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  address: '7 MG Road',
  city: 'Pune',
  pinCode: '411001',
  bankName: 'State Bank',
  accountNumber: '000123',
  ifsc: 'SBIN0000001',
  terms: 'Goods once sold\nare not taken back',
});

const paper = (entry: DocumentEntry, said: Partial<Pick<Voucher, 'state' | 'number'>> = {}) =>
  documentPaper(
    { ...entry, date: DAY, id: 'VCH-1', state: 'Issued', number: 'INV/26-27/0001', postings: [], rev: 1, ...said },
    BUSINESS,
  );

type Paper = ReturnType<typeof paper>;
const table = ({ blocks }: Paper, name: string) =>
  blocks.find((block) => block.kind === 'table' && block.name === name);
const cells = (page: Paper, name: string) => {
  const found = table(page, name);
  return found?.kind === 'table' ? found.rows.map((row) => row.cells) : [];
};
const heads = (page: Paper, name: string) => {
  const found = table(page, name);
  return found?.kind === 'table' ? found.columns.map(({ title }) => title) : [];
};
const sums = ({ blocks }: Paper) => blocks.find((block) => block.kind === 'sums');
const facts = ({ blocks }: Paper) => {
  const [first] = blocks;
  return first?.kind === 'particulars' ? Object.fromEntries(first.facts) : {};
};

describe('an invoice on paper', () => {
  it('has the particulars of rule 46: who, whom, number, date, place, and our State with its code', () => {
    const page = paper(anInvoice({ dueDate: '2026-12-01', reference: 'PO 7' }));
    expect(page.title).toBe('Invoice INV/26-27/0001 · Tarazu Traders');
    expect(page.heading).toBe('Tax Invoice');
    expect(page.note).toBe('');
    expect(page.issuer.lines).toEqual(['7 MG Road', 'Pune 411001', 'Maharashtra (27)', 'GSTIN 27AAPFU0939F1ZV']);
    const [first] = page.blocks;
    expect(first).toMatchObject({ about: { title: 'Bill to', name: 'Asha Stores' } });
    expect(facts(page)).toMatchObject({
      Number: 'INV/26-27/0001',
      'Due date': '01 Dec 2026',
      Reference: 'PO 7',
      'Place of supply': 'Maharashtra (27)',
      'Reverse charge': 'No',
    });
  });

  it('comes to the worked example: 10 × 125.50 at 18 %, with the rate and amount of each head', () => {
    const page = paper(anInvoice());
    expect(cells(page, 'Lines')).toEqual([
      ['Soap', '340111', '10 NOS', '125.50', '1,255.00', '112.95', '112.95'],
      ['Total', '', '', '', '1,255.00', '112.95', '112.95'],
    ]);
    expect(cells(page, 'HSN summary')).toEqual([['340111', '18%', '1,255.00', '112.95 (9%)', '112.95 (9%)', '225.90']]);
    expect(sums(page)).toMatchObject({
      inWords: ['Total in words', expect.stringMatching(/One Thousand Four Hundred/i)],
      lines: [
        ['Taxable value', '1,255.00'],
        ['CGST', '112.95'],
        ['SGST', '112.95'],
        ['Round off', '0.10'],
      ],
      total: ['Total', '₹1,481.00'],
    });
  });

  it('bears IGST to another State, UTGST in a territory without a legislature, and only the heads that apply', () => {
    const away = paper(anInvoice({ party: IN_KARNATAKA, place: '29' }));
    expect(heads(away, 'Lines')).toContain('IGST ₹');
    expect(heads(away, 'Lines')).not.toContain('CGST ₹');
    expect(cells(away, 'HSN summary')[0]?.at(-2)).toBe('225.90 (18%)');
    const territory = paper(anInvoice({ own: { ...OURS, state: '04' }, place: '04' }));
    expect(heads(territory, 'Lines')).toContain('UTGST ₹');
  });

  it('shows discounts, those on the bill included', () => {
    const page = paper(
      anInvoice({
        lines: [aLine(10, 100, 18), aLine(1, 500, 5), aLine(1, 250.5, 0)],
        billDiscount: { amount: asPaise(10_000) },
      }),
    );
    expect(cells(page, 'Lines').map((row) => row[4])).toEqual(['57.13', '28.56', '14.31', '100.00']);
  });

  it('is a bill of supply where nothing is taxed, and has no columns of tax then', () => {
    const page = paper(
      anInvoice({ lines: [aLine(1, 60, 0, { item: BOOK })], own: { ...OURS, registration: 'Composition' } }),
    );
    expect(page.heading).toBe('Bill of Supply');
    expect(page.note).toBe('Composition taxable person, not eligible to collect tax on supplies');
    expect(heads(page, 'Lines')).toEqual(['Description', 'HSN/SAC', 'Qty', 'Rate ₹', 'Taxable ₹']);
    expect(table(page, 'HSN summary')).toBeUndefined();
  });

  it('says what an export under bond is', () => {
    const page = paper(anInvoice({ party: ABROAD, place: '96' }));
    expect(page.heading).toBe('Export Invoice');
    expect(page.note).toMatch(/^Supply meant for export under bond or letter of undertaking/);
  });

  it('has the bank details and terms; a draft has no number and says so, a cancelled one, too', () => {
    const page = paper(anInvoice({ narration: 'With thanks' }));
    const said = page.blocks.flatMap((block) => (block.kind === 'particulars' ? [block.about] : []));
    expect(said.slice(1)).toEqual([
      { title: 'Bank details', name: 'State Bank', lines: ['Account number 000123', 'IFSC SBIN0000001'] },
      { title: 'Notes', name: 'With thanks', lines: [] },
      { title: 'Terms', name: 'Goods once sold', lines: ['are not taken back'] },
    ]);
    const draft = paper(anInvoice(), { state: 'Draft', number: '' });
    expect([draft.title, draft.note, facts(draft)['Number']]).toEqual([
      'Invoice · Tarazu Traders',
      'Draft, not issued',
      '–',
    ]);
    expect(paper(anInvoice(), { state: 'Cancelled' }).note).toBe('Cancelled');
  });
});

it('a purchase is our record of the supplier’s bill, without our bank details', () => {
  const page = paper(aPurchase({ billNumber: 'B/9', billDate: DAY, reverseCharge: true }), {
    number: 'PUR/26-27/0001',
  });
  expect(page.heading).toBe('Purchase');
  expect(facts(page)).toMatchObject({ 'Bill number': 'B/9', 'Reverse charge': 'Yes' });
  expect(page.blocks.filter((block) => block.kind === 'particulars')).toHaveLength(1);
});
