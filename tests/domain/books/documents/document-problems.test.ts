import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_DOCUMENT_LINE, blankInvoice, blankPurchase } from '#domain/books/documents/blank-document.ts';
import type { DocumentLine, InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { documentPostings } from '#domain/books/documents/document-posting.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import { asRate } from '#domain/books/rate.ts';
import { MOST_LINES, problemsInDraft } from '#domain/books/field-problems.ts';
import { asPaise, exactOrUndefined } from '#domain/money.ts';
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
  REGULAR,
  REPAIR,
  WALK_IN_PARTY,
} from '../../../support/documents.ts';
import { DAY, RENT, ROLES } from '../../../support/voucher-inputs.ts';
import { runs } from '../../../support/runs.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';

const RULES = { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' } as const;
const LARGE = { ...RULES, turnover: 'Above ₹5 crore' } as const;
const of = (input: InvoiceInput | PurchaseInput, rules: Parameters<typeof problemsInDocument>[1] = RULES) =>
  problemsInDocument(input, rules);
const ofLine = (said: Partial<DocumentLine>, input: Partial<InvoiceInput> = {}) =>
  of(anInvoiceInput({ lines: [aLine(1, 100, 18, said)], ...input }));
const composition = { ...OURS, registration: 'Composition' } as const;

describe('nothing is wrong with', () => {
  it.each([
    ['an invoice', anInvoiceInput()],
    [
      'one with blank lines between',
      anInvoiceInput({ lines: [BLANK_DOCUMENT_LINE, aLine(1, 1, 5), BLANK_DOCUMENT_LINE] }),
    ],
    ['a purchase', aPurchase()],
    [
      'a purchase of a ledger without a GST rate',
      aPurchase({ lines: [aBought(1, 1, 0, { item: null, ledger: RENT, percent: null })] }),
    ],
    ['a walk-in without HSN', anInvoiceInput({ party: WALK_IN_PARTY, lines: [aLine(1, 1, 5, { hsn: '' })] })],
    ['a thing for nothing', anInvoiceInput({ lines: [aLine(1, 0, 5)] })],
    ['a bill that is paid at once', anInvoiceInput({ receivedNow: asPaise(1481_00) })],
    [
      'an invoice under Composition without rates',
      anInvoiceInput({ own: composition, lines: [aLine(1, 1, 0, { percent: null, hsn: '' })] }),
    ],
  ])('%s', (_, input) => {
    expect(of(input)).toEqual({});
  });
});

describe('an empty form asks', () => {
  it('an invoice for its customer and one line', () => {
    expect(of(blankInvoice(DAY, OURS))).toEqual({
      party: 'Choose the customer.',
      'lines.0.item': 'Enter what is sold in at least one line.',
    });
  });

  it('a purchase for its supplier, bill and one line, in the order of the form', () => {
    const problems = of({ ...blankPurchase(DAY, OURS), date: '' });
    expect(Object.entries(problems)).toEqual([
      ['party', 'Choose the supplier.'],
      ['billNumber', 'Enter the number of the supplier’s bill.'],
      ['billDate', 'Enter the date of the supplier’s bill.'],
      ['date', 'Enter the date.'],
      ['lines.0.item', 'Enter what is bought in at least one line.'],
    ]);
  });

  it('and is kept as a draft all the same', () => {
    expect(problemsInDraft(blankInvoice(DAY, OURS))).toEqual({});
    expect(problemsInDraft({ ...blankInvoice(DAY, OURS), date: '' })).toEqual({ date: 'Enter the date.' });
  });
});

describe('of the whole document', () => {
  it('the GSTIN of its party must be right, and of its State', () => {
    expect(of(anInvoiceInput({ party: { ...REGULAR, state: '29' } }))).toEqual({
      party:
        'The GSTIN of Asha Stores is not right. This is a GSTIN of Maharashtra (27). Correct it, or choose that State.',
    });
    expect(of(aPurchase({ party: { ...REGULAR, gstin: '27AAAPA1234A1ZU' } }))['party']).toMatch(/should be T/);
  });

  it('the dates follow each other, and the books have begun', () => {
    expect(of(anInvoiceInput({ dueDate: '2026-11-24' }))).toEqual({
      dueDate: 'Enter a due date that is not before the date.',
    });
    expect(of(anInvoiceInput({ date: '2026-03-31' }))).toEqual({
      date: 'The books begin on 01 Apr 2026. Enter that day or a later one.',
    });
    expect(of(anInvoiceInput({ number: '0001' }))).toEqual({
      number: 'A number begins with a letter or a digit from 1 to 9.',
    });
  });

  it('the place of supply is one', () => {
    expect(of(anInvoiceInput({ place: '' }))).toEqual({ place: 'Choose the place of supply.' });
    expect(of(anInvoiceInput({ place: '28' }))).toEqual({ place: 'Choose the place of supply.' });
    expect(of(anInvoiceInput({ party: ABROAD, place: '96' }))).toEqual({});
  });

  it('an address of delivery has its address, its State and a right PIN code', () => {
    const to = { name: '', address: 'Dock Road', city: 'Hubli', pinCode: '580020', state: '29' };
    expect(of(anInvoiceInput({ delivery: to }))).toEqual({});
    expect(of(anInvoiceInput({ delivery: { ...to, address: ' ', state: '', pinCode: '58' } }))).toEqual({
      'delivery.address': 'Enter the address to which the goods go.',
      'delivery.pinCode': 'A PIN code has six digits and does not begin with 0.',
      'delivery.state': 'Choose the State to which the goods go.',
    });
    expect(of(anInvoiceInput({ delivery: { ...to, pinCode: 'SW1A 1AA', state: '96' } }))).toEqual({});
  });

  it('under Composition it is our own State', () => {
    const sentence =
      'Under Composition nothing is sold to another State or a special economic zone. Choose your own State.';
    expect(of(anInvoiceInput({ own: composition, party: IN_KARNATAKA, place: '29' }))).toEqual({ place: sentence });
    expect(of(anInvoiceInput({ own: composition, party: IN_SEZ, place: '27' }))).toEqual({ place: sentence });
    expect(of(anInvoiceInput({ own: composition }))).toEqual({});
    expect(of(aPurchase({ own: composition, party: IN_KARNATAKA }))).toEqual({});
  });

  it('tax of another State is not claimed', () => {
    const hotel = aPurchase({ party: IN_KARNATAKA, place: '29' });
    expect(of(hotel)).toEqual({
      inputTax: 'The tax of Karnataka cannot be claimed in another State. Choose Not claimable.',
    });
    expect(of({ ...hotel, inputTax: 'Not claimable' })).toEqual({});
    expect(of(aPurchase({ party: IN_KARNATAKA }))).toEqual({});
  });

  it('only who is registered owes reverse charge', () => {
    const own = { ...OURS, registration: 'Unregistered' } as const;
    expect(of(aPurchase({ own, reverseCharge: true }))).toEqual({
      reverseCharge: 'Only a registered business pays tax under reverse charge. Switch it off.',
    });
    expect(of(aPurchase({ own: composition, reverseCharge: true }))).toEqual({});
  });

  it('what is paid at once is not more than the total, and goes somewhere', () => {
    expect(of(anInvoiceInput({ receivedNow: asPaise(1481_01) }))).toEqual({
      receivedNow: 'The total is ₹1,481. Enter at most that.',
    });
    expect(of(anInvoiceInput({ receivedNow: asPaise(-1) }))).toEqual({
      receivedNow: 'Enter the amount without a minus.',
    });
    expect(of(anInvoiceInput({ receivedNow: asPaise(1), receivedIn: null }))).toEqual({
      receivedIn: 'Choose the cash or bank ledger that the money comes to.',
    });
    expect(of(aPurchase({ paidNow: asPaise(5250_01), paidFrom: null }))).toEqual({
      paidNow: 'The total is ₹5,250. Enter at most that.',
      paidFrom: 'Choose the cash or bank ledger that the money leaves.',
    });
  });

  it(`${MOST_LINES} lines are the most`, () => {
    const lines = Array.from({ length: MOST_LINES }, () => aLine(1, 1, 5));
    expect(of(anInvoiceInput({ lines: [...lines, BLANK_DOCUMENT_LINE] }))).toEqual({});
    expect(of(anInvoiceInput({ lines: [...lines, aLine(1, 1, 5)] }))).toEqual({
      lines: 'A document has at most 500 lines. Enter the rest as another one.',
    });
  });

  it('the discount on the bill is not more than the bill', () => {
    const lines = [aLine(1, 100, 18, { discount: { percent: 10 } })];
    expect(of(anInvoiceInput({ lines, billDiscount: { amount: asPaise(90_00) } }))).toEqual({});
    expect(of(anInvoiceInput({ lines, billDiscount: { amount: asPaise(90_01) } }))).toEqual({
      billDiscount: 'The discount is more than the 90 that it is taken from. Enter less.',
    });
  });
});

describe('of a line', () => {
  it('item, quantity, rate and GST rate are needed', () => {
    const line = { ...BLANK_DOCUMENT_LINE, description: 'Soap', hsn: '3401' };
    expect(of(anInvoiceInput({ lines: [line] }))).toEqual({
      'lines.0.item': 'Choose the item of this line.',
      'lines.0.quantity': 'Enter the quantity.',
      'lines.0.rate': 'Enter the rate.',
    });
    expect(of(aPurchase({ lines: [{ ...line, ledger: null }] }))).toMatchObject({
      'lines.0.item': 'Choose the item or ledger of this line.',
    });
    expect(ofLine({ percent: null })).toEqual({ 'lines.0.percent': 'Choose the GST rate.' });
    expect(ofLine({ percent: null, item: BOOK })).toEqual({});
  });

  it.each([
    [0, 'Enter a quantity above 0.'],
    [-1, 'Enter a quantity above 0.'],
  ])('a quantity of %i is none', (quantity, sentence) => {
    expect(of(anInvoiceInput({ lines: [aLine(quantity, 100, 18)] }))).toEqual({ 'lines.0.quantity': sentence });
  });

  it('a rate has no minus, and its price can be counted', () => {
    expect(ofLine({ rate: asRate(-1) })).toEqual({ 'lines.0.rate': 'Enter the rate without a minus.' });
    expect(of(anInvoiceInput({ lines: [aLine(9e8, 9e10, 18)] }))).toEqual({
      'lines.0.rate': 'The sum is too large to count to the paisa. Check the amounts.',
    });
  });

  it('the sums of all can be counted', () => {
    const lines = Array.from({ length: 3 }, () => aLine(4e4, 1e9, 40));
    expect(of(anInvoiceInput({ lines }))).toEqual({
      lines: 'The sum is too large to count to the paisa. Check the amounts.',
    });
  });

  it('a discount leaves something, or nothing', () => {
    expect(ofLine({ discount: { percent: 101 } })).toEqual({ 'lines.0.discount': 'A discount is at most 100%.' });
    expect(ofLine({ discount: { percent: 100 } })).toEqual({});
  });

  it('a GST rate is one of the law; where none is charged, none is looked at', () => {
    const sentence = 'No law knows a GST rate of 17 %. Choose one of the list.';
    expect(ofLine({ percent: 17 })).toEqual({ 'lines.0.percent': sentence });
    expect(ofLine({ percent: 17 }, { own: composition })).toEqual({});
    expect(of(aPurchase({ party: WALK_IN_PARTY, lines: [aBought(1, 1, 17)] }))).toEqual({});
    expect(of(aPurchase({ party: WALK_IN_PARTY, lines: [aBought(1, 1, 17)], reverseCharge: true }))).toEqual({
      'lines.0.percent': sentence,
    });
  });

  it('goods are counted in a unit', () => {
    expect(ofLine({ unit: 'NA' })).toEqual({ 'lines.0.unit': 'Choose the unit that the goods are counted in.' });
    expect(ofLine({ unit: 'NA', item: REPAIR, hsn: '9987' })).toEqual({});
  });

  it('cess has ended, but the bill of a day before has it', () => {
    const cess = { percent: 12, perUnit: asRate(0) };
    expect(ofLine({ cess })).toEqual({
      'lines.0.cess': 'There is no compensation cess on this date: it ended on 31 January 2026. Clear it.',
    });
    expect(ofLine({ cess: { percent: 0, perUnit: asRate(0) } })).toEqual({});
    expect(of(aPurchase({ billDate: '2026-01-31', lines: [aBought(1, 1, 28, { cess })] }))).toEqual({});
    expect(ofLine({ cess: { ...cess, percent: -1 } })).toEqual({ 'lines.0.cess': 'Enter the amount without a minus.' });
  });
});

describe('the HSN code', () => {
  const given = (hsn: string, rules: Parameters<typeof of>[1], input: Partial<InvoiceInput> = {}) =>
    of(anInvoiceInput({ lines: [aLine(1, 1, 5, { hsn })], ...input }), rules)['lines.0.hsn'];

  it.each<[string, string, boolean, string | undefined]>([
    ['', 'up to 5 crore, to a shop', false, 'Enter the HSN code, with at least 4 digits.'],
    ['3401', 'up to 5 crore, to a shop', false, undefined],
    ['3401', 'above 5 crore', true, 'The HSN code needs at least 6 digits; this has 4.'],
    ['34 01.11', 'above 5 crore', true, undefined],
  ])('“%s” %s', (hsn, _, isLarge, sentence) => {
    expect(given(hsn, isLarge ? LARGE : RULES)).toBe(sentence);
  });

  it('may be left out to who is not registered, but not above 5 crore', () => {
    expect(given('', RULES, { party: WALK_IN_PARTY })).toBeUndefined();
    expect(given('', LARGE, { party: WALK_IN_PARTY })).toBe('Enter the HSN code, with at least 6 digits.');
    expect(given('', LARGE, { party: ABROAD, place: '96' })).toBe('Enter the HSN code, with at least 6 digits.');
  });

  it('is asked of nobody under Composition, and not of what is bought', () => {
    expect(given('', LARGE, { own: composition })).toBeUndefined();
    expect(of(aPurchase({ lines: [aBought(1, 1, 5, { hsn: '' })] }), LARGE)).toEqual({});
  });

  it('is called SAC of a service, and has the right shape', () => {
    expect(of(anInvoiceInput({ lines: [aLine(1, 1, 18, { item: REPAIR, hsn: '' })] }))).toEqual({
      'lines.0.hsn': 'Enter the SAC, with at least 4 digits.',
    });
    expect(given('340', RULES)).toBe('An HSN code has 4, 6 or 8 digits, such as 61091000.');
    const rent = (hsn: string) => of(aPurchase({ lines: [aBought(1, 1, 18, { item: null, ledger: RENT, hsn })] }));
    expect(rent('997212')).toEqual({});
    expect(rent('997')).toEqual({
      'lines.0.hsn': 'A SAC begins with 99 and has four to six digits, such as 998314.',
    });
  });
});

it('whatever has no problems can be posted, and what cannot has a sentence', () => {
  const broken = fc.constantFrom<((input: InvoiceInput | PurchaseInput) => InvoiceInput | PurchaseInput)[]>(
    (input) => input,
    (input) => ({ ...input, party: null }),
    (input) => ({ ...input, lines: [] }),
    (input) => (input.kind === 'Invoice' ? { ...input, lines: [aLine(-1, 1, 5)] } : input),
    (input) => (input.kind === 'Invoice' ? { ...input, lines: [aLine(9e8, 9e10, 5)] } : input),
  );
  const tally = { fine: 0, refused: 0 };
  fc.assert(
    fc.property(fc.oneof(anyInvoice, anyPurchase), broken, (input, breaking) => {
      const said = breaking(input);
      const problems = of(said);
      const isFine = Object.keys(problems).length === 0;
      if (isFine) expect(documentPostings(withSums(said), ROLES).length).toBeGreaterThanOrEqual(0);
      else if (exactOrUndefined(() => documentPostings(withSums(said), ROLES)) === undefined) {
        expect(Object.values(problems)[0]).toMatch(/^[A-Z].*\.$/);
      }
      tally[isFine ? 'fine' : 'refused']++;
    }),
    { numRuns: runs(500) },
  );
  expect(tally.fine).toBeGreaterThan(5);
  expect(tally.refused).toBeGreaterThan(runs(100));
});
