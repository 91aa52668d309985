/**
 * npm run hostile: the long form of what npm test tries a handful of. Every payload in every form at both widths, every address,
 * and thirteen thousand import files; each runner shows its own numbers.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const env = { ...process.env, VITE_HOSTILE: 'whole' };

const VITEST = 'node_modules/.bin/vitest';
const RUNS = [
  [VITEST, 'run', '--project', 'unit', 'hostile-', 'backup-refused-generated'],
  [VITEST, 'run', '--project', '!unit', 'hostile-'],
  ['scripts/build.mjs'],
  ['node_modules/.bin/playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', 'hostile.spec'],
];

for (const args of RUNS) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
