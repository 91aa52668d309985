/**
 * npm run hostile: the long form of what npm test tries a handful of. Every payload in every form at both widths, every address,
 * and thirteen thousand import files; each runner shows its own numbers.
 */
import { spawnSync } from 'node:child_process';
import process, { argv, env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const VITEST = 'node_modules/.bin/vitest';
const RUNS = {
  node: [VITEST, 'run', '--project', 'unit', 'hostile-', 'backup-refused-generated'],
  chromium: [VITEST, 'run', '--project', '!unit', 'hostile-'],
  build: ['scripts/build.mjs'],
  journeys: ['node_modules/.bin/playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', 'hostile.spec'],
};

const chosen = Object.entries(RUNS).filter(([name]) => argv.length === 2 || argv.includes(name));
for (const [, args] of chosen) {
  const { status } = spawnSync(execPath, args, {
    stdio: 'inherit',
    env: { ...env, VITE_HOSTILE: 'whole' },
  });
  if (status !== 0) process.exitCode = 1;
}
