import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Which browser is used, and how it is started. Most tests use chromium-headless-shell if it is installed, which runs
 * them in little more than half the time. Benchmarks, screenshots and tests that need a real window use the full
 * browser.
 */

export const WITHOUT_WINDOWS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of the full browser, or undefined if there is none. CHROMIUM_PATH wins even if it is wrong: setup.mjs
 * reports that.
 */
export function findWholeChromium() {
  return find(WHOLE);
}

/** The path of the browser for most tests. */
export function findChromium() {
  return find([WITHOUT_WINDOWS, ...WHOLE]);
}

/** Its launch options, for playwright's launch() and vitest's provider. */
export function chromiumLaunchOptions() {
  return launchOptions(findChromium());
}

/** The launch options of the full browser. */
export function wholeChromiumLaunchOptions() {
  return launchOptions(findWholeChromium());
}

/** @param {string | undefined} executablePath */
function launchOptions(executablePath) {
  return { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs() };
}

function chromiumArgs() {
  // Chromium refuses to run as root with its sandbox; all other users keep it.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [
    ...sandbox,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
}

/** @param {string[]} names */
function find(names) {
  return process.env['CHROMIUM_PATH'] || onPath(names);
}

/**
 * The path of the first of these programs that is on the PATH.
 *
 * @param {string[]} names
 */
export function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
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
