/**
 * For expectations that are retried while a fake clock stands: after each failed try vitest moves that clock on by the interval,
 * by default 50 ms, so that on a slow machine more time has passed than the test says.
 */
export const CLOCK_STANDS = { interval: 0 };
