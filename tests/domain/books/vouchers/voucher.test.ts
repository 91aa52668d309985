import { describe, expect, it } from 'vitest';
import {
  blankMoney,
  blankContra,
  blankJournal,
  BLANK_LINE,
  isBlankLine,
  modeWith,
  currentPostings,
  settledAmount,
  titleOf,
  type Voucher,
  voucherInput,
  type PlainInput,
} from '#domain/books/vouchers/voucher.ts';
import { asPaise, ZERO } from '#domain/money.ts';
import {
  aContra,
  aJournal,
  aPayment,
  aReceipt,
  ASHA,
  BANK,
  CASH,
  cr,
  DAY,
  dr,
  RENT,
} from '../../../support/voucher-inputs.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

const ledgersOf = (input: PlainInput) => kindOf(input).ledgers(input);

const kept: Voucher = {
  ...aReceipt(),
  date: DAY,
  id: 'VCH-1',
  state: 'Issued',
  rev: 1,
  number: 'RCT/1',
  postings: [
    { ledger: CASH.id, amount: asPaise(500_00) },
    { ledger: ASHA.id, amount: asPaise(-500_00) },
  ],
};

describe('a new voucher', () => {
  it('is empty and dated today; a journal has two lines to fill', () => {
    expect(blankJournal(DAY)).toEqual({
      kind: 'Journal',
      date: DAY,
      number: '',
      narration: '',
      lines: [BLANK_LINE, BLANK_LINE],
    });
    expect(blankContra(DAY)).toMatchObject({
      kind: 'Contra',
      paidFrom: null,
      receivedIn: null,
      amount: null,
      reference: '',
    });
  });

  it('of money knows the ledger that is used most, if it is told', () => {
    expect(blankMoney('Payment', DAY, CASH)).toMatchObject({ account: CASH, against: null, mode: 'Cash', tds: null });
    expect(blankMoney('Receipt', DAY)).toMatchObject({ account: null, discount: null, reference: '' });
  });
});

describe('the mode of a receipt or payment', () => {
  it.each([
    ['Cash-in-Hand', 'UPI', 'Cash'],
    ['Cash-in-Hand', 'Cash', 'Cash'],
    ['Bank Accounts', 'Cash', 'Bank transfer'],
    ['Bank OD A/c', 'Cash', 'Bank transfer'],
    ['Bank Accounts', 'Cheque', 'Cheque'],
    [undefined, 'Cheque', 'Cheque'],
  ] as const)('goes with a ledger of %s: %s becomes %s', (group, mode, becomes) => {
    expect(modeWith(group, mode)).toBe(becomes);
  });
});

describe('what a voucher comes to', () => {
  it('is what moved, or the debit side of a journal', () => {
    expect(amountOf(aReceipt({ amount: asPaise(5) }))).toBe(5);
    expect(amountOf(aContra({ amount: null }))).toBe(ZERO);
    expect(amountOf(aJournal(dr(RENT, 3), dr(CASH, 4), cr(ASHA, 7)))).toBe(7);
  });

  it('is nothing to show while it is too large to be exact', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(amountOf(aJournal(dr(RENT, most), dr(CASH, most)))).toBe(ZERO);
  });

  it('settles the tax deducted and the discount, too', () => {
    expect(settledAmount({ amount: asPaise(90), tds: asPaise(7), discount: asPaise(3) })).toBe(100);
    expect(settledAmount({ amount: null, tds: null, discount: null })).toBe(ZERO);
  });
});

describe('a voucher that is kept', () => {
  it('posts while it is issued, and neither as a draft nor cancelled', () => {
    expect(currentPostings(kept)).toBe(kept.postings);
    expect(currentPostings({ ...kept, state: 'Draft' })).toEqual([]);
    expect(currentPostings({ ...kept, state: 'Cancelled' })).toEqual([]);
    expect(currentPostings(undefined)).toEqual([]);
  });

  it('is called by its kind and number; a draft has no number', () => {
    expect(titleOf({ kind: 'Journal', number: 'JV/26-27/0001', state: 'Issued' })).toBe('Journal JV/26-27/0001');
    expect(titleOf({ kind: 'Journal', number: 'JV/26-27/0001', state: 'Cancelled' })).toBe('Journal JV/26-27/0001');
    expect(titleOf({ kind: 'Journal', number: '', state: 'Draft' })).toBe('Journal');
  });

  it('comes back into its form as it was entered', () => {
    expect(voucherInput(kept)).toEqual({ ...aReceipt(), number: 'RCT/1' });
  });
});

describe('the ledgers and parties that a voucher names', () => {
  it('stand each once, in its order', () => {
    expect(ledgersOf(aPayment())).toEqual([ASHA, CASH]);
    expect(ledgersOf(aContra())).toEqual([CASH, BANK]);
    expect(ledgersOf(aJournal(dr(RENT, 1), cr(ASHA, 1), dr(RENT, 2), cr(null, 2)))).toEqual([RENT, ASHA]);
    expect(ledgersOf(aReceipt({ against: null }))).toEqual([CASH]);
  });
});

it('a line in which nothing was entered is blank', () => {
  expect(isBlankLine(BLANK_LINE)).toBe(true);
  expect(isBlankLine(dr(RENT, null))).toBe(false);
  expect(isBlankLine(dr(null, 0))).toBe(false);
  expect(isBlankLine(cr(null, 0))).toBe(false);
});
