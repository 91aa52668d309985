/**
 * npm run accessible: everything that npm test judges in turns, judged whole: axe over each state in both themes at every
 * size, and the forms that take too long for every day. What stands behind the name is handed on to Playwright:
 * npm run accessible -- -g "390" is one size, npm run accessible -- reading-order.spec --update-snapshots draws up anew what
 * each screen reads. The last line says how many states were judged.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const env = { ...process.env, ACCESSIBLE: 'whole' };

/** @param {string[]} args */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const asked = process.argv.slice(2);
const isPart = asked.some((word) => word.endsWith('.spec'));
run('scripts/build.mjs');
run(
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/journeys/playwright.config.ts',
  ...(isPart ? [] : ['accessible.spec', 'keyboard.spec', 'focus.spec', 'reading-order.spec', 'wear.spec']),
  ...asked,
);
