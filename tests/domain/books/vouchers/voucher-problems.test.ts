import { describe, expect, it } from 'vitest';
import { BLANK_LINE, type PlainInput } from '#domain/books/vouchers/voucher.ts';
import { MOST_LINES, type MasterStanding, problemsInDraft, type Masters } from '#domain/books/field-problems.ts';
import { asPaise } from '#domain/money.ts';
import {
  aContra,
  aJournal,
  aPayment,
  aReceipt,
  ASHA,
  BANK,
  CASH,
  cr,
  dr,
  RENT,
} from '../../../support/voucher-inputs.ts';
import { differenceOf } from '#domain/books/vouchers/journal-problems.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

const BEGIN = '2026-04-01';
const of = (input: PlainInput) => kindOf(input).problems(input, { booksBegin: BEGIN, turnover: 'Up to ₹5 crore' });

describe('nothing is wrong with', () => {
  it.each([
    ['a receipt', aReceipt()],
    ['a payment on the day on which the books begin', aPayment({ date: BEGIN })],
    ['a contra with a number of its own', aContra({ number: ' CON/9 ' })],
    ['a journal', aJournal()],
    ['a journal with blank lines between', aJournal(dr(RENT, 3), BLANK_LINE, cr(ASHA, 3), BLANK_LINE)],
    ['tax and discount of nothing', aReceipt({ tds: asPaise(0), discount: asPaise(0) })],
  ])('%s', (_, input) => {
    expect(of(input)).toEqual({});
  });
});

describe('of any voucher', () => {
  it('the date is needed, and not before the books begin', () => {
    expect(of(aReceipt({ date: '' }))).toEqual({ date: 'Enter the date.' });
    expect(of(aReceipt({ date: '2026-03-31' }))).toEqual({
      date: 'The books begin on 01 Apr 2026. Enter that day or a later one.',
    });
  });

  it('a number that was typed must be one of a document', () => {
    expect(of(aContra({ number: '/1' }))).toEqual({ number: 'A number begins with a letter or a digit from 1 to 9.' });
    expect(of(aContra({ number: '  ' }))).toEqual({});
  });

  it('only a day that is none keeps a draft from being kept', () => {
    expect(problemsInDraft(aReceipt({ against: null, amount: null }))).toEqual({});
    expect(problemsInDraft(aReceipt({ date: '' }))).toEqual({ date: 'Enter the date.' });
  });
});

describe('of a receipt or payment', () => {
  it('the two sides and the amount are needed, in the order of the form', () => {
    const problems = of(aReceipt({ against: null, account: null, amount: null, date: '' }));
    expect(problems).toEqual({
      against: 'Choose the party or ledger.',
      account: 'Choose the cash or bank ledger.',
      date: 'Enter the date.',
      amount: 'Enter the amount.',
    });
  });

  it('the two sides are two', () => {
    expect(of(aPayment({ against: CASH }))).toEqual({
      account: 'Cash stands on the other side, too. Choose another one.',
    });
  });

  it.each([
    [0, 'Enter an amount that is not 0.'],
    [-1, 'Enter the amount without a minus.'],
  ])('an amount of %i is none', (amount, sentence) => {
    expect(of(aReceipt({ amount: asPaise(amount) }))).toEqual({ amount: sentence });
  });

  it('tax and discount have no minus', () => {
    expect(of(aReceipt({ tds: asPaise(-1), discount: asPaise(-1) }))).toEqual({
      tds: 'Enter the amount without a minus.',
      discount: 'Enter the amount without a minus.',
    });
  });

  it('what it settles can be counted', () => {
    expect(of(aReceipt({ tds: asPaise(Number.MAX_SAFE_INTEGER) }))).toEqual({
      amount: 'The sum is too large to count to the paisa. Check the amounts.',
    });
  });
});

describe('of a contra', () => {
  it('both ledgers and the amount are needed', () => {
    expect(of(aContra({ paidFrom: null, receivedIn: null, amount: null }))).toEqual({
      paidFrom: 'Choose the cash or bank ledger that the money leaves.',
      receivedIn: 'Choose the cash or bank ledger that the money comes to.',
      amount: 'Enter the amount.',
    });
  });

  it('money does not move to where it was', () => {
    expect(of(aContra({ receivedIn: BANK }))).toEqual({
      receivedIn: 'The money leaves Bank already. Choose another one.',
    });
  });
});

describe('of a journal', () => {
  it('two lines are the least: the sentence stands where the other one is entered', () => {
    const sentence = 'A journal has at least two lines. Choose the ledger of the other one.';
    expect(of(aJournal(dr(RENT, 3), BLANK_LINE))).toEqual({ 'lines.1.ledger': sentence });
    expect(of(aJournal(BLANK_LINE, dr(RENT, 3)))).toEqual({ 'lines.0.ledger': sentence });
    expect(of(aJournal(BLANK_LINE, BLANK_LINE))).toEqual({ 'lines.0.ledger': sentence });
    expect(of(aJournal(dr(RENT, 3)))).toEqual({ lines: sentence });
  });

  it('each line has a ledger and one amount', () => {
    const both = { ledger: ASHA, debit: asPaise(1), credit: asPaise(3) };
    expect(of(aJournal(dr(null, 2), dr(RENT, null), both))).toEqual({
      'lines.0.ledger': 'Choose the ledger of this line.',
      'lines.1.debit': 'Enter a debit or a credit that is not 0.',
      'lines.2.credit': 'A line has a debit or a credit. Clear one of them.',
    });
  });

  it('an amount of 0 is none, and beside a figure it is nothing', () => {
    expect(of(aJournal(dr(RENT, 0), cr(ASHA, 0)))).toMatchObject({
      'lines.0.debit': 'Enter a debit or a credit that is not 0.',
      'lines.1.debit': 'Enter a debit or a credit that is not 0.',
    });
    expect(of(aJournal(dr(RENT, 3), { ...cr(ASHA, 3), debit: asPaise(0) }))).toEqual({});
  });

  it('no amount has a minus, although the sides would be equal', () => {
    expect(of(aJournal(dr(RENT, -3), cr(ASHA, -3)))).toEqual({
      'lines.0.debit': 'Enter the amount without a minus.',
      'lines.1.credit': 'Enter the amount without a minus.',
    });
  });

  it('both sides are equal, or it says which lacks how much', () => {
    expect(of(aJournal(dr(RENT, 500_00), cr(ASHA, 499_50)))).toEqual({
      difference: 'Credits are ₹0.50 less. Both sides must be equal.',
    });
    expect(of(aJournal(dr(RENT, 1_00), cr(ASHA, 499_50)))).toEqual({
      difference: 'Debits are ₹498.50 less. Both sides must be equal.',
    });
  });

  it('sums too large to be exact are refused', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const input = aJournal(dr(RENT, most), dr(CASH, most), cr(ASHA, 1));
    expect(of(input)).toEqual({ difference: 'The sum is too large to count to the paisa. Check the amounts.' });
    expect(differenceOf(input)).toBeUndefined();
  });

  it(`${MOST_LINES} lines are the most; blank ones do not count`, () => {
    const lines = Array.from({ length: MOST_LINES }, (_, at) => (at % 2 === 0 ? dr(RENT, 1) : cr(ASHA, 1)));
    expect(of(aJournal(...lines, BLANK_LINE))).toEqual({});
    expect(of(aJournal(...lines, dr(RENT, 1), cr(ASHA, 1)))).toEqual({
      lines: 'A journal has at most 500 lines. Enter the rest as another one.',
    });
  });
});

describe('the ledgers that are named', () => {
  const standings: Readonly<Record<string, MasterStanding>> = {
    [CASH.id]: { name: 'Cash', group: 'Cash-in-Hand', isActive: true },
    [BANK.id]: { name: 'Bank', group: 'Bank Accounts', isActive: true },
    [RENT.id]: { name: 'Rent', group: 'Indirect Expenses', isActive: true },
    [ASHA.id]: { name: 'Asha Stores', group: 'Sundry Debtors', isActive: false },
  };
  const inMasters = (input: PlainInput, ledgerOf: Masters['ledgerOf']) =>
    kindOf(input).masterProblems(input, { ledgerOf, itemOf: () => undefined, godownOf: () => undefined });
  const inLedgers = (input: PlainInput) => inMasters(input, (id) => standings[id]);
  const gone = { id: 'LED-9', name: 'Gone' };

  it('must be there and in use', () => {
    const inactive = 'Asha Stores is inactive. Choose another one, or make it active again.';
    expect(inLedgers(aReceipt())).toEqual({ against: inactive });
    expect(inLedgers(aJournal(dr(RENT, 1), cr(ASHA, 1), dr(gone, 1), BLANK_LINE))).toEqual({
      'lines.1.ledger': inactive,
      'lines.2.ledger': 'It was deleted meanwhile. Choose another one.',
    });
  });

  it('are not missed while they are not chosen yet: the form says so itself', () => {
    expect(inLedgers(aContra({ paidFrom: null, receivedIn: null }))).toEqual({});
    expect(inLedgers(aPayment({ against: null, account: null }))).toEqual({});
    const asked: string[] = [];
    inMasters(aContra({ receivedIn: null }), (id) => void asked.push(id));
    expect(new Set(asked)).toEqual(new Set([BANK.id]));
  });

  it('hold money where money moves', () => {
    const sentence = 'Rent is no cash or bank ledger. Choose one that is.';
    expect(inLedgers(aPayment({ against: RENT, account: RENT }))).toEqual({ account: sentence });
    expect(inLedgers(aContra({ paidFrom: RENT }))).toEqual({ paidFrom: sentence });
    expect(inLedgers(aContra({ receivedIn: RENT }))).toEqual({ receivedIn: sentence });
    expect(inLedgers(aContra())).toEqual({});
    expect(inLedgers(aContra({ receivedIn: gone }))).toEqual({
      receivedIn: 'It was deleted meanwhile. Choose another one.',
    });
  });

  it('that stand by themselves hold none', () => {
    const input = aContra({ receivedIn: RENT });
    expect(inMasters(input, () => ({ name: 'Profit & Loss A/c', group: null, isActive: true }))).toEqual({
      paidFrom: 'Profit & Loss A/c is no cash or bank ledger. Choose one that is.',
      receivedIn: 'Profit & Loss A/c is no cash or bank ledger. Choose one that is.',
    });
  });
});
