import { describe, expect, it } from 'vitest';
import { blankBusiness, businessFrom } from '#domain/books/masters/business.ts';
import { BLANK_LINE, type Voucher, type PlainInput } from '#domain/books/vouchers/voucher.ts';
import { voucherDocument } from '#domain/books/paper/voucher-document.ts';
import { asPaise } from '#domain/money.ts';
import { aContra, aJournal, aPayment, aReceipt, ASHA, cr, DAY, dr, RENT } from '../../../support/voucher-inputs.ts';

const BUSINESS = businessFrom({
  ...blankBusiness(DAY),
  name: 'Asha Stores',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  address: '7 MG Road',
  city: 'Pune',
  pinCode: '411001',
});
const slip = (input: PlainInput, said: Partial<Pick<Voucher, 'state' | 'number'>> = {}) =>
  voucherDocument(
    { ...input, date: DAY, id: 'VCH-1', state: 'Issued', number: 'X/1', postings: [], rev: 1, ...said },
    BUSINESS,
  );
const rowsOf = (input: PlainInput) => slip(input).blocks[1].rows.map(({ cells }) => cells);

describe('the slip of a voucher', () => {
  it('names the business, the voucher, and what it is', () => {
    const { title, issuer, heading, note } = slip(aReceipt(), { number: 'RCT/1' });
    expect(title).toBe('Receipt RCT/1 · Asha Stores');
    expect(issuer).toEqual({
      name: 'Asha Stores',
      lines: ['7 MG Road', 'Pune, Maharashtra, 411001', 'GSTIN 27AAPFU0939F1ZV'],
    });
    expect([heading, note]).toEqual(['Receipt', '']);
    expect([aPayment(), aContra(), aJournal()].map((input) => slip(input).heading)).toEqual([
      'Payment Voucher',
      'Contra Voucher',
      'Journal Voucher',
    ]);
  });

  it('says of a draft and of a cancelled one that it is that', () => {
    const draft = slip(aJournal(), { state: 'Draft', number: '' });
    expect(draft.note).toBe('Draft, not posted');
    expect(draft.blocks[0].facts).toContainEqual(['Number', '–']);
    expect(slip(aJournal(), { state: 'Cancelled' }).note).toBe('Cancelled');
  });

  it('has both sides of a receipt, with the tax deducted and the discount, and the amount in words', () => {
    const input = aReceipt({ tds: asPaise(50_00), discount: asPaise(20_00), mode: 'UPI', reference: 'UTR 7' });
    expect(rowsOf(input)).toEqual([
      ['Cash', '500.00', ''],
      ['Tax deducted at source', '50.00', ''],
      ['Discount allowed', '20.00', ''],
      ['Asha Stores', '', '570.00'],
      ['Total', '570.00', '570.00'],
    ]);
    const [about, , sums] = slip(input).blocks;
    expect(about.about).toEqual({ title: 'Received from', name: 'Asha Stores', lines: [] });
    expect(about.facts).toEqual([
      ['Number', 'X/1'],
      ['Date', '25 Nov 2026'],
      ['Mode', 'UPI'],
      ['Reference', 'UTR 7'],
    ]);
    expect(sums.inWords).toEqual(['Amount in words', 'Rupees Five Hundred Only']);
    expect(sums.total).toEqual(['Amount', '₹500.00']);
  });

  it('has the reverse of a payment, without what is nothing', () => {
    expect(rowsOf(aPayment({ discount: asPaise(20_00) }))).toEqual([
      ['Cash', '', '500.00'],
      ['Discount received', '', '20.00'],
      ['Asha Stores', '520.00', ''],
      ['Total', '520.00', '520.00'],
    ]);
    expect(slip(aPayment({ narration: 'Rent\nof June' })).blocks[0].about).toEqual({
      title: 'Paid to',
      name: 'Asha Stores',
      lines: ['Rent', 'of June'],
    });
  });

  it('says of a contra what moved where', () => {
    expect(rowsOf(aContra())).toEqual([
      ['Cash', '500.00', ''],
      ['Bank', '', '500.00'],
      ['Total', '500.00', '500.00'],
    ]);
    expect(slip(aContra({ reference: 'CHQ 1' })).blocks[0]).toMatchObject({
      about: { title: 'Moved', name: 'Bank to Cash' },
      facts: [
        ['Number', 'X/1'],
        ['Date', '25 Nov 2026'],
        ['Reference', 'CHQ 1'],
      ],
    });
  });

  it('has the lines of a journal but blank ones, and what it was for', () => {
    expect(rowsOf(aJournal(dr(RENT, 3_00), BLANK_LINE, cr(ASHA, 3_00)))).toEqual([
      ['Rent', '3.00', ''],
      ['Asha Stores', '', '3.00'],
      ['Total', '3.00', '3.00'],
    ]);
    const { about } = slip({ ...aJournal(), narration: 'Rent\nof June' }).blocks[0];
    expect(about).toEqual({ title: 'Narration', name: 'Rent', lines: ['of June'] });
    expect(slip(aJournal()).blocks[0].about.name).toBe('–');
  });
});
