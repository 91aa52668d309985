import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  sumOfValuations,
  NO_VALUATION,
  NO_CLOSING_STOCK,
  stockMonths,
  type Valuation,
  valuationsOfMoves,
} from '#domain/books/stock/stock-month.ts';
import { aMove, anyMoves, sourceAt } from '../../../support/stock-moves.ts';

it('a month says what each of its days added, and what there is at its end', () => {
  const [april, may] = stockMonths(
    'ITM-000001',
    NO_CLOSING_STOCK,
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
    days: { '2026-04-01': { Main: [10_000, 1000_00, 1000_00] }, '2026-04-02': { Main: [-5000, -400_00, -450_00] } },
    gone: { [sourceAt(2)]: [15_000, 1600_00, 1650_00] },
  });
  expect(may).toMatchObject({ month: '2026-05', days: { '2026-05-01': { Main: [15_000, 1600_00, 1650_00] } } });
});

it('months come to what their moves do one by one, wherever it was begun', () => {
  const units = fc.integer({ min: 1, max: 9_999 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(anyMoves(units), (said) => {
      const moves = said.toSorted((one, other) => (one.date < other.date ? -1 : 1));
      const months = stockMonths('ITM-000001', NO_CLOSING_STOCK, moves, () => undefined);
      const days = sum(months.flatMap((month) => Object.values(month.days).flatMap((day) => Object.values(day))));
      const each = valuationsOfMoves(NO_CLOSING_STOCK, moves, () => undefined);
      expect(sum(each.flatMap((valuations) => [...valuations.values()]))).toEqual(days);
      const [first, ...rest] = months;
      if (!first) return;
      const later = moves.filter(({ date }) => date.slice(0, 7) > first.month);
      expect(stockMonths('ITM-000001', first.ends, later, (of) => first.gone[of])).toEqual(rest);
    }),
  );
});

function sum(valuations: readonly Valuation[]): Valuation {
  return valuations.reduce(sumOfValuations, NO_VALUATION);
}
