import { describe, expect, it } from 'vitest';
import {
  GROUP_NAMES,
  type GroupName,
  isCashOrBank,
  isNominal,
  natureOf,
  parentOf,
  primaryOf,
} from '#domain/books/ledger-group.ts';

describe('the groups of ledgers', () => {
  it('are the 28 that every accountant knows', () => {
    expect(GROUP_NAMES).toHaveLength(28);
    expect(GROUP_NAMES).toEqual(
      expect.arrayContaining(['Branch / Divisions', 'Misc. Expenses (Asset)', 'Suspense A/c', 'Bank OD A/c']),
    );
  });

  it('are 15 primary ones, and 13 under them', () => {
    const under: Partial<Record<GroupName, readonly GroupName[]>> = {
      'Capital Account': ['Reserves & Surplus'],
      'Current Assets': [
        'Bank Accounts',
        'Cash-in-Hand',
        'Deposits (Asset)',
        'Loans & Advances (Asset)',
        'Stock-in-Hand',
        'Sundry Debtors',
      ],
      'Current Liabilities': ['Duties & Taxes', 'Provisions', 'Sundry Creditors'],
      'Loans (Liability)': ['Bank OD A/c', 'Secured Loans', 'Unsecured Loans'],
    };
    const primary = GROUP_NAMES.filter((group) => parentOf(group) === undefined);
    expect(primary).toHaveLength(15);
    for (const group of primary) {
      expect(GROUP_NAMES.filter((other) => parentOf(other) === group)).toEqual(under[group] ?? []);
      expect(primaryOf(group)).toBe(group);
    }
    expect(primaryOf('Sundry Debtors')).toBe('Current Assets');
  });

  it.each([
    ['asset', ['Current Assets', 'Fixed Assets', 'Investments', 'Misc. Expenses (Asset)']],
    [
      'liability',
      ['Capital Account', 'Current Liabilities', 'Loans (Liability)', 'Branch / Divisions', 'Suspense A/c'],
    ],
    ['income', ['Sales Accounts', 'Direct Incomes', 'Indirect Incomes']],
    ['expense', ['Purchase Accounts', 'Direct Expenses', 'Indirect Expenses']],
  ] as const)('of the nature %s are %s', (nature, groups) => {
    expect(GROUP_NAMES.filter((group) => primaryOf(group) === group && natureOf(group) === nature)).toEqual(groups);
  });

  it('have the nature of the group that they stand under', () => {
    for (const group of GROUP_NAMES) expect(natureOf(group)).toBe(natureOf(primaryOf(group)));
  });

  it('of incomes and expenses begin each year at nothing, the others go on', () => {
    expect(GROUP_NAMES.filter(isNominal)).toEqual([
      'Sales Accounts',
      'Purchase Accounts',
      'Direct Incomes',
      'Indirect Incomes',
      'Direct Expenses',
      'Indirect Expenses',
    ]);
  });

  it('that hold money are cash, banks and overdrafts', () => {
    expect(GROUP_NAMES.filter(isCashOrBank)).toEqual(['Bank Accounts', 'Cash-in-Hand', 'Bank OD A/c']);
  });
});
