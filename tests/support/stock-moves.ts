import * as fc from 'fast-check';
import { type Does, type Move, RANKS, sourceOf } from '#domain/books/stock/stock-move.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';

/** Moves of one item for tests: units and rupees a unit. The voucher of each is its place in the story. */

type MoveOverrides = Partial<Pick<Move, 'godown' | 'to' | 'of' | 'date'>>;

export function aMove(at: number, does: Does, units: number, rupees = 0, overrides: MoveOverrides = {}): Move {
  return {
    item: 'ITM-000001',
    date: '2026-04-01',
    rank: RANKS[does],
    voucher: `VCH-${String(at).padStart(3, '0')}`,
    line: 0,
    godown: 'Main',
    quantity: Math.round(units * 1000),
    does,
    cost: asPaise(Math.round(units * rupees * 100)),
    ...overrides,
  };
}

/** The name of the move at a place, for what takes it back. */
export function sourceAt(at: number): string {
  return sourceOf(aMove(at, 'in', 1));
}

/**
 * The moves of one item one after another, in any order that a shop may bring about, each in a month of its own. No more is
 * taken back than went, or came; without one to take back from, something is bought instead.
 */
export function anyMoves(units: fc.Arbitrary<number>): fc.Arbitrary<readonly Move[]> {
  const one = fc.record({
    does: fc.constantFrom<Does>('in', 'in', 'in', 'out', 'out', 'return', 'return', 'send back', 'transfer'),
    units,
    rupees: fc.integer({ min: 0, max: 50 }),
    isInShed: fc.boolean(),
    of: fc.nat({ max: 20 }),
  });
  return fc.array(one, { maxLength: 14 }).map((steps) => {
    const moves: Move[] = [];
    const left = new Map<number, number>();
    steps.forEach(({ does, units: many, rupees, isInShed, of }, at) => {
      const date: MaybeDate =
        `2026-${String(4 + (at % 9)).padStart(2, '0')}-${String(1 + at).padStart(2, '0')}` as MaybeDate;
      const [godown, to] = isInShed ? ['Shed', 'Main'] : ['Main', 'Shed'];
      const from = [...left.keys()].filter((id) => moves[id]?.does === (does === 'return' ? 'out' : 'in'));
      const source = from[of % Math.max(1, from.length)];
      if (does === 'transfer') moves.push(aMove(at, does, many, 0, { godown, to, date }));
      else if (does === 'in' || does === 'out')
        moves.push(aMove(at, does, many, does === 'in' ? rupees : 0, { godown, date }));
      else if (source === undefined) moves.push(aMove(at, 'in', many, rupees, { godown, date }));
      else {
        const most = left.get(source) ?? 0;
        const back = Math.min(many, most);
        moves.push(
          aMove(at, does, back, rupees, { godown: moves[source]?.godown ?? godown, date, of: sourceAt(source) }),
        );
        if (back === most) left.delete(source);
        else left.set(source, Math.round((most - back) * 1000) / 1000);
        return;
      }
      left.set(at, many);
    });
    return moves;
  });
}
