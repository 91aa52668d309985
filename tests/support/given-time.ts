/**
 * Waits long enough for pending work to finish (loading a chunk, rendering, timers). Use it before asserting that
 * nothing happens.
 */
export function givenTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500));
}
