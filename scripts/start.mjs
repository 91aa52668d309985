/**
 * npm start: builds, then serves the build. The build is a process of its own, so that its memory is freed before
 * serving.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.stdout.write('Building Tarazu …\n');
const build = spawn(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'pipe'],
});

let words = '';
for (const stream of [build.stdout, build.stderr]) stream.on('data', (/** @type {Buffer} */ chunk) => (words += chunk));

let isStopped = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    isStopped = true;
    build.kill(signal);
  });

build.on('close', (code) => {
  if (isStopped) return;
  if (code === 0) {
    void import('./preview.mjs');
    return;
  }
  process.stderr.write(`${words}\nThe build failed; its own words are above.\n`);
  process.exitCode = 1;
});
