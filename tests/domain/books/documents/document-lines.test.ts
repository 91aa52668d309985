import { describe, expect, it } from 'vitest';
import {
  BLANK_DOCUMENT_LINE,
  BLANK_PURCHASE_LINE,
  blankInvoice,
  blankPurchase,
  documentParty,
  dueDateOf,
  lineItem,
  ownTerms,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { blankBusiness, businessFrom } from '#domain/books/masters/business.ts';
import { isBlankDocumentLine } from '#domain/books/documents/document.ts';
import { onDay, withItem, withLedgerOnLine, withScannedItem } from '#domain/books/documents/document-lines.ts';
import { BLANK_ITEM, type Item, itemFrom } from '#domain/books/masters/item.ts';
import { blankParty, partyFrom } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { BLANK_STOCK_LINE, withScannedGoods } from '#domain/books/vouchers/stock-voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { ABROAD, aLine, anInvoiceInput, aPurchase, IN_KARNATAKA, REGULAR } from '../../../support/documents.ts';
import { CASH, DAY } from '../../../support/voucher-inputs.ts';

const soap: Item = {
  ...itemFrom({ ...BLANK_ITEM, name: 'Soap', hsn: '3401', unit: 'PCS', percent: 18 }),
  id: 'ITM-1',
  sellingPrice: asRate(118_0000),
  purchasePrice: asRate(80_0000),
  rates: [
    { from: '2017-07-01', percent: 18 },
    { from: '2025-09-22', percent: 5 },
  ],
};
const included = { ...soap, priceIncludesGst: true };

describe('a new document', () => {
  it('is dated today, rounds as the business does, and has a blank line', () => {
    const business = businessFrom({ ...blankBusiness(DAY), state: '27', booksBegin: '2026-04-01', roundOff: false });
    const own = ownTerms(business);
    expect(own).toEqual({ registration: 'Regular', state: '27', roundOff: false });
    expect(blankInvoice(DAY, own, CASH)).toMatchObject({ date: DAY, place: '', receivedIn: CASH, own });
    expect(blankPurchase(DAY, own)).toMatchObject({ place: '27', inputTax: 'Claimable', paidFrom: null });
    expect(isBlankDocumentLine(BLANK_DOCUMENT_LINE)).toBe(true);
    expect(isBlankDocumentLine(BLANK_PURCHASE_LINE)).toBe(true);
    expect(isBlankDocumentLine({ ...BLANK_PURCHASE_LINE, ledger: CASH })).toBe(false);
    expect(isBlankDocumentLine({ ...BLANK_DOCUMENT_LINE, description: ' x' })).toBe(false);
    expect(isBlankDocumentLine({ ...BLANK_DOCUMENT_LINE, description: '  ' })).toBe(true);
  });

  it('takes from its party the place of supply and the due date', () => {
    expect(withParty(anInvoiceInput(), IN_KARNATAKA, 7)).toMatchObject({ place: '29', dueDate: '2026-12-02' });
    expect(withParty(aPurchase(), IN_KARNATAKA, null)).toMatchObject({ place: '27', dueDate: '', party: IN_KARNATAKA });
    expect(withParty(anInvoiceInput(), null, 7)).toMatchObject({ party: null, place: '27', dueDate: '' });
  });

  it('forgets the supply type of another party', () => {
    const paid = anInvoiceInput({ party: ABROAD, supplyType: 'With payment of tax' });
    expect(withParty(paid, ABROAD, null).supplyType).toBe('With payment of tax');
    expect(withParty(paid, REGULAR, null).supplyType).toBe('Without payment of tax');
  });

  it('is due so many days later, if that was agreed', () => {
    expect(dueDateOf('2026-11-25', 0)).toBe('2026-11-25');
    expect(dueDateOf('', 7)).toBe('');
  });

  it('keeps of a party what was so on that day', () => {
    const party = partyFrom({ ...blankParty('Customer'), name: 'Ravi', city: 'Pune', phone: '1' });
    expect(documentParty({ ...party, id: 'PTY-9' })).toEqual({
      id: 'PTY-9',
      name: 'Ravi',
      registration: 'Unregistered',
      gstin: '',
      state: '',
      address: '',
      city: 'Pune',
      pinCode: '',
    });
  });
});

describe('an item on a line', () => {
  it('brings its HSN, unit, price and the rate of the day; what was typed besides stays', () => {
    const line = { ...BLANK_DOCUMENT_LINE, quantity: asQuantity(3), description: 'blue' };
    expect(withItem(line, soap, anInvoiceInput())).toEqual({
      ...line,
      item: { id: 'ITM-1', name: 'Soap', kind: 'Goods', taxability: 'Taxable' },
      hsn: '3401',
      unit: 'PCS',
      percent: 5,
      rate: 118_0000,
    });
    expect(withItem(line, soap, anInvoiceInput({ date: '2025-09-21' })).percent).toBe(18);
    expect(withItem({ ...line, percent: 12 }, soap, anInvoiceInput({ date: '' })).percent).toBe(12);
  });

  it('has its price as the rates of the document are', () => {
    const on = (item: Item, ratesIncludeGst: boolean, date = '2025-01-01' as const) =>
      withItem(BLANK_DOCUMENT_LINE, item, anInvoiceInput({ ratesIncludeGst, date })).rate;
    expect(on(included, true)).toBe(118_0000);
    expect(on(included, false)).toBe(100_0000);
    expect(on(soap, false)).toBe(118_0000);
    expect(on(soap, true)).toBe(139_2400);
    expect(on({ ...soap, sellingPrice: null }, true)).toBeNull();
  });

  it('is bought at its purchase price, which has no tax in it, instead of a ledger', () => {
    const line = { ...BLANK_PURCHASE_LINE, ledger: CASH };
    expect(withItem(line, included, aPurchase())).toMatchObject({ rate: 80_0000, ledger: null, percent: 5 });
    expect(withLedgerOnLine(withItem(line, soap, aPurchase()), CASH)).toMatchObject({
      item: null,
      ledger: CASH,
      unit: 'NA',
      quantity: 1,
    });
    expect(withLedgerOnLine({ ...line, quantity: asQuantity(4) }, CASH).quantity).toBe(4);
  });
});

describe('a scan', () => {
  const line = withItem(BLANK_DOCUMENT_LINE, soap, anInvoiceInput());
  const one = { ...line, quantity: asQuantity(1) };
  const blank = BLANK_DOCUMENT_LINE;

  it('takes the first blank line, or a new one, and leaves a blank one for the next', () => {
    expect(withScannedItem([blank], line, blank)).toEqual([one, blank]);
    expect(withScannedItem([blank, aLine(1, 5, 5), blank], line, blank)).toEqual([one, aLine(1, 5, 5), blank]);
    expect(withScannedItem([aLine(1, 5, 5)], line, blank)).toEqual([aLine(1, 5, 5), one, blank]);
  });

  it('of the same again adds to its quantity', () => {
    const renamed = { ...line, item: line.item && { ...line.item, name: 'Soap, blue' } };
    expect(withScannedItem([one, blank], renamed, blank)).toEqual([{ ...one, quantity: 2 }, blank]);
    expect(withScannedItem([line], line, blank)).toEqual([one, blank]);
  });

  it('leaves a line alone whose price or discount was changed', () => {
    const cheaper = { ...one, rate: asRate(1) };
    expect(withScannedItem([cheaper], line, blank)).toEqual([cheaper, one, blank]);
  });

  it('of goods in a voucher of stock keeps the godown that its line has', () => {
    const shop = { ...BLANK_STOCK_LINE, godown: { id: 'GDN-2', name: 'Shop' } };
    const scanned = { ...shop, item: lineItem(soap), unit: soap.unit, quantity: asQuantity(1) };
    const first = withScannedGoods([shop], lineItem(soap), soap.unit, BLANK_STOCK_LINE);
    expect(first).toEqual([scanned, BLANK_STOCK_LINE]);
    expect(withScannedGoods(first, lineItem(soap), soap.unit, BLANK_STOCK_LINE)).toEqual([
      { ...scanned, quantity: 2 },
      BLANK_STOCK_LINE,
    ]);
  });
});

it('another day takes the rate of that day, unless another one was typed', () => {
  const itemOf = (id: string) => (id === soap.id ? soap : undefined);
  const lines = [aLine(1, 1, 5), aLine(1, 1, 12), aLine(1, 1, 5, { item: null })];
  expect(onDay(lines, DAY, '2025-09-21', itemOf).map(({ percent }) => percent)).toEqual([18, 12, 5]);
  expect(onDay(lines, DAY, '2025-09-21', () => undefined)).toEqual(lines);
});
