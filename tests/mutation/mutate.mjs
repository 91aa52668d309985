/**
 * npm run mutate: mutation testing of domain/ and then data/. It changes the code in one place at a time (< to <=, a
 * sum to a difference, a text to an empty one) and counts the mutants that a test of the same room detects. Undetected
 * mutants are listed: a rule without a test, or a mutant that behaves the same. `npm run mutate domain` runs one room
 * (about 1,200 mutants, four a second on two idle cores; data/ is slower, because its tests open a database), and
 * `npm run mutate data/totals.ts` one file.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
mkdirSync('test-results', { recursive: true });

/** Not mutated: constant sample data, and code whose tests run only in a browser. */
const LEFT_OUT = ['sample/seed/**/*', '**/use-*', 'store/live', 'files/job', 'files/worker', 'clock'].map(
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
    // In data/, module-level code builds the sample business on import: each mutant there would have to run every test.
    ignoreStatic: room === 'data',
    concurrency: 1,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false, reportTests: false },
    warnings: { slow: false, preprocessorErrors: true, unknownOptions: true, unserializableOptions: true },
    ignorePatterns: ['dist', 'public', 'test-results'],
    tempDirName: 'test-results/mutation',
    cleanTempDir: 'always',
    // Stryker would read tsconfig.json through an API that TypeScript 7 lacks.
    tsconfigFile: 'none',
  }).runMutationTest();
  const tried = results.filter(({ status }) => status !== 'Ignored');
  const noticed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const percent = ((noticed / tried.length) * 100).toFixed(1);
  process.stdout.write(`src/${room}: ${noticed} of ${tried.length} changes were noticed, ${percent} %\n`);
}
