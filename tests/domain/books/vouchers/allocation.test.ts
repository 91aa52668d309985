import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  allocationsAfterChange,
  leftOfNote,
  oldestFirst,
  onAccount,
  type OpenDocument,
  problemsInAllocations,
} from '#domain/books/vouchers/allocation.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, sumOf } from '#domain/money.ts';

const open = (id: string, date: IsoDate, balance: number): OpenDocument => ({
  id,
  number: `INV/${id}`,
  date,
  dueDate: '',
  balance: asPaise(balance),
});
const MAY = open('A', '2026-05-01', 500_00);
const JUNE = open('B', '2026-06-01', 300_00);
const set = (document: string, amount: number) => ({ document, amount: asPaise(amount) });
const problems = (amount: number, ...allocations: ReturnType<typeof set>[]) =>
  problemsInAllocations(asPaise(amount), allocations, [MAY, JUNE]);

describe('a receipt is set against open documents', () => {
  it('the oldest first, and the rest stays on account', () => {
    expect(oldestFirst(asPaise(600_00), [JUNE, MAY])).toEqual([set('A', 500_00), set('B', 100_00)]);
    const all = oldestFirst(asPaise(900_00), [JUNE, MAY]);
    expect(all).toEqual([set('A', 500_00), set('B', 300_00)]);
    expect(onAccount(asPaise(900_00), all)).toBe(100_00);
  });

  it('of one day the first made', () => {
    expect(oldestFirst(asPaise(1), [{ ...JUNE, date: '2026-05-01' }, MAY])).toEqual([set('A', 1)]);
  });

  it('not where nothing is owed, nor with nothing', () => {
    expect(oldestFirst(asPaise(100), [{ ...MAY, balance: asPaise(0) }, JUNE])).toEqual([set('B', 100)]);
    expect(oldestFirst(asPaise(0), [MAY])).toEqual([]);
    expect(oldestFirst(asPaise(1), [])).toEqual([]);
  });
});

describe('a receipt whose amount changes', () => {
  const follow = (allocations: ReturnType<typeof set>[], before: number, after: number) =>
    allocationsAfterChange(allocations, [asPaise(before), asPaise(after)], [MAY, JUNE]);

  it('goes on to settle as much of its one document as it can', () => {
    expect(follow([set('A', 500_00)], 500_00, 200_00)).toEqual([set('A', 200_00)]);
    expect(follow([set('A', 200_00)], 200_00, 900_00)).toEqual([set('A', 500_00)]);
    expect(follow([set('A', 500_00)], 900_00, 0)).toEqual([set('A', 0)]);
    expect(follow([set('A', 0)], 0, 5_00)).toEqual([set('A', 5_00)]);
  });

  it('keeps what was chosen otherwise', () => {
    expect(follow([set('A', 400_00)], 600_00, 500_00)).toEqual([set('A', 400_00)]);
    const both = [set('A', 500_00), set('B', 100_00)];
    expect(follow(both, 600_00, 500_00)).toEqual(both);
    expect(follow([], 100, 50)).toEqual([]);
  });

  it('follows before it is known what is owed', () => {
    expect(allocationsAfterChange([set('A', 500)], [asPaise(500), asPaise(70)], [])).toEqual([set('A', 70)]);
  });
});

it('what is owed is the total less all that is set against it', () => {
  expect(balanceOf(asPaise(1481_00), [set('A', 1000_00), set('A', 296_00)])).toBe(185_00);
  expect(balanceOf(asPaise(1481_00), [])).toBe(1481_00);
});

it('what its own document does not take of a note, as less is owed there, is left for others', () => {
  expect(leftOfNote(asPaise(296), asPaise(500))).toBe(0);
  expect(leftOfNote(asPaise(296), asPaise(200))).toBe(96);
  expect(leftOfNote(asPaise(296), asPaise(0))).toBe(296);
});

describe('chosen otherwise', () => {
  it('it stays within both sides', () => {
    expect(problems(800_00, set('B', 300_00), set('A', 500_00))).toEqual({});
    expect(problems(100_00)).toEqual({});
  });

  it('more than is owed is refused at its document', () => {
    expect(problems(900_00, set('B', 300_01))).toEqual({
      'allocations.B': '₹300 is owed on INV/B. Enter at most that.',
    });
    expect(problems(900_00, set('B', 200_00), set('B', 200_00))).toEqual({
      'allocations.B': '₹300 is owed on INV/B. Enter at most that.',
    });
  });

  it('more than was settled is refused', () => {
    expect(problems(400_00, set('A', 300_00), set('B', 100_01))).toEqual({
      allocations: '₹400.01 is set against documents, and only ₹400 is settled. Lower the amounts.',
    });
  });

  it('a minus is none, and neither is a document that is settled', () => {
    expect(problems(400_00, set('A', -1))).toEqual({ 'allocations.A': 'Enter the amount without a minus.' });
    expect(problems(400_00, set('C', 1))).toEqual({
      'allocations.C': 'Nothing is owed on this document any more. Clear the amount.',
    });
    const most = Number.MAX_SAFE_INTEGER;
    expect(Object.keys(problems(1, set('A', most), set('A', most)))).toEqual(['allocations.A', 'allocations']);
  });
});

it('whatever is received, no side is exceeded, and no older document is left open for a younger one', () => {
  const document = fc.record({ balance: fc.nat(1e6), day: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(document, { maxLength: 9 }), fc.nat(5e6), (some, amount) => {
      const all = some.map(({ balance, day }, at) => open(`${at}`, `2026-05-0${day}` as IsoDate, balance));
      const allocations = oldestFirst(asPaise(amount), all);
      expect(problemsInAllocations(asPaise(amount), allocations, all)).toEqual({});
      const owed = sumOf(all.map(({ balance }) => balance));
      expect(sumOf(allocations.map((one) => one.amount))).toBe(Math.min(amount, owed));
      const left = all.filter(
        ({ id, balance }) => balance > (allocations.find((one) => one.document === id)?.amount ?? 0),
      );
      const oldestLeft = left.map(({ date }) => date).toSorted()[0] ?? '9999-12-31';
      const youngest = all.filter(({ id }) => allocations.some((one) => one.document === id)).map(({ date }) => date);
      expect(youngest.every((date) => date <= oldestLeft)).toBe(true);
      expect(oldestFirst(asPaise(amount), all.toReversed())).toEqual(allocations);
    }),
  );
});
