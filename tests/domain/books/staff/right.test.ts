import { describe, expect, it } from 'vitest';
import { refusalOf } from '#domain/books/staff/refusal-words.ts';
import { choicesOfRight, EVERY_RIGHT, GUARDED_ROLES, permissionOf, RIGHTS } from '#domain/books/staff/right.ts';

/** The table of the rights as its rows begin: Manager, Accountant, Cashier, Viewer. */
const TABLE = `
Sell, take money, print, own shift | A A A N
Discount over the limits | A ? ? N
Change a rate | A A ? N
Sell below cost | A ? ? N
Sell on account | A A ? N
Sell over the credit limit | A ? N N
Void | A ? ? N
Return with its bill | A A A N
Return without bill | A ? ? N
Change or cancel an issued voucher | A A ? N
Paid in, paid out, open drawer | A N ? N
Close another’s shift | A ? N N
See expected cash before counting | A A N N
Make and change parties and items | A A ? N
Change selling prices, MRP, favourites | A ? N N
See cost and profit | A A N A
Purchases, stock, labels | A A N N
Payments, banking, journals, ledgers | ? A N N
See balances, reports, the edit log | A A N A
GST returns, locking, closing a year | N A N N
Save copies and files, import | A A N N
Settings, staff, unlocking, restoring, deleting | N N N N`;
const SIGNS = { allowed: 'A', approval: '?', not: 'N' } as const;

describe('the rights of staff', () => {
  it('begin as the table says, and are all an Owner’s', () => {
    const rows = EVERY_RIGHT.map((right) => {
      const cells = GUARDED_ROLES.map((role) => SIGNS[permissionOf({}, role, right)]);
      return `${RIGHTS[right].words} | ${cells.join(' ')}`;
    });
    expect(rows).toEqual(TABLE.trim().split('\n'));
    expect(EVERY_RIGHT.map((right) => permissionOf({}, 'Owner', right))).toEqual(EVERY_RIGHT.map(() => 'allowed'));
  });

  it('are changed by cells, but for the one that is fixed; what is looked at knows no approval', () => {
    const changed = { 'cost/Cashier': 'allowed', 'settings/Manager': 'allowed', 'cost/Owner': 'not' } as const;
    expect(permissionOf(changed, 'Cashier', 'cost')).toBe('allowed');
    expect(permissionOf(changed, 'Viewer', 'cost')).toBe('allowed');
    expect(permissionOf(changed, 'Manager', 'settings')).toBe('not');
    expect(permissionOf(changed, 'Owner', 'cost')).toBe('allowed');
    expect(EVERY_RIGHT.filter((right) => choicesOfRight(right).length === 2)).toEqual([
      'expectedCash',
      'cost',
      'reports',
    ]);
    expect(EVERY_RIGHT.filter((right) => choicesOfRight(right).length === 0)).toEqual(['settings']);
  });

  it('are refused in words that say whom to ask', () => {
    expect(refusalOf({}, 'Cashier', 'othersShift')).toBe(
      'Cashiers may not close another’s shift. Ask a Manager or an Owner.',
    );
    expect(refusalOf({}, 'Manager', 'gst')).toBe(
      'Managers may not file GST returns, lock, or close a year. Ask an Accountant or an Owner.',
    );
    expect(refusalOf({ 'othersShift/Manager': 'not' }, 'Cashier', 'othersShift')).toBe(
      'Cashiers may not close another’s shift. Ask an Owner.',
    );
  });
});
