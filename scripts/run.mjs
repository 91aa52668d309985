/**
 * Runs a command of package.json: sets up what it needs, then runs its programs, each whatever became of the one before,
 * but nothing on a build that failed. Arguments go to the last of them, as in `npm run hostile -- -g invoices`; journeys
 * among them (`reading-order.spec`) run in the place of those that the command names.
 *
 * Nothing may be installed yet, so it uses Node built-ins only.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programOf } from './program.mjs';
import { setUp } from './setup.mjs';

const ENGINES = ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts'];
const JOURNEYS = ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'];

/** @type {Readonly<Record<string, { runs: string[][], needsBrowser?: true, needsEngines?: true, env?: Record<string, string> }>>} */
const COMMANDS = {
  start: { runs: [['scripts/start.mjs']] },
  dev: { runs: [['vite', '--host', '127.0.0.1']] },
  build: { runs: [['build']] },
  preview: { runs: [['scripts/preview.mjs']] },
  test: { runs: [['scripts/test.mjs']], needsBrowser: true },
  check: { runs: [['scripts/test.mjs', '--checks-only']] },
  format: { runs: [['scripts/walls.mjs'], ['biome', 'format', '--write', '.']] },
  bench: { runs: [['tests/bench/bench.mjs']], needsBrowser: true },
  mutate: { runs: [['tests/mutation/mutate.mjs']] },
  faults: { runs: [['vitest', 'run', '--project', 'unit', 'tests/faults']], env: { FAULTS: 'all' } },
  licences: { runs: [['scripts/licences.mjs']] },

  // Caches, clocks, networks, storage and sleep that fail, and months of work of a shop, a newcomer and a service firm.
  'bad-days': {
    runs: [['build'], [...JOURNEYS, 'bad-', 'by-law', 'books-newcomer', 'books-service-firm', 'leaks']],
    needsBrowser: true,
  },
  // Every payload in every form at both widths, every address, thirteen thousand import files, and five thousand that books
  // are fed with; `npm test` takes a handful.
  hostile: {
    runs: [
      ['vitest', 'run', '--project', 'pure', '--project', 'unit', 'hostile-', 'backup-refused-generated'],
      ['vitest', 'run', '--project', 'browser', '--project', 'screens', 'hostile-'],
      ['build'],
      [...JOURNEYS, 'hostile.spec'],
    ],
    needsBrowser: true,
    env: { VITE_HOSTILE: 'whole', VITE_EVERYWHERE: 'yes' },
  },
  // axe on each state in both themes at every size, and the forms that take too long for every day; the last line counts the
  // states. With `reading-order.spec --update-snapshots`, what a screen reader reads is written anew.
  accessible: {
    runs: [
      ['build'],
      [...JOURNEYS, 'accessible.spec', 'keyboard.spec', 'focus.spec', 'reading-order.spec', 'wear.spec'],
    ],
    needsBrowser: true,
    env: { ACCESSIBLE: 'whole', VITE_EVERYWHERE: 'yes' },
  },
  // A day of a shop, every route and the start without a network, in Firefox and in the engine of Safari.
  engines: { runs: [['build'], ENGINES], needsEngines: true },
  // Every test, also those that `npm test` leaves out (short-form.mjs), in every place.
  everywhere: {
    runs: [
      ['vitest', 'run', '--project', 'pure', '--project', 'unit', '--project', 'alone'],
      ['vitest', 'run', '--project', 'browser', '--project', 'screens'],
      ['build'],
      JOURNEYS,
    ],
    needsBrowser: true,
    env: { VITE_EVERYWHERE: 'yes' },
  },
};

const [, , name = '', ...asked] = process.argv;
const command = COMMANDS[name];
if (command === undefined) throw new Error(`There is no command ${name}: choose ${Object.keys(COMMANDS).join(', ')}.`);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
setUp({ needsBrowser: command.needsBrowser === true, needsEngines: command.needsEngines === true });
Object.assign(process.env, command.env);
const runs = withArguments(command.runs);
if (runs.length === 1) await runHere(runs[0] ?? []);
else runInTurn(runs);

/** @param {readonly string[][]} all */
function withArguments(all) {
  const isJourney = (/** @type {string} */ word) => word.endsWith('.spec');
  const last = all.at(-1) ?? [];
  const kept = asked.some(isJourney) ? last.slice(0, JOURNEYS.length) : last;
  return [...all.slice(0, -1), [...kept, ...asked]];
}

/**
 * A single program runs in this process, so that a signal reaches it.
 *
 * @param {readonly string[]} run
 */
async function runHere([program = '', ...args]) {
  const file = programOf(program);
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
}

/** @param {readonly string[][]} all */
function runInTurn(all) {
  for (const [program = '', ...args] of all) {
    const { status } = spawnSync(process.execPath, [programOf(program), ...args], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
    if (status !== 0 && program === 'build') return;
  }
}
