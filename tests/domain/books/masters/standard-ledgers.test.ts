import { describe, expect, it } from 'vitest';
import { LEDGER_ROLES } from '#domain/books/ledger-role.ts';
import { nameKey } from '#domain/books/names.ts';
import { STANDARD_LEDGERS } from '#domain/books/masters/standard-ledgers.ts';

describe('new books begin with', () => {
  it.each([
    ['Cash-in-Hand', ['Cash']],
    ['Bank Accounts', ['Bank']],
    ['Capital Account', ['Capital']],
    ['Sales Accounts', ['Sales', 'Sales Returns']],
    ['Purchase Accounts', ['Purchases', 'Purchase Returns']],
    [
      'Duties & Taxes',
      [
        'Output CGST',
        'Output SGST',
        'Output UTGST',
        'Output IGST',
        'Output Cess',
        'Input CGST',
        'Input SGST',
        'Input UTGST',
        'Input IGST',
        'Input Cess',
        'TDS Payable',
      ],
    ],
    ['Loans & Advances (Asset)', ['GST on Advances', 'TDS Receivable']],
    ['Indirect Expenses', ['Round Off', 'Discount Allowed', 'Stock Loss', 'Rent', 'Salaries', 'Bank Charges']],
    ['Indirect Incomes', ['Discount Received']],
    ['Direct Expenses', ['Freight']],
    [null, ['Profit & Loss A/c']],
  ])('under %s the ledgers %s', (group, names) => {
    expect(STANDARD_LEDGERS.filter((ledger) => ledger.group === group).map(({ name }) => name)).toEqual(names);
  });

  it('29 ledgers, all active, without a balance, each with a name of its own', () => {
    expect(STANDARD_LEDGERS).toHaveLength(29);
    expect(new Set(STANDARD_LEDGERS.map(({ name }) => nameKey(name))).size).toBe(29);
    for (const ledger of STANDARD_LEDGERS) expect(ledger).toMatchObject({ opening: 0, isActive: true });
  });

  it('one ledger for everything that the program posts by itself, named after it', () => {
    const byRole = Object.fromEntries(STANDARD_LEDGERS.flatMap(({ role, name }) => (role ? [[role, name]] : [])));
    expect(Object.keys(byRole).toSorted()).toEqual(LEDGER_ROLES.toSorted());
    for (const [role, name] of Object.entries(byRole)) {
      expect(role.toLowerCase()).toBe(name.replace(' & ', 'and').replace(' A/c', '').replaceAll(' ', '').toLowerCase());
    }
  });

  it('four that it never posts to, and that may go', () => {
    const without = STANDARD_LEDGERS.filter((ledger) => !('role' in ledger));
    expect(without.map(({ name }) => name)).toEqual(['Rent', 'Salaries', 'Bank Charges', 'Freight']);
  });
});
