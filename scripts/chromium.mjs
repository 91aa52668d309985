import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Which browser is used, and how it is started. Most tests take Chromium without its windows where there is one, which runs
 * them in little more than half the time; figures, pictures and what only a window has take the whole browser.
 */

export const WITHOUT_WINDOWS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of the whole browser, or undefined where there is none. CHROMIUM_PATH wins even if it is wrong: set-up says
 * so.
 */
export function findWholeChromium() {
  return find(WHOLE);
}

/** The path of the browser that most tests take. */
export function findChromium() {
  return find([WITHOUT_WINDOWS, ...WHOLE]);
}

/** How tests start it, in the shape that playwright's launch() and vitest's provider take. */
export function chromiumLaunchOptions() {
  return launchOptions(findChromium());
}

/** The same for the whole browser. */
export function wholeChromiumLaunchOptions() {
  return launchOptions(findWholeChromium());
}

/** @param {string | undefined} executablePath */
function launchOptions(executablePath) {
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

/** @param {string[]} names */
function find(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env['CHROMIUM_PATH'] || candidates.find(isExecutable);
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
