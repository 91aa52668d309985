import { describe, expect, it } from 'vitest';
import { type Locks, NO_LOCKS } from '#domain/books/audit/lock.ts';
import { problemInRegrouping } from '#domain/books/audit/regrouping.ts';

const LOCKED: Locks = { ...NO_LOCKS, upTo: '2026-06-30' };
const rent = {
  name: 'Rent',
  from: 'Indirect Expenses',
  to: 'Direct Expenses',
  isPosted: true,
  locks: NO_LOCKS,
} as const;

describe('a ledger that something was posted to', () => {
  it('moves to another group while nothing is locked', () => {
    expect(problemInRegrouping(rent)).toBeUndefined();
  });

  it('stays where it is within a lock: statements go on saying what they said', () => {
    expect(problemInRegrouping({ ...rent, locks: LOCKED })).toBe(
      'The books are locked up to 30 Jun 2026. Unlock them in Settings › Locks to move Rent.',
    );
    expect(problemInRegrouping({ ...rent, to: rent.from, locks: LOCKED })).toBeUndefined();
  });

  it('becomes no cash or bank, and a cash or bank ledger nothing else, locked or not', () => {
    for (const locks of [NO_LOCKS, LOCKED]) {
      expect(problemInRegrouping({ ...rent, to: 'Bank Accounts', locks })).toBe(
        'Rent is used as it is, so it becomes no cash or bank. Make a new ledger instead.',
      );
      expect(problemInRegrouping({ ...rent, name: 'Till', from: 'Cash-in-Hand', locks })).toBe(
        'Till is used as it is, so it stays cash or bank. Make a new ledger instead.',
      );
    }
    expect(problemInRegrouping({ ...rent, name: 'Till', from: 'Cash-in-Hand', to: 'Bank OD A/c' })).toBeUndefined();
  });

  it('that stands under no group is no cash or bank', () => {
    expect(problemInRegrouping({ ...rent, from: null })).toBeUndefined();
    expect(problemInRegrouping({ ...rent, from: null, to: 'Cash-in-Hand' })).toContain('becomes no cash or bank');
  });
});

it('one that nothing was posted to moves anywhere, at any time', () => {
  expect(problemInRegrouping({ ...rent, to: 'Bank Accounts', isPosted: false, locks: LOCKED })).toBeUndefined();
});
