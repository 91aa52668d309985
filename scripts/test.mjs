/**
 * npm test: every check and the build, beside each other, then the tests in their short form (short-form.mjs), the cheapest
 * first. A failing step prints its output, and nothing runs after it. The last line is the sum over all runners; a step that
 * is not a test runner counts as one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inOneLine, NOTHING, sum } from './reports.mjs';
import { runStep } from './step.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env['SHORT_FORM'] = 'yes';

/** @type {import('./step.mjs').Step[]} */
const CHECKS = [
  { name: 'Types', does: 'tsc over src, sw, tests, scripts and the build', program: 'tsc', args: ['-b'] },
  { name: 'Lint and walls', does: 'oxlint, with the rules that need types', program: 'oxlint', args: [] },
  { name: 'Format', does: 'biome', program: 'biome', args: ['format', '.'] },
  { name: 'Unused code', does: 'knip', program: 'knip', args: [] },
];

/** @type {import('./step.mjs').Step} */
const BUILD = { name: 'Build', does: 'the production build', program: 'build', args: [] };

/** @type {import('./step.mjs').Step[]} */
const TESTS = [
  {
    name: 'Unit tests',
    does: 'vitest in Node',
    program: 'vitest',
    args: ['run', '--project', 'pure', '--project', 'unit', '--project', 'alone'],
  },
  {
    name: 'Browser tests',
    does: 'vitest in Chromium',
    program: 'vitest',
    args: ['run', '--project', 'browser', '--project', 'screens'],
  },
  {
    name: 'Journeys',
    does: 'playwright on the production build',
    program: 'playwright',
    args: ['test', '--config', 'tests/journeys/playwright.config.ts'],
  },
];

/** Steps that run beside each other, as none of them alone keeps two cores busy; then each test runner, which does. */
const groups = process.argv.includes('--checks-only') ? [CHECKS] : [[...CHECKS, BUILD], ...TESTS.map((step) => [step])];
const reports = mkdtempSync(join(tmpdir(), 'tarazu-test-'));
let total = NOTHING;
let left = groups;
while (left.length > 0 && total.failed === 0) {
  const [group = [], ...rest] = left;
  process.stdout.write(`${group.map((step) => step.name).join(', ')} …\n`);
  const tallies = await Promise.all(group.map((step) => runStep(step, reports)));
  total = tallies.reduce(sum, total);
  left = rest;
}
rmSync(reports, { recursive: true });

if (left.length > 0)
  process.stdout.write(
    `Not run after that: ${left
      .flat()
      .map((step) => step.name.toLowerCase())
      .join(', ')}.\n`,
  );
process.stdout.write(`${inOneLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
