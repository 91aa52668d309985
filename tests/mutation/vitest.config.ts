import { defineConfig } from 'vitest/config';

// A mutant in domain/ must be detected by the tests of domain/, even if tests of data/ would detect it, too.
const ROOM = process.env['MUTATED_ROOM'] ?? 'domain';

/** The configuration that mutate.mjs runs the tests with. */
export default defineConfig({
  test: {
    environment: 'node',
    env: { TZ: 'Asia/Kolkata' },
    include: [`tests/${ROOM}/**/*.test.ts`],
    // Generous, because the machine may be busy; Stryker itself ends a test that a mutant sends into an endless loop.
    testTimeout: 60_000,
    setupFiles: ROOM === 'data' ? ['tests/support/fake-indexeddb.ts'] : [],
  },
});
