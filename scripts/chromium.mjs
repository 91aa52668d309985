import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Which browser the tests use, and how it is started: one answer for components, journeys and benchmarks. */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the browser, or undefined where there is none. CHROMIUM_PATH wins even if it is wrong: set-up says so. */
export function findChromium() {
  return process.env['CHROMIUM_PATH'] || candidates().find(isExecutable);
}

/** For playwright, in the shape that its launch() and vitest's provider take. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs() };
}

function chromiumArgs() {
  // Chromium refuses to run as root with its sandbox; everyone else keeps it.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [
    ...sandbox,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
}

function candidates() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
