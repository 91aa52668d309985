import { describe, expect, it } from 'vitest';
import { differences } from '#domain/books/audit/edit-differences.ts';
import { WALK_IN } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import { aLine, anInvoiceInput } from '../../../support/documents.ts';

describe('what an entry of the edit log changed', () => {
  it('names the barcodes of an item as its form does, the first being its own', () => {
    const pack = { code: '890', unit: 'BOX', contains: 12, sellingPrice: 1200_0000, mrp: 1320_00 };
    const before = { barcode: '891', mrp: 110_00, packs: [pack] };
    const after = { ...before, mrp: 120_00, packs: [{ ...pack, mrp: null, sellingPrice: 1150_0000 }] };
    expect(differences(before, after)).toEqual([
      { field: 'MRP', before: '₹110', after: '₹120' },
      { field: 'Barcode 2 Selling Price', before: '1,200', after: '1,150' },
      { field: 'Barcode 2 MRP', before: '₹1,320', after: '–' },
    ]);
  });

  it('is a right of a role in the words of its table, as it began where it was never changed', () => {
    const before = { rights: {}, lockAfter: 5, lockAfterEachBill: false };
    const after = {
      rights: { 'cost/Cashier': 'allowed', 'void/Viewer': 'approval' },
      lockAfter: null,
      lockAfterEachBill: true,
    };
    const rights = [
      { field: 'Void for Viewer', before: 'Not allowed', after: 'With approval' },
      { field: 'See cost and profit for Cashier', before: 'Not allowed', after: 'Allowed' },
    ];
    expect(differences(before, after)).toEqual([
      ...rights,
      { field: 'Lock After', before: '5 minutes', after: 'Never' },
      { field: 'Lock After Each Bill', before: 'No', after: 'Yes' },
    ]);
    expect(differences(null, { rights: after.rights })).toEqual(rights);
  });

  it('is shown by field, before and after, in the words of the screens', () => {
    const before = { id: '1', name: 'Ravi', creditDays: 30, isActive: true, state: '27' };
    const after = { id: '2', name: 'Ravi Traders', creditDays: 45, isActive: false, state: '29' };
    expect(differences(before, after)).toEqual([
      { field: 'Name', before: 'Ravi', after: 'Ravi Traders' },
      { field: 'Credit Days', before: '30', after: '45' },
      { field: 'Active', before: 'Yes', after: 'No' },
      { field: 'State', before: 'Maharashtra', after: 'Karnataka' },
    ]);
  });

  it('is everything that was filled in when the record was created', () => {
    expect(differences(null, { ...WALK_IN, id: '1' })).toEqual([
      { field: 'Name', before: '–', after: 'Walk-in Customer' },
      { field: 'Kind', before: '–', after: 'Customer' },
      { field: 'GST Registration', before: '–', after: 'Unregistered' },
      { field: 'Active', before: '–', after: 'Yes' },
    ]);
  });

  it('is everything that was lost when the record was deleted', () => {
    expect(differences({ name: 'Main', address: '' }, null)).toEqual([{ field: 'Name', before: 'Main', after: '–' }]);
  });

  it('is nothing when nothing changed', () => {
    expect(differences(WALK_IN, { ...WALK_IN })).toEqual([]);
    expect(differences(null, null)).toEqual([]);
  });

  it.each([
    ['opening', asPaise(-12_345_00), 'Opening Balance', '₹12,345 Cr'],
    ['opening', asPaise(50), 'Opening Balance', '₹0.50 Dr'],
    ['amount', asPaise(-1_50), 'Amount', '−₹1.50'],
    ['sellingPrice', 3_325, 'Selling Price', '0.3325'],
    ['purchasePrice', 10_000, 'Purchase Price', '1'],
    ['openingRate', 10_500, 'Opening Rate', '1.05'],
    ['percent', 7.5, 'Percent', '7.5%'],
    ['openingQuantity', 1_00_000, 'Opening Quantity', '1,00,000'],
    ['booksBegin', '2026-04-01', 'Books Begin', '01 Apr 2026'],
    ['upTo', '2026-06-30', 'Locked Up To', '30 Jun 2026'],
    ['gstin', '27AAPFU0939F1ZV', 'GSTIN', '27AAPFU0939F1ZV'],
    ['pinCode', '400001', 'PIN Code', '400001'],
    ['hsn', '0401', 'HSN/SAC', '0401'],
    ['sku', 'S-1', 'SKU', 'S-1'],
    ['upiId', 'shop@okaxis', 'UPI ID', 'shop@okaxis'],
    ['ifsc', 'SBIN0001234', 'IFSC', 'SBIN0001234'],
    ['priceIncludesGst', true, 'Price Includes GST', 'Yes'],
    ['state', '96', 'State', 'Other Country'],
    ['against', { id: 'PTY-1', name: 'Asha Stores' }, 'Party or Ledger', 'Asha Stores'],
    ['account', { id: 'LED-1', name: 'Cash' }, 'Cash or Bank', 'Cash'],
    ['paidFrom', { id: 'LED-1', name: 'Bank' }, 'Paid From', 'Bank'],
    ['tds', asPaise(50_00), 'TDS', '₹50'],
    ['discount', asPaise(1_50), 'Discount', '₹1.50'],
    ['lines', [{ debit: asPaise(3_00) }], 'Line 1 Debit', '₹3'],
    ['lines', [{ credit: asPaise(3_00) }], 'Line 1 Credit', '₹3'],
    ['lines', [{ ledger: { id: 'LED-1', name: 'Cash' } }], 'Line 1 Ledger', 'Cash'],
    ['state', 'Goa', 'State', 'Goa'],
  ])('shows %s %s as %s: %s', (name, value, field, words) => {
    expect(differences(null, { [name]: value })).toEqual([{ field, before: '–', after: words }]);
  });

  it('leaves out what a voucher posts and comes to, which follows from its other fields', () => {
    const postings = [{ ledger: 'LED-1', amount: asPaise(5) }];
    expect(differences({ postings: [] }, { postings, sums: { total: asPaise(5), lines: [] } })).toEqual([]);
  });

  it('leaves out an opening balance of nothing', () => {
    expect(differences(null, { opening: 0 })).toEqual([]);
  });

  it('shows lists line by line', () => {
    const bill = { number: 'A/17', amount: asPaise(600_00) };
    const before = { bills: [bill], rates: [{ from: '2017-07-01', percent: 18 }] };
    const after = {
      bills: [
        { ...bill, amount: asPaise(500_00) },
        { number: 'A/18', amount: asPaise(100_00) },
      ],
      rates: [
        { from: '2017-07-01', percent: 18 },
        { from: '2026-12-01', percent: 5 },
      ],
    };
    expect(differences(before, after)).toEqual([
      { field: 'Bill 1 Amount', before: '₹600', after: '₹500' },
      { field: 'Bill 2 Number', before: '–', after: 'A/18' },
      { field: 'Bill 2 Amount', before: '–', after: '₹100' },
      { field: 'GST Rate 2 From', before: '–', after: '01 Dec 2026' },
      { field: 'GST Rate 2 Percent', before: '–', after: '5%' },
    ]);
  });

  it('shows plain lists and records within records', () => {
    expect(differences({ tasks: ['a'] }, { tasks: ['a', 'b'], patterns: { Invoice: 'INV' } })).toEqual([
      { field: 'Task 2', before: '–', after: 'b' },
      { field: 'Patterns Invoice', before: '–', after: 'INV' },
    ]);
  });

  it('shows a document in the units of its form: rates, money, the place; without what follows from them', () => {
    const before = anInvoiceInput({ receivedNow: asPaise(100) });
    const after = anInvoiceInput({ place: '29', lines: [aLine(10, 99.5, 18)], receivedNow: asPaise(250) });
    expect(differences(before, after)).toEqual([
      { field: 'Place of Supply', before: 'Maharashtra', after: 'Karnataka' },
      { field: 'Line 1 Rate', before: '125.50', after: '99.50' },
      { field: 'Received Now', before: '₹1', after: '₹2.50' },
    ]);
    const delivery = { name: '', address: 'Dock Road', city: 'Hubli', pinCode: '580020', state: '29' };
    expect(differences(anInvoiceInput(), anInvoiceInput({ delivery }))).toEqual([
      { field: 'Delivery Address', before: '–', after: 'Dock Road' },
      { field: 'Delivery City', before: '–', after: 'Hubli' },
      { field: 'Delivery PIN Code', before: '–', after: '580020' },
      { field: 'Delivery State', before: '–', after: 'Karnataka' },
    ]);
    expect(differences({ allocations: [{ document: 'VCH-1', amount: 500 }] }, { allocations: [] })).toEqual([
      { field: 'Allocation 1 Amount', before: '₹5', after: '–' },
    ]);
  });
});
