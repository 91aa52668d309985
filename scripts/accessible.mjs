/**
 * npm run accessible: the accessibility journeys in full, of which npm test runs a part each time: axe on each state in
 * both themes at every size, and the forms that take too long for every day. Arguments go to Playwright:
 * - npm run accessible -- -g "390" runs one size;
 * - npm run accessible -- reading-order.spec --update-snapshots updates the snapshots of what a screen reader reads.
 *
 * The last line counts the states that were checked.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programOf } from './program.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const env = { ...process.env, ACCESSIBLE: 'whole', VITE_EVERYWHERE: 'yes' };

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, ...args) {
  const { status } = spawnSync(process.execPath, [programOf(program), ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const asked = process.argv.slice(2);
const isPart = asked.some((word) => word.endsWith('.spec'));
run('build');
run(
  'playwright',
  'test',
  '--config',
  'tests/journeys/playwright.config.ts',
  ...(isPart ? [] : ['accessible.spec', 'keyboard.spec', 'focus.spec', 'reading-order.spec', 'wear.spec']),
  ...asked,
);
