/**
 * npm run hostile: the long form of the hostile-input tests, of which npm test runs a handful. Every payload in every
 * form at both widths, every address, thirteen thousand import files, and five thousand that books are fed with; each
 * runner prints its own numbers.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programOf } from './program.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const env = { ...process.env, VITE_HOSTILE: 'whole' };

/** @type {readonly (readonly [program: string, ...args: string[]])[]} */
const RUNS = [
  ['vitest', 'run', '--project', 'unit', 'hostile-', 'backup-refused-generated'],
  ['vitest', 'run', '--project', '!unit', 'hostile-'],
  ['build'],
  ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', 'hostile.spec'],
];

for (const [program, ...args] of RUNS) {
  const { status } = spawnSync(process.execPath, [programOf(program), ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
