import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  sumOfValuations,
  NO_VALUATION,
  stockMonths,
  type Valuation,
  valuationsOfMoves,
  valuesOn,
} from '#domain/books/stock/stock-month.ts';
import { valueMoves, valueOfStock } from '#domain/books/stock/stock-cost.ts';
import { aMove, anyMoves, sourceAt } from '../../../support/stock-moves.ts';

it.each([
  ['FIFO', -400_00, 1600_00],
  ['Moving average', -450_00, 1650_00],
] as const)('a month says what each of its days added, and what there is at its end: by %s', (method, left, cost) => {
  const [april, may] = stockMonths(
    method,
    'ITM-000001',
    {},
    [
      aMove(0, 'in', 10, 100, { date: '2026-04-01' }),
      aMove(1, 'in', 10, 120, { date: '2026-04-02' }),
      aMove(2, 'out', 15, 0, { date: '2026-04-02' }),
      aMove(3, 'return', 15, 0, { date: '2026-05-01', of: sourceAt(2) }),
    ],
    () => undefined,
  );
  expect(april).toMatchObject({
    month: '2026-04',
    days: { '2026-04-01': { Main: [10_000, 1000_00] }, '2026-04-02': { Main: [-5000, left] } },
    gone: { [sourceAt(2)]: [15_000, cost] },
  });
  expect(may).toMatchObject({ month: '2026-05', days: { '2026-05-01': { Main: [15_000, cost] } } });
});

const METHODS = ['FIFO', 'Moving average'] as const;
const units = fc.integer({ min: 1, max: 9_999 }).map((thousandths) => thousandths / 1000);

it.each(METHODS)('months come to what their moves do one by one, wherever it was begun: by %s', (method) => {
  fc.assert(
    fc.property(anyMoves(units), (said) => {
      const moves = said.toSorted((one, other) => (one.date < other.date ? -1 : 1));
      const months = stockMonths(method, 'ITM-000001', {}, moves, () => undefined);
      const days = sum(months.flatMap((month) => Object.values(month.days).flatMap((day) => Object.values(day))));
      const each = valuationsOfMoves(method, {}, moves, () => undefined);
      expect(sum(each.flatMap((valuations) => [...valuations.values()]))).toEqual(days);
      const [first, ...rest] = months;
      if (!first) return;
      const later = moves.filter(({ date }) => date.slice(0, 7) > first.month);
      expect(stockMonths(method, 'ITM-000001', first.ends, later, (of) => first.gone[of])).toEqual(rest);
    }),
  );
});

it.each(METHODS)('the value at the end of a day is that of the goods after its moves: by %s', (method) => {
  fc.assert(
    fc.property(anyMoves(units), (said) => {
      const moves = said.toSorted((one, other) => (one.date < other.date ? -1 : 1));
      const days = [...new Set(moves.map(({ date }) => date))].filter((day) => day !== '');
      const upTo = days.map((day) => moves.filter(({ date }) => date <= day));
      expect(valuesOn(method, moves, days)).toEqual(upTo.map((own) => valueOfStock(valueMoves(method, {}, own).stock)));
    }),
  );
});

function sum(valuations: readonly Valuation[]): Valuation {
  return valuations.reduce(sumOfValuations, NO_VALUATION);
}
