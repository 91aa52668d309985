import { describe, expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { carried, resultOfStatement, ruledOff, type FinancialStatement, section } from '#domain/financial-statement.ts';

const line = (name: string, rupees: number) => ({ name, amount: asPaise(rupees * 100) });

describe('a section', () => {
  it('adds up its lines, including negative ones', () => {
    const cost = section('Cost', [line('Purchases', 900), line('Less: closing stock', -250)], 'Total Cost');
    expect(cost.totals).toEqual([{ name: 'Total Cost', amount: 650_00, isFinal: false }]);
  });

  it('adds up to 0 without lines', () => {
    expect(section('Investing', [], 'Total').totals[0]?.amount).toBe(0);
  });

  it('keeps further totals below its own total', () => {
    const sales = [line('Sales', 1000)];
    const { totals } = section('Revenue', sales, 'Total Sales', [carried('Carried', [sales])]);
    expect(totals.map((total) => total.name)).toEqual(['Total Sales', 'Carried']);
  });
});

describe('a carried total', () => {
  const [sales, costs, expenses] = [[line('Sales', 1000)], [line('Purchases', 600)], [line('Rent', 150)]];

  it('adds some sections and deducts others', () => {
    expect(carried('Gross Profit', [sales], [costs])).toEqual({
      name: 'Gross Profit',
      amount: 400_00,
      isFinal: false,
    });
    expect(carried('Net Profit', [sales], [costs, expenses]).amount).toBe(250_00);
  });

  it('may be negative', () => {
    expect(carried('Net Loss', [expenses], [costs]).amount).toBe(-450_00);
  });

  it('is final once it is ruled off, with the same amount', () => {
    const total = carried('Gross Profit', [sales], [costs]);
    expect(ruledOff(total)).toEqual({ ...total, isFinal: true });
  });
});

describe('a statement', () => {
  it('has the last total of its last section as its result', () => {
    const sales = [line('Sales', 1000)];
    const account: FinancialStatement = {
      name: 'Profit & Loss',
      period: 'For June 2024',
      sections: [section('Revenue', sales, 'Total Sales', [ruledOff(carried('Net Profit', [sales]))])],
    };
    expect(resultOfStatement(account).name).toBe('Net Profit');
    expect(resultOfStatement({ ...account, sections: [section('Revenue', sales, 'Total Sales')] }).name).toBe(
      'Total Sales',
    );
    expect(() => resultOfStatement({ ...account, sections: [] })).toThrow(/Profit & Loss has no result/);
  });
});
