import { describe, expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { carried, resultOf, ruledOff, type Statement, section } from '#domain/statement.ts';

const line = (name: string, rupees: number) => ({ name, amount: asPaise(rupees * 100) });

describe('a section', () => {
  it('comes to the sum of its lines, those taken away included', () => {
    const cost = section('Cost', [line('Purchases', 900), line('Less: closing stock', -250)], 'Total Cost');
    expect(cost.totals).toEqual([{ name: 'Total Cost', amount: 650_00, isFinal: false }]);
  });

  it('without a line comes to nothing', () => {
    expect(section('Investing', [], 'Total').totals[0]?.amount).toBe(0);
  });

  it('keeps what stands after it, below its own total', () => {
    const sales = [line('Sales', 1000)];
    const { totals } = section('Revenue', sales, 'Total Sales', [carried('Carried', [sales])]);
    expect(totals.map((total) => total.name)).toEqual(['Total Sales', 'Carried']);
  });
});

describe('what is carried on', () => {
  const [sales, costs, expenses] = [[line('Sales', 1000)], [line('Purchases', 600)], [line('Rent', 150)]];

  it('adds some sections and takes others away', () => {
    expect(carried('Gross Profit', [sales], [costs])).toEqual({
      name: 'Gross Profit',
      amount: 400_00,
      isFinal: false,
    });
    expect(carried('Net Profit', [sales], [costs, expenses]).amount).toBe(250_00);
  });

  it('may be less than nothing', () => {
    expect(carried('Net Loss', [expenses], [costs]).amount).toBe(-450_00);
  });

  it('is final once it is ruled off, and the same amount', () => {
    const total = carried('Gross Profit', [sales], [costs]);
    expect(ruledOff(total)).toEqual({ ...total, isFinal: true });
  });
});

describe('a statement', () => {
  it('ends in the last total of its last section', () => {
    const sales = [line('Sales', 1000)];
    const account: Statement = {
      name: 'Profit & Loss',
      period: 'For June 2024',
      sections: [section('Revenue', sales, 'Total Sales', [ruledOff(carried('Net Profit', [sales]))])],
    };
    expect(resultOf(account).name).toBe('Net Profit');
    expect(resultOf({ ...account, sections: [section('Revenue', sales, 'Total Sales')] }).name).toBe('Total Sales');
    expect(() => resultOf({ ...account, sections: [] })).toThrow(/Profit & Loss has no result/);
  });
});
