/** Wrong passcodes of a person on this device, one after the other, and when the last was tried or seen to wait, in ms since 1970. */
export type WrongTries = Readonly<{ count: number; since: number }>;

/** Before the first. */
export const NO_TRIES: WrongTries = { count: 0, since: 0 };

/** From which wrong try on each is written in the edit log. */
export const LOGGED_FROM = 3;

/** Adds a wrong try. */
export function withWrongTry({ count }: WrongTries, now: number): WrongTries {
  return { count: count + 1, since: now };
}

/**
 * Returns the tries as they stand now, from which the wait is counted on: where the clock was set back it begins anew, so that
 * it can neither be skipped nor last for ever.
 */
export function triesAt({ count, since }: WrongTries, now: number): WrongTries {
  return { count, since: now < since ? now : since };
}

/** Returns how many ms to wait before the next try; 0 if none. After the fourth wrong one 5 s, then 15, then 60 each. */
export function waitLeft(tries: WrongTries, now: number): number {
  const { count, since } = triesAt(tries, now);
  if (count < FREE_TRIES) return 0;
  const wait = WAITS_MS[Math.min(count - FREE_TRIES, WAITS_MS.length - 1)] ?? 0;
  return Math.max(0, since + wait - now);
}

const FREE_TRIES = 4;
const WAITS_MS = [5_000, 15_000, 60_000];
