/**
 * npm run everywhere: what `npm test` tries in some of many places alike, in all of them: each test of the data room in
 * Chromium, each row of a table of tests, each journey.
 */
import { runAll } from './run-all.mjs';

runAll(
  [
    ['vitest', 'run', '--project', 'browser', '--project', 'screens'],
    ['build'],
    ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'],
  ],
  { VITE_EVERYWHERE: 'yes' },
);
