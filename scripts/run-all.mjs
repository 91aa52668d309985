import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programOf } from './program.mjs';

/**
 * Runs programs of ours one after another in the project's folder, each whatever became of the one before; the exit code
 * tells if one failed.
 *
 * @param {readonly (readonly [program: string, ...args: string[]])[]} runs
 * @param {Readonly<Record<string, string>>} says what the environment says besides
 */
export function runAll(runs, says) {
  const options = /** @type {const} */ ({
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, ...says },
  });
  for (const [program, ...args] of runs) {
    const { status } = spawnSync(process.execPath, [programOf(program), ...args], options);
    if (status !== 0) process.exitCode = 1;
  }
}
