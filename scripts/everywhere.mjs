/**
 * npm run everywhere: every test, also those that `npm test` leaves out (short-form.mjs), in every place: each row of a
 * table of tests of which `npm test` takes some.
 */
import { runAll } from './run-all.mjs';

runAll(
  [
    ['vitest', 'run', '--project', 'unit'],
    ['vitest', 'run', '--project', 'browser', '--project', 'screens'],
    ['build'],
    ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'],
  ],
  { VITE_EVERYWHERE: 'yes' },
);
