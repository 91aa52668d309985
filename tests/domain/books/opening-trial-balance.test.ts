import { describe, expect, it } from 'vitest';
import { openingTrialBalance, sidesOf } from '#domain/books/opening-trial-balance.ts';
import { asPaise, ZERO } from '#domain/money.ts';

const NOTHING = { ledgers: [], debtors: ZERO, creditors: ZERO, stock: ZERO };

describe('what the books opened with', () => {
  it('stands in the order of the groups, without rows of nothing, and both sides are equal', () => {
    const rows = openingTrialBalance({
      ledgers: [
        { name: 'Van', group: 'Fixed Assets', opening: asPaise(500_00) },
        { name: 'Profit & Loss A/c', group: null, opening: asPaise(-40_00) },
        { name: 'Rent', group: 'Indirect Expenses', opening: ZERO },
        { name: 'Capital', group: 'Capital Account', opening: asPaise(-600_00) },
      ],
      debtors: asPaise(150_00),
      creditors: asPaise(-80_00),
      stock: asPaise(70_00),
    });
    expect(rows.map(({ name, balance }) => [name, balance])).toEqual([
      ['Capital', -600_00],
      ['Opening Stock', 70_00],
      ['Sundry Debtors', 150_00],
      ['Sundry Creditors', -80_00],
      ['Van', 500_00],
      ['Profit & Loss A/c', -40_00],
    ]);
    expect(sidesOf(rows)).toEqual({ debit: 720_00, credit: 720_00 });
  });

  it('says what is missing for both sides to agree, as the last row', () => {
    const rows = openingTrialBalance({ ...NOTHING, stock: asPaise(70_00) });
    expect(rows.at(-1)).toEqual({ group: '', name: 'Difference in opening balances', balance: -70_00 });
    expect(sidesOf(rows)).toEqual({ debit: 70_00, credit: 70_00 });
  });

  it('has no rows while nothing was entered', () => {
    expect(openingTrialBalance(NOTHING)).toEqual([]);
    expect(sidesOf([])).toEqual({ debit: 0, credit: 0 });
  });
});
