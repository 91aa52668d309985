import { afterAll, vi } from 'vitest';

/** The test files of Node share their globals: each leaves them as it found them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
