import { describe, expect, it } from 'vitest';
import { BLANK_LEDGER, type Ledger, ledgerInput, ledgerFrom, problemsInLedger } from '#domain/books/masters/ledger.ts';
import { asPaise, ZERO } from '#domain/money.ts';

const RENT: Ledger = { id: '1', name: 'Rent', group: 'Indirect Expenses', opening: ZERO, isActive: true };
const CGST: Ledger = { ...RENT, name: 'Output CGST', group: 'Duties & Taxes', role: 'outputCgst' };
const PROFIT: Ledger = { ...RENT, name: 'Profit & Loss A/c', group: null, role: 'profitAndLoss' };

describe('a ledger', () => {
  it('needs a name and a group', () => {
    expect(BLANK_LEDGER).toEqual({ name: '', group: '', balance: null, side: 'Dr', isActive: true });
    expect(problemsInLedger(BLANK_LEDGER)).toEqual({
      name: 'Enter the name of the ledger.',
      group: 'Choose the group of the ledger.',
    });
    expect(problemsInLedger({ ...BLANK_LEDGER, name: 'Rent', group: 'Indirect Expenses' })).toEqual({});
    expect(() => ledgerFrom(BLANK_LEDGER)).toThrow(new RangeError('A ledger stands under a group.'));
  });

  it.each(['Sundry Debtors', 'Sundry Creditors'] as const)('is not made under %s, where parties stand', (group) => {
    expect(problemsInLedger({ ...BLANK_LEDGER, name: 'Asha', group })).toEqual({
      group: 'Customers and suppliers are parties. Make a party instead.',
    });
  });

  it('has an opening balance without a minus', () => {
    expect(problemsInLedger({ ...ledgerInput(RENT), balance: asPaise(-1) })).toHaveProperty('balance');
  });

  it('is kept with its tidy name and its signed opening balance', () => {
    const input = { name: ' HDFC  Bank ', group: 'Bank Accounts', balance: asPaise(5_00), side: 'Cr' } as const;
    expect(ledgerFrom({ ...input, isActive: false })).toEqual({
      name: 'HDFC Bank',
      group: 'Bank Accounts',
      opening: -5_00,
      isActive: false,
    });
  });

  it.each([
    ['Indirect Expenses', 'Dr'],
    ['Bank Accounts', 'Dr'],
    ['Sales Accounts', 'Cr'],
    ['Capital Account', 'Cr'],
    [null, 'Cr'],
  ] as const)('under %s without an opening balance offers the side %s', (group, side) => {
    expect(ledgerInput({ ...RENT, group })).toMatchObject({ balance: null, side });
  });

  it('comes back from its form unchanged', () => {
    const { id: _, ...kept } = { ...RENT, opening: asPaise(-7) };
    expect(ledgerFrom(ledgerInput({ ...kept, id: '1' }))).toEqual(kept);
  });

  it('can be moved to another group and made inactive if nothing is posted to it by itself', () => {
    const input = { ...ledgerInput(RENT), group: 'Direct Expenses', isActive: false } as const;
    expect(problemsInLedger(input, RENT)).toEqual({});
  });

  it('that documents post to can be renamed, but keeps its group and stays active', () => {
    const input = { ...ledgerInput(CGST), name: 'CGST payable' };
    expect(problemsInLedger(input, CGST)).toEqual({});
    expect(problemsInLedger({ ...input, group: 'Sales Accounts', isActive: false }, CGST)).toEqual({
      group: 'Leave Output CGST under Duties & Taxes: documents post to it.',
      isActive: 'Keep Output CGST active: documents post to it.',
    });
  });

  it('stands by itself only if it is Profit & Loss A/c', () => {
    expect(problemsInLedger({ ...BLANK_LEDGER, name: 'Mine', group: null })).toEqual({
      group: 'Choose the group of the ledger.',
    });
    expect(problemsInLedger(ledgerInput(PROFIT), PROFIT)).toEqual({});
    expect(problemsInLedger({ ...ledgerInput(PROFIT), group: 'Capital Account' }, PROFIT)).toEqual({
      group: 'Leave Profit & Loss A/c without a group: it stands by itself.',
    });
  });
});
