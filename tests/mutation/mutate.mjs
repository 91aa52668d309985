/**
 * npm run mutate: changes the code of domain/ and then of data/, one place at a time (a < to a <=, a sum to a difference, a
 * text to none), and counts how many of the changes a test of that room notices. What nobody noticed is listed: a rule
 * without a test, or a change that changes nothing. `npm run mutate domain` tries one room (some twelve hundred changes, four
 * a second on two free cores; each of data/ takes longer, as its tests open a database), `npm run mutate data/totals.ts` a file.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
mkdirSync('test-results', { recursive: true });

/** Plain figures, and what only a browser can run: its tests are not among those that run in Node. */
const LEFT_OUT = ['seed/**/*', 'use-*', 'live', 'worker-job', 'job-worker', 'clock'].map(
  (path) => `!src/data/${path}.ts`,
);

const asked = process.argv.slice(2);
for (const room of ['domain', 'data']) {
  const files = asked.length === 0 ? [room] : asked.filter((path) => path.split('/')[0] === room);
  if (files.length > 0)
    await mutate(
      room,
      files.map((path) => (path === room ? `src/${room}/**/*.ts` : `src/${path}`)),
    );
}

/**
 * @param {string} room
 * @param {string[]} files
 */
async function mutate(room, files) {
  process.env['MUTATED_ROOM'] = room;
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    mutate: [...files, ...LEFT_OUT],
    coverageAnalysis: 'perTest',
    // The sample business is made of domain/ as soon as data/ is loaded; there, such a change would take every test there is.
    ignoreStatic: room === 'data',
    concurrency: 1,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false, reportTests: false },
    warnings: { slow: false, preprocessorErrors: true, unknownOptions: true, unserializableOptions: true },
    ignorePatterns: ['dist', 'public', 'test-results'],
    tempDirName: 'test-results/mutation',
    cleanTempDir: 'always',
    // It would read it by a part of TypeScript that TypeScript 7 has not.
    tsconfigFile: 'none',
  }).runMutationTest();
  const tried = results.filter(({ status }) => status !== 'Ignored');
  const noticed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const percent = ((noticed / tried.length) * 100).toFixed(1);
  process.stdout.write(`src/${room}: ${noticed} of ${tried.length} changes were noticed, ${percent} %\n`);
}
