/**
 * npm run hostile: the long form of the hostile-input tests, of which npm test runs a handful. Every payload in every
 * form at both widths, every address, thirteen thousand import files, and five thousand that books are fed with; each
 * runner prints its own numbers.
 */
import { runAll } from './run-all.mjs';

runAll(
  [
    ['vitest', 'run', '--project', 'unit', 'hostile-', 'backup-refused-generated'],
    ['vitest', 'run', '--project', '!unit', 'hostile-'],
    ['build'],
    ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', 'hostile.spec'],
  ],
  { VITE_HOSTILE: 'whole', VITE_EVERYWHERE: 'yes' },
);
