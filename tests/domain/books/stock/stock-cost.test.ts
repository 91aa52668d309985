import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ValuationMethod,
  NOTHING_ISSUED,
  type StockByGodown,
  valueMoves,
  valueOfStock,
} from '#domain/books/stock/stock-cost.ts';
import { type Move, quantitiesOf } from '#domain/books/stock/stock-move.ts';
import { naiveWorth } from '../../../support/naive-stock.ts';
import { aMove, anyMoves, sourceAt } from '../../../support/stock-moves.ts';
import { runs } from '../../../support/runs.ts';

const METHODS: readonly ValuationMethod[] = ['FIFO', 'Moving average'];

/** What the goods are worth in rupees, by FIFO and by moving average. */
function worth(moves: readonly Move[], godown?: string): readonly number[] {
  return METHODS.map((method) => valueOfStock(valueMoves(method, {}, moves).stock, godown) / 100);
}

const BOUGHT = [aMove(0, 'in', 10, 100), aMove(1, 'in', 10, 120)];

describe('what goods are worth', () => {
  it('10 at 100, then 10 at 120, and 15 sold: 600 by FIFO, 550 by moving average', () => {
    expect(worth([...BOUGHT, aMove(2, 'out', 15)])).toEqual([600, 550]);
  });

  it('a customer’s return comes in at the cost at which it went out', () => {
    const sold = [...BOUGHT, aMove(2, 'out', 15)];
    // 1,600 ÷ 15 × 3 = 320; 1,650 ÷ 15 × 3 = 330.
    expect(worth([...sold, aMove(3, 'return', 3, 0, { of: sourceAt(2) })])).toEqual([920, 880]);
    expect(worth([...sold, aMove(3, 'return', 15, 0, { of: sourceAt(2) })])).toEqual([2200, 2200]);
  });

  it('returns in parts leave no paisa of what went out', () => {
    const sold = [aMove(0, 'in', 3, 33.33), aMove(1, 'out', 3)];
    const back = [2, 3, 4].map((at) => aMove(at, 'return', 1, 0, { of: sourceAt(1) }));
    expect(worth([...sold, ...back])).toEqual([99.99, 99.99]);
  });

  it('a supplier’s return goes out at the cost at which it came by FIFO, and takes its share of an average', () => {
    const back = aMove(2, 'send back', 4, 0, { of: sourceAt(1) });
    expect(worth([...BOUGHT, back])).toEqual([1720, 1760]);
  });

  it('what the supplier pays more for than it is worth leaves the rest at its average: 8 of 10 left', () => {
    const left = [aMove(0, 'in', 10, 100), aMove(1, 'in', 100, 10), aMove(2, 'out', 100)];
    expect(worth(left)[1]).toBe(181.82);
    expect(worth([...left, aMove(3, 'send back', 8, 0, { of: sourceAt(0) })])[1]).toBe(36.36);
  });

  it('what the supplier gets back is found in each place where a part of it lies', () => {
    const there = aMove(3, 'transfer', 1, 0, { to: 'Shed' });
    const andBack = aMove(4, 'transfer', 1, 0, { godown: 'Shed', to: 'Main' });
    const back = aMove(5, 'send back', 10, 0, { of: sourceAt(0) });
    expect(worth([...BOUGHT, there, andBack, back])[0]).toBe(1200);
  });

  it('what the supplier gets back and was sold is taken from what is there: then others were sold', () => {
    const back = aMove(3, 'send back', 3, 0, { of: sourceAt(0) });
    expect(worth([...BOUGHT, aMove(2, 'out', 15), back])).toEqual([240, 220]);
  });

  it('a transfer moves cost: nothing is gained or lost, and the lots stay what they were', () => {
    const moved = [...BOUGHT, aMove(2, 'transfer', 15, 0, { to: 'Shed' })];
    expect(worth(moved)).toEqual([2200, 2200]);
    expect(worth(moved, 'Main')).toEqual([600, 550]);
    expect(worth([...moved, aMove(3, 'out', 10, 0, { godown: 'Shed' })], 'Shed')).toEqual([600, 550]);
  });

  it('what is sold before it comes is worth nothing until it comes, and then takes its cost', () => {
    const sold = [aMove(0, 'out', 4)];
    expect(worth(sold)).toEqual([0, 0]);
    expect(worth([...sold, aMove(1, 'in', 10, 100)])).toEqual([600, 600]);
    // One of them came back before: then three are missing.
    expect(worth([...sold, aMove(1, 'return', 1, 0, { of: sourceAt(0) }), aMove(2, 'in', 10, 100)])).toEqual([
      700, 700,
    ]);
    // It came back after: at the 100 that it then had cost.
    expect(worth([...sold, aMove(1, 'in', 10, 100), aMove(2, 'return', 1, 0, { of: sourceAt(0) })])).toEqual([
      700, 700,
    ]);
  });

  it('what is moved before it comes takes its cost with it', () => {
    const moved = [aMove(0, 'transfer', 4, 0, { to: 'Shed' }), aMove(1, 'in', 10, 100)];
    expect(worth(moved, 'Shed')).toEqual([400, 400]);
    expect(worth(moved, 'Main')).toEqual([600, 600]);
  });

  it('thirds of a paisa stay with the goods: 3 for 100, one by one', () => {
    const thirds = [aMove(0, 'in', 3, 100 / 3), aMove(1, 'out', 1), aMove(2, 'out', 1)];
    expect(worth(thirds)).toEqual([33.33, 33.33]);
    expect(worth([...thirds, aMove(3, 'out', 1)])).toEqual([0, 0]);
  });
});

describe.each(METHODS)('by %s, after any moves', (method) => {
  const fractions = fc.integer({ min: 1, max: 9_999 }).map((thousandths) => thousandths / 1000);

  it('what is there is what came less what went, in each godown, and its value is what the moves changed', () => {
    fc.assert(
      fc.property(anyMoves(fractions), (moves) => {
        const { stock, changes } = valueMoves(method, {}, moves);
        const [quantities, values] = [new Map<string, number>(), new Map<string, number>()];
        for (const [godown, by] of moves.flatMap(quantitiesOf))
          quantities.set(godown, (quantities.get(godown) ?? 0) + by);
        for (const { godown, value } of changes.flat()) values.set(godown, (values.get(godown) ?? 0) + value);
        for (const godown of ['Main', 'Shed']) {
          expect(onHand(stock, godown)).toBe(quantities.get(godown) ?? 0);
          expect(valueOfStock(stock, godown)).toBe(values.get(godown) ?? 0);
        }
        const all = Object.values(stock);
        for (const { lots, short } of all) {
          expect(lots.length === 0 || short.length === 0).toBe(true);
          for (const lot of lots) expect(lot.quantity > 0 && lot.value >= 0 && !Object.is(lot.value, -0)).toBe(true);
        }
      }),
    );
  });

  it('stopping anywhere and going on from there comes to the same', () => {
    fc.assert(
      fc.property(anyMoves(fractions), fc.nat({ max: 14 }), (moves, at) => {
        const whole = valueMoves(method, {}, moves);
        const first = valueMoves(method, {}, moves.slice(0, at));
        const issued = (of: string) => first.issued.get(of) ?? NOTHING_ISSUED;
        const rest = valueMoves(method, first.stock, moves.slice(at), issued);
        expect(rest.stock).toEqual(whole.stock);
        expect([...first.changes, ...rest.changes]).toEqual(whole.changes);
      }),
    );
  });
});

it.each(METHODS)('%s agrees with an engine that knows each unit of goods by itself', (method) => {
  fc.assert(
    fc.property(anyMoves(fc.integer({ min: 1, max: 6 })), (moves) => {
      // The late cost of what was moved before it came is spread over all of it, which single units cannot tell.
      fc.pre(!movesWhatIsNotThere(moves));
      const naive = naiveWorth(method, moves);
      const { stock } = valueMoves(method, {}, moves);
      // An average, and what comes back of goods of several costs, is shared out to the paisa.
      const isShared = method === 'Moving average' || moves.some(({ does }) => does === 'return');
      const paise = isShared ? moves.length : 1e-6;
      for (const godown of ['Main', 'Shed'])
        expect(Math.abs(valueOfStock(stock, godown) - (naive[godown] ?? 0))).toBeLessThanOrEqual(paise);
    }),
    { numRuns: runs(300) },
  );
});

function movesWhatIsNotThere(moves: readonly Move[]): boolean {
  const there = new Map<string, number>();
  return moves.some((move) => {
    const isTooMuch = move.does === 'transfer' && (there.get(move.godown) ?? 0) < move.quantity;
    for (const [godown, by] of quantitiesOf(move)) there.set(godown, (there.get(godown) ?? 0) + by);
    return isTooMuch;
  });
}

function onHand(stock: StockByGodown, godown: string): number {
  const { lots = [], short = [] } = stock[godown] ?? {};
  return [...lots.map(({ quantity }) => quantity), ...short.map(({ quantity }) => -quantity)].reduce(
    (sum, quantity) => sum + quantity,
    0,
  );
}
