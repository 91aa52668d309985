import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeFrom, moveOfBatch, WITHOUT_BATCH } from '#domain/books/stock/batch-balances.ts';
import { type BatchThere, bringBack, takeBatches } from '#domain/books/batches/take-batches.ts';
import { rankOf } from '#domain/books/batch.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { ZERO } from '#domain/money.ts';

function there(id: string, free: number, expiry: MaybeDate): BatchThere {
  return { batch: { id, rank: rankOf({ id, number: id, expiry }), expiry }, free };
}

/** The shelf of the worked line. */
const SHELF = [there('C', 10, '2027-03-31'), there('A', 2, '2026-09-30'), there('B', 3, '2026-12-31')];

it('the earliest expiry goes first, over several batches', () => {
  expect(takeBatches(SHELF, 5, { day: '2026-09-01', keepsExpired: true })).toEqual({
    taken: [
      { id: 'A', count: 2 },
      { id: 'B', count: 3 },
    ],
    without: 0,
    short: 0,
  });
});

it('what has expired stays, on the day after its expiry and not before', () => {
  expect(takeBatches(SHELF, 5, { day: '2026-10-15', keepsExpired: true }).taken).toEqual([
    { id: 'B', count: 3 },
    { id: 'C', count: 2 },
  ]);
  expect(takeBatches(SHELF, 14, { day: '2026-10-15', keepsExpired: true }).short).toBe(1);
  expect(takeBatches(SHELF, 14, { day: '2026-10-15', keepsExpired: false }).short).toBe(0);
  expect(takeBatches(SHELF, 1, { day: '2026-09-30', keepsExpired: true }).taken).toEqual([{ id: 'A', count: 1 }]);
});

it('goods without a batch go before all, batches without an expiry after all', () => {
  const shelf = [there('N', 4, ''), ...SHELF, { free: 3 }];
  expect(takeBatches(shelf, 20, { day: '2026-09-01', keepsExpired: true })).toEqual({
    taken: [
      { id: 'A', count: 2 },
      { id: 'B', count: 3 },
      { id: 'C', count: 10 },
      { id: 'N', count: 2 },
    ],
    without: 3,
    short: 0,
  });
});

it('of two batches of one day the lower number goes first, whatever the case', () => {
  const shelf = [there('b2', 1, '2026-09-30'), there('B1', 1, '2026-09-30')];
  expect(takeBatches(shelf, 1, { day: '2026-09-01', keepsExpired: true }).taken).toEqual([{ id: 'B1', count: 1 }]);
});

it('never takes more of a batch than is free, and all that is wanted unless it says by how many it is short', () => {
  const shelf = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1 }),
      free: fc.integer({ min: 0, max: 9 }),
      month: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(shelf, fc.integer({ min: 0, max: 40 }), fc.boolean(), (rows, wanted, keepsExpired) => {
      const all = rows.map(({ id, free, month }) => there(id, free, `2026-0${month}-15` as MaybeDate));
      const { taken, without, short } = takeBatches(all, wanted, { day: '2026-05-01', keepsExpired });
      const freeOf = new Map(rows.map(({ id, free }) => [id, free]));
      for (const { id, count } of taken) expect(count).toBeLessThanOrEqual(freeOf.get(id) ?? 0);
      expect(taken.reduce((sum, { count }) => sum + count, without + short)).toBe(wanted);
      if (short > 0) {
        const mayGo = rows.filter(({ month }) => !keepsExpired || month >= 5);
        expect(wanted - short).toBe(mayGo.reduce((sum, { free }) => sum + free, 0));
      }
    }),
  );
});

it('what comes back is the last that went, without what came back before', () => {
  const went = [
    { id: 'A', count: 2 },
    { id: 'B', count: 3 },
  ];
  expect(bringBack(went, [], 4)).toEqual([
    { id: 'B', count: 3 },
    { id: 'A', count: 1 },
  ]);
  expect(bringBack(went, [{ id: 'B', count: 3 }], 1)).toEqual([{ id: 'A', count: 1 }]);
  // More went than its batches say: the rest had none.
  expect(bringBack(went, [], 9).reduce((sum, { count }) => sum + count, 0)).toBe(5);
});

function out(date: MaybeDate, quantity: number, batch: string): Move {
  const head = { item: 'I', rank: 3, voucher: 'V', line: 0, godown: 'G', does: 'out', cost: ZERO } as const;
  return { ...head, date, quantity, batches: [{ batch, quantity }] };
}

function into(date: MaybeDate, quantity: number, batch: string): Move {
  return { ...out(date, quantity, batch), does: 'in' };
}

it('what later documents took is not free before, and what comes later is not free yet', () => {
  // 10 came, 4 go on the 20th: 6 are free on the 10th, as on the 20th.
  expect(freeFrom(6, 'G', 'A', [out('2026-09-20', 4, 'A')])).toBe(6);
  // 4 come only on the 20th.
  expect(freeFrom(10, 'G', 'A', [into('2026-09-20', 4, 'A')])).toBe(6);
  // All go on the 20th, and 5 come on the 25th.
  expect(freeFrom(5, 'G', 'A', [out('2026-09-20', 6, 'A'), into('2026-09-25', 5, 'A')])).toBe(0);
  expect(freeFrom(5, 'G', 'B', [out('2026-09-20', 6, 'A')])).toBe(5);
});

it('a move splits into its batches and what of it has none', () => {
  const move = { ...out('2026-09-20', 6, 'A'), quantity: 10 };
  expect(moveOfBatch(move, 'A').quantity).toBe(6);
  expect(moveOfBatch(move, 'B').quantity).toBe(0);
  expect(moveOfBatch(move, WITHOUT_BATCH).quantity).toBe(4);
});
