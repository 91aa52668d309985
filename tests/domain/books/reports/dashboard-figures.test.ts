import { expect, test } from 'vitest';
import { dashboardFigures } from '#domain/books/reports/dashboard-figures.ts';
import type { DebitCredit } from '#domain/books/debit-credit.ts';
import { asPaise } from '#domain/money.ts';

test('money is all cash and bank with what it opened with; expenses are those of the month, GST is output less input', () => {
  const ledgers = [
    { id: 'cash', group: 'Cash-in-Hand', opening: asPaise(100) },
    { id: 'bank', group: 'Bank Accounts', opening: asPaise(20) },
    { id: 'overdraft', group: 'Bank OD A/c', opening: asPaise(-30) },
    { id: 'sales', group: 'Sales Accounts', opening: asPaise(-9) },
    { id: 'interest', group: 'Indirect Incomes', opening: asPaise(0) },
    { id: 'output', group: 'Duties & Taxes', role: 'outputCgst', opening: asPaise(-3) },
    { id: 'input', group: 'Duties & Taxes', role: 'inputIgst', opening: asPaise(0) },
    { id: 'tds', group: 'Duties & Taxes', role: 'tdsPayable', opening: asPaise(-7) },
    { id: 'rent', group: 'Indirect Expenses', opening: asPaise(9) },
    { id: 'capital', group: 'Capital Account', opening: asPaise(-81) },
    { id: 'result', group: null, opening: asPaise(0) },
  ] as const;
  const ever = flows({
    cash: [50, 10],
    sales: [0, 40],
    rent: [10, 0],
    capital: [0, 10],
    output: [2, 18],
    input: [5, 0],
  });
  const within = flows({ cash: [5, 0], sales: [1, 6], interest: [0, 2], rent: [10, 3], result: [7, 0] });
  expect(dashboardFigures(ledgers, ever, within)).toEqual({ money: 130, expenses: 7, gst: 14 });
});

function flows(said: Readonly<Record<string, readonly [number, number]>>): ReadonlyMap<string, DebitCredit> {
  return new Map(
    Object.entries(said).map(([id, [debit, credit]]) => [id, { debit: asPaise(debit), credit: asPaise(credit) }]),
  );
}
