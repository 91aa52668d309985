import { describe, expect, it } from 'vitest';
import {
  type FiledReturn,
  isLocked,
  type Locks,
  NO_LOCKS,
  problemInLocking,
  problemInUnlocking,
  refusalOfOpenings,
  refusalOn,
} from '#domain/books/audit/lock.ts';

const AUGUST: FiledReturn = { form: 'GSTR-1', month: '2026-08' };
const LOCKED: Locks = { upTo: '2026-06-30', filed: [AUGUST], closed: [] };

describe('a lock', () => {
  it.each([
    ['2026-06-29', true],
    ['2026-06-30', true],
    ['2026-07-01', false],
    ['2026-07-31', false],
    ['2026-08-01', true],
    ['2026-08-31', true],
    ['2026-09-01', false],
    ['2025-08-15', true],
    ['2027-08-15', false],
  ] as const)('up to 30 June and of the filed August: %s is locked: %s', (day, locked) => {
    expect(isLocked(LOCKED, day)).toBe(locked);
  });

  it('is on no day at first', () => {
    expect(NO_LOCKS).toEqual({ upTo: '', filed: [], closed: [] });
    expect(isLocked(NO_LOCKS, '2026-06-30')).toBe(false);
    expect(refusalOfOpenings(NO_LOCKS)).toBeUndefined();
  });

  it('says up to when the books are locked, and what to do', () => {
    expect(refusalOn(LOCKED, '2026-06-30')).toBe(
      'The books are locked up to 30 Jun 2026. Choose a later date, or unlock them in Settings › Locks.',
    );
  });

  it('says which return was filed for the month', () => {
    expect(refusalOn(LOCKED, '2026-08-15')).toBe(
      'GSTR-1 of August 2026 is filed. Choose a date in another month, or unlock it in Settings › Locks.',
    );
    expect(refusalOn(LOCKED, '2026-09-01')).toBeUndefined();
  });

  it('up to any day holds what the books opened with', () => {
    expect(refusalOfOpenings(LOCKED)).toBe(
      'The books are locked up to 30 Jun 2026. Unlock them in Settings › Locks to change this.',
    );
    expect(refusalOfOpenings({ ...LOCKED, upTo: '' })).toBeUndefined();
  });
});

describe('locking', () => {
  it('may be up to any day since the books began that is later than the last', () => {
    expect(problemInLocking('2026-04-01', NO_LOCKS, '2026-04-01')).toBeUndefined();
    expect(problemInLocking('2026-07-01', LOCKED, '2026-04-01')).toBeUndefined();
  });

  it.each(['', '2026-02-30'] as const)('needs a day, not "%s"', (day) => {
    expect(problemInLocking(day, NO_LOCKS, '2026-04-01')).toBe('Enter the day up to which the books are to be locked.');
  });

  it('is not before the books begin', () => {
    expect(problemInLocking('2026-03-31', NO_LOCKS, '2026-04-01')).toBe(
      'The books begin on 01 Apr 2026. Enter that day or a later one.',
    );
  });

  it.each(['2026-06-30', '2026-05-31'] as const)(
    'never moves back, as to %s, because that would be unlocking',
    (day) => {
      expect(problemInLocking(day, LOCKED, '2026-04-01')).toBe(
        'The books are locked up to 30 Jun 2026 already. Enter a later day, or unlock them first.',
      );
    },
  );
});

it('unlocking needs a reason', () => {
  expect(problemInUnlocking('  ')).toBe('Say why it is unlocked. The edit log keeps the reason.');
  expect(problemInUnlocking('The bank statement came late')).toBeUndefined();
});
