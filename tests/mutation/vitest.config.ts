import { defineConfig } from 'vitest/config';

// A rule of domain/ is to be told by a test of domain/, though the tests of data/ may stumble over it, too.
const ROOM = process.env['MUTATED_ROOM'] ?? 'domain';

/** What mutate.mjs tries each change with. */
export default defineConfig({
  test: {
    environment: 'node',
    env: { TZ: 'Asia/Kolkata' },
    include: [`tests/${ROOM}/**/*.test.ts`],
    // A machine at work may be slow; a test that a change sends round for ever is ended by Stryker.
    testTimeout: 60_000,
    setupFiles: ROOM === 'data' ? ['tests/support/fake-indexeddb.ts'] : [],
  },
});
