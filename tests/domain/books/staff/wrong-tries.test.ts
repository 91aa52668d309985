import { describe, expect, it } from 'vitest';
import { NO_TRIES, triesAt, waitLeft, withWrongTry } from '#domain/books/staff/wrong-tries.ts';

const T = 1_800_000_000_000;
const HOUR = 3_600_000;

describe('wrong tries at a passcode', () => {
  it('wait 5 seconds after the fourth, then 15, then 60 each', () => {
    const waits: number[] = [];
    let tries = NO_TRIES;
    for (let at = 0; at < 8; at++) {
      tries = withWrongTry(tries, T);
      waits.push(waitLeft(tries, T) / 1000);
    }
    expect(waits).toEqual([0, 0, 0, 5, 15, 60, 60, 60]);
  });

  it('wait whole again where the clock is set back, and no longer than that', () => {
    const tries = { count: 6, since: T };
    expect(waitLeft(tries, T + 59_000)).toBe(1000);
    const back = T - HOUR;
    expect(waitLeft(tries, back)).toBe(60_000);
    // As it is noted then, the wait ends a minute later.
    const noted = triesAt(tries, back);
    expect(waitLeft(noted, back + 60_000)).toBe(0);
  });
});
