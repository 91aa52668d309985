/** npm run preview, and the second half of npm start: serves the build until it is stopped. */
import { parseArgs } from 'node:util';
import { serveDist } from './serve.mjs';

try {
  const { port, host } = readOptions();
  const server = await serveDist({ port, host });
  process.stdout.write(`Tarazu is open at ${server.url} (Ctrl+C stops it)\n`);
  onStop(() => void server.close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * Stops on Ctrl+C, SIGTERM and a closed terminal. Killing npm also ends the shell that it started, but this process
 * gets no signal: it notices only that its parent process has changed.
 *
 * @param {() => void} stop
 */
function onStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

function readOptions() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
  const wanted = values.port ?? (process.env['PORT'] || '4173');
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535)
    throw new Error(`"${wanted}" is not a port: choose a number up to 65535.`);
  return { port, host: values.host ?? '127.0.0.1' };
}
