import { describe, expect, it } from 'vitest';
import { BLANK_DOCUMENT_LINE, BLANK_PURCHASE_LINE } from '#domain/books/documents/blank-document.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import { ledgersInDocument } from '#domain/books/documents/document-references.ts';
import type { DocumentInput } from '#domain/books/documents/document.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { moneyPostings } from '#domain/books/vouchers/posting.ts';
import { conflictWithNotes, problemInCancelling } from '#domain/books/vouchers/document-links.ts';
import { billIsTaken, keyOfBill } from '#domain/books/documents/bill-key.ts';
import { problemInSeries } from '#domain/books/documents/document-heading.ts';
import { immediatePaymentOf, withoutImmediatePayment } from '#domain/books/vouchers/immediate-payment.ts';
import { normalizeDocument } from '#domain/books/vouchers/normalize-document.ts';
import { hintsInDocument } from '#domain/books/documents/document-hints.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import type { MasterStanding } from '#domain/books/field-problems.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import {
  ABROAD,
  aBought,
  aLine,
  anInvoiceInput,
  aPurchase,
  BOOK,
  IN_KARNATAKA,
  OURS,
  REGULAR,
  SOAP,
  WALK_IN_PARTY,
  REPAIR,
} from '../../../support/documents.ts';
import { BANK, CASH, DAY, RENT, voucherOf } from '../../../support/voucher-inputs.ts';

const creditNote = () => {
  const input = anInvoiceInput({ lines: [aLine(1, 1, 5), aLine(2, 2, 5)] });
  return blankCreditNote(voucherOf(input, { number: 'INV/1' }), lineBalances(input.lines, []), DAY);
};

describe('a document is kept', () => {
  it('without blank lines and spaces around texts', () => {
    const line = aLine(1, 1, 5, { description: ' blue ', hsn: '34.01 11' });
    const input = anInvoiceInput({
      number: ' INV/9 ',
      reference: ' PO 1 ',
      narration: ' Thanks ',
      party: { ...REGULAR, gstin: ' 27aaapa1234a1zt' },
      lines: [BLANK_DOCUMENT_LINE, line, BLANK_DOCUMENT_LINE],
    });
    expect(normalizeDocument(input)).toEqual({
      ...input,
      number: 'INV/9',
      reference: 'PO 1',
      narration: 'Thanks',
      party: REGULAR,
      lines: [{ ...line, description: 'blue', hsn: '340111' }],
    });
    const bought = aPurchase({ billNumber: ' A/1 ', reference: ' x ', lines: [BLANK_PURCHASE_LINE] });
    expect(normalizeDocument(bought)).toMatchObject({ billNumber: 'A/1', reference: 'x', lines: [] });
  });

  it('with a shipping bill of which something was entered, and none that is empty', () => {
    const bill = { number: ' 1234567 ', date: '2026-11-26', port: 'inbom4 ' } as const;
    expect(normalizeDocument(anInvoiceInput({ shippingBill: bill })).shippingBill).toEqual({
      number: '1234567',
      date: '2026-11-26',
      port: 'INBOM4',
    });
    expect(normalizeDocument(anInvoiceInput({ shippingBill: { number: ' ', date: '', port: '' } }))).not.toHaveProperty(
      'shippingBill',
    );
  });

  it('with an address of delivery of which something was entered, and none that is empty', () => {
    const to = {
      name: ' Ravi  Kumar ',
      address: ' Gate 2\nDock Road ',
      city: ' Hubli',
      pinCode: '580020 ',
      state: '29',
    };
    expect(normalizeDocument(anInvoiceInput({ delivery: to })).delivery).toEqual({
      name: 'Ravi Kumar',
      address: 'Gate 2\nDock Road',
      city: 'Hubli',
      pinCode: '580020',
      state: '29',
    });
    const nowhere = { name: '', address: ' ', city: '', pinCode: '', state: '' };
    expect(normalizeDocument(anInvoiceInput({ delivery: nowhere }))).not.toHaveProperty('delivery');
  });

  it('a note without the lines that take nothing back', () => {
    const note = creditNote();
    const lines = note.lines.map((line, at) => ({ ...line, quantity: at === 0 ? asQuantity(0) : line.quantity }));
    expect(normalizeDocument({ ...note, lines }).lines.map(({ at }) => at)).toEqual([1]);
  });
});

describe('what is paid at once', () => {
  it('is a receipt or payment of its own, of the same day', () => {
    const receipt = immediatePaymentOf(anInvoiceInput({ receivedNow: asPaise(500_00) }), 'UPI');
    expect(receipt).toMatchObject({ kind: 'Receipt', date: DAY, mode: 'UPI', against: { id: 'PTY-1' } });
    expect(receipt && moneyPostings(receipt, {})).toEqual([
      { ledger: 'LED-1', amount: 500_00 },
      { ledger: 'PTY-1', amount: -500_00 },
    ]);
    const payment = immediatePaymentOf(aPurchase({ paidNow: asPaise(1_00), paidFrom: BANK }), 'Cheque');
    expect(payment).toMatchObject({ kind: 'Payment', account: BANK, amount: 1_00 });
  });

  it('is none where nothing is', () => {
    expect(immediatePaymentOf(anInvoiceInput(), 'Cash')).toBeUndefined();
    expect(immediatePaymentOf(anInvoiceInput({ receivedNow: asPaise(0) }), 'Cash')).toBeUndefined();
    expect(immediatePaymentOf(anInvoiceInput({ receivedNow: asPaise(1), party: null }), 'Cash')).toBeUndefined();
  });

  it('does not stay on the document', () => {
    expect(withoutImmediatePayment(anInvoiceInput({ receivedNow: asPaise(1) }))).toEqual(
      anInvoiceInput({ receivedIn: null }),
    );
    expect(withoutImmediatePayment(aPurchase({ paidNow: asPaise(1) }))).toEqual(aPurchase({ paidFrom: null }));
  });
});

describe('a bill of a supplier', () => {
  it('is known by its number, whatever the case, in the year of its date', () => {
    const key = keyOfBill(aPurchase({ billNumber: ' a/17 ', billDate: '2026-04-01' }));
    expect(key).toBe('PTY-1/2026-27/a/17');
    expect(keyOfBill(aPurchase())).toBe(key);
    expect(keyOfBill(aPurchase({ billDate: '2026-03-31' }))).toBe('PTY-1/2025-26/a/17');
    expect(keyOfBill(aPurchase({ billNumber: ' ' }))).toBeUndefined();
    expect(keyOfBill(aPurchase({ billDate: '' }))).toBeUndefined();
    expect(keyOfBill(aPurchase({ party: null }))).toBeUndefined();
  });

  it('is free again when its purchase is cancelled', () => {
    expect(kindOf(aPurchase()).onceKey(aPurchase())).toBe('PTY-1/2026-27/a/17');
    expect(kindOf(anInvoiceInput()).onceKey(anInvoiceInput())).toBeUndefined();
    expect(billIsTaken(aPurchase(), 'PUR/26-27/0001')).toBe(
      'Asha Stores has the bill A/17 in that financial year already: Purchase PUR/26-27/0001.',
    );
  });
});

describe('an issued document', () => {
  const tied = [
    { kind: 'Credit Note', number: 'CN/1', state: 'Issued' },
    { kind: 'Receipt', number: 'RCT/1', state: 'Issued' },
    { kind: 'Receipt', number: 'RCT/2', state: 'Issued' },
  ] as const;

  it('is not cancelled while something is against it', () => {
    expect(problemInCancelling('Invoice INV/1', [])).toBeUndefined();
    expect(problemInCancelling('Invoice INV/1', tied.slice(0, 1))).toBe(
      'Credit Note CN/1 is against Invoice INV/1. Cancel it first, or set it against another document.',
    );
    expect(problemInCancelling('Invoice INV/1', tied.slice(0, 2))).toMatch(
      /^Credit Note CN\/1 and Receipt RCT\/1 are /,
    );
    expect(problemInCancelling('Invoice INV/1', tied)).toMatch(/^Credit Note CN\/1, Receipt RCT\/1 and 1 more are /);
  });

  it('keeps its lines while notes take back from them, but not its due date', () => {
    const input = anInvoiceInput();
    const notes = tied.slice(0, 1);
    expect(conflictWithNotes(input, { ...input, lines: [aLine(9, 125.5, 18)] }, notes)).toBe(
      'Credit Note CN/1 takes back from these lines. Cancel it first to change them.',
    );
    expect(conflictWithNotes(input, { ...input, supplyType: 'With payment of tax' }, notes)).toBeDefined();
    expect(conflictWithNotes(aPurchase(), aPurchase({ inputTax: 'Not claimable' }), notes)).toBeDefined();
    expect(conflictWithNotes(input, { ...input, dueDate: '2026-12-31', narration: 'x' }, notes)).toBeUndefined();
    expect(conflictWithNotes(input, { ...input, lines: [] }, [])).toBeUndefined();
  });

  it('stays in its series', () => {
    const kept = anInvoiceInput({ number: 'INV/1' });
    expect(problemInSeries(kept, { ...kept, lines: [aLine(1, 1, 0, { item: BOOK })] })).toBe(
      'INV/1 is a number of the series Invoice, and this would be of Bill of Supply. Cancel it and make a new one.',
    );
    expect(problemInSeries(kept, { ...kept, lines: [aLine(1, 1, 5)] })).toBeUndefined();
  });
});

describe('the masters of a document', () => {
  const standings: Readonly<Record<string, MasterStanding>> = {
    [REGULAR.id]: { name: 'Asha Stores', group: 'Sundry Debtors', isActive: true },
    [CASH.id]: { name: 'Cash', group: 'Cash-in-Hand', isActive: true },
    [RENT.id]: { name: 'Rent', group: 'Indirect Expenses', isActive: false },
    [SOAP.id]: { name: 'Soap', group: null, isActive: true },
  };
  const standingOf = (id: string) => standings[id];
  const of = (input: DocumentInput) =>
    kindOf(input).masterProblems(input, { ledgerOf: standingOf, itemOf: standingOf, godownOf: standingOf });

  it('are named once each', () => {
    const rent = aBought(1, 1, 0, { item: null, ledger: RENT });
    const input = aPurchase({ lines: [rent, aBought(1, 1, 5), rent], paidNow: asPaise(1) });
    expect(ledgersInDocument(input)).toEqual([{ id: 'PTY-1', name: 'Asha Stores' }, RENT, CASH]);
    expect(kindOf(input).items(input)).toEqual([{ id: 'ITM-1', name: 'Soap' }]);
    expect(ledgersInDocument(anInvoiceInput())).toEqual([{ id: 'PTY-1', name: 'Asha Stores' }]);
    expect(ledgersInDocument(anInvoiceInput({ receivedNow: asPaise(1), receivedIn: null, party: null }))).toEqual([]);
    expect(ledgersInDocument(creditNote())).toHaveLength(1);
  });

  it('must be there and in use', () => {
    expect(of(anInvoiceInput({ receivedNow: asPaise(1) }))).toEqual({});
    const gone = 'It was deleted meanwhile. Choose another one.';
    expect(of(anInvoiceInput({ party: WALK_IN_PARTY, lines: [aLine(1, 1, 5, { item: BOOK })] }))).toEqual({
      party: gone,
      'lines.0.item': gone,
    });
    const inactive = 'Rent is inactive. Choose another one, or make it active again.';
    const lines = [BLANK_PURCHASE_LINE, aBought(1, 1, 5, { item: null, ledger: RENT })];
    expect(of(aPurchase({ lines }))).toEqual({ 'lines.1.item': inactive });
    expect(of(aPurchase({ paidNow: asPaise(1), paidFrom: RENT }))).toEqual({ paidFrom: inactive });
    expect(of(anInvoiceInput({ receivedNow: asPaise(1), receivedIn: { id: SOAP.id, name: 'Soap' } }))).toEqual({
      receivedIn: 'Soap is no cash or bank ledger. Choose one that is.',
    });
  });

  it('of a note are those of its document', () => {
    expect(of({ ...creditNote(), party: WALK_IN_PARTY })).toEqual({});
  });
});

describe('what may be right is only told', () => {
  it('a rate that is not in force', () => {
    expect(hintsInDocument(anInvoiceInput({ lines: [aLine(1, 1, 18), aLine(1, 1, 28)] }))).toEqual({
      'lines.1.percent': 'Nothing bears 28% on 25 Nov 2026. Check the GST rate.',
    });
    expect(hintsInDocument(anInvoiceInput({ lines: [aLine(1, 1, 28, { item: BOOK }), aLine(1, 1, 0)] }))).toEqual({});
  });

  it('a buyer without an address from 50,000', () => {
    const at = (rupees: number, said = {}) =>
      hintsInDocument(anInvoiceInput({ party: { ...WALK_IN_PARTY, ...said }, lines: [aLine(1, rupees, 5)] }));
    expect(at(49_999.99)).toEqual({});
    expect(at(50_000)).toEqual({
      party: 'From ₹50,000 an invoice bears the buyer’s name, address and State. Add them to Walk-in Customer.',
    });
    expect(at(50_000, { address: '1 Main Road', state: '27' })).toEqual({});
    expect(at(50_000, { address: '1 Main Road' })).not.toEqual({});
    expect(hintsInDocument(anInvoiceInput({ lines: [aLine(1, 50_000, 5)] }))).toEqual({});
    const own = { ...OURS, registration: 'Unregistered' } as const;
    expect(hintsInDocument(anInvoiceInput({ own, party: WALK_IN_PARTY, lines: [aLine(1, 50_000, 5)] }))).toEqual({});
  });

  it('goods that are delivered in another State than the place of supply, to who is not registered', () => {
    const delivery = { name: '', address: 'Dock Road', city: 'Hubli', pinCode: '580020', state: '29' };
    const input = anInvoiceInput({ party: WALK_IN_PARTY, delivery, lines: [aLine(1, 100, 5)] });
    expect(hintsInDocument(input)).toEqual({
      place: 'Goods that go to Karnataka for who is not registered are supplied there. Check the place of supply.',
    });
    expect(hintsInDocument({ ...input, place: '29' })).toEqual({});
    expect(hintsInDocument({ ...input, party: REGULAR })).toEqual({});
    expect(hintsInDocument({ ...input, lines: [aLine(1, 100, 5, { item: REPAIR })] })).toEqual({});
  });

  it('a buyer from abroad who is supplied in India, which is no export', () => {
    const to = (place: string, overrides = {}) =>
      hintsInDocument(anInvoiceInput({ party: ABROAD, place, ...overrides }))['place'];
    expect(to('29')).toBe(
      'Not an export: Karnataka is in India, and IGST is charged. What leaves India has the place Other Country.',
    );
    expect(to('27')).toMatch(/^Not an export: Maharashtra is in India, and CGST \+ SGST is charged\./);
    expect(to('96')).toBeUndefined();
    expect(to('')).toBeUndefined();
    expect(to('29', { party: IN_KARNATAKA })).toBeUndefined();
    expect(to('29', { own: { ...OURS, registration: 'Unregistered' } })).toBeUndefined();
  });

  it('a credit note that comes too late for the tax', () => {
    const old = { id: 'VCH-1', number: 'INV/1', date: '2025-03-31' } as const;
    const note = { ...creditNote(), against: old };
    expect(hintsInDocument({ ...note, date: '2025-11-30' })).toEqual({});
    expect(hintsInDocument({ ...note, date: '2025-12-01' })).toEqual({
      date: 'The tax of INV/1 could be lowered up to 30 Nov 2025. A return no longer takes this note.',
    });
  });
});
