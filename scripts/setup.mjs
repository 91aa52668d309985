import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { findChromium, findWholeChromium, WITHOUT_WINDOWS } from './chromium.mjs';
import { ENGINE_PACKAGES, findEngines } from './engines.mjs';

const STAMP = 'node_modules/.tarazu-setup';
/** The Node versions that the build and the tests support: major to lowest minor. Every newer major works, too. */
const NODES = { 20: 19, 22: 12, 24: 0 };

/**
 * Prepares a fresh clone for a command: installs the packages where they are not those of the lock, and finds a Chromium
 * for the tests if they need one, or the engines of other browsers, or installs them as root on Debian. Does not return where
 * either cannot be done.
 *
 * @param {{ needsBrowser: boolean, needsEngines: boolean }} options
 */
export function setUp({ needsBrowser, needsEngines }) {
  checkNode();
  installPackages();
  if (needsBrowser) installBrowser();
  if (needsEngines) installEngines();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const supported = Object.entries(NODES).map(([known, least]) => ({ major: Number(known), least }));
  const least = supported.find((one) => one.major === major)?.least;
  if (least === undefined ? supported.every((one) => one.major < major) : minor >= least) return;
  const named = supported.map((one) => (one.least === 0 ? one.major : `${one.major}.${one.least}`));
  stop(`Tarazu needs Node ${named.join(', ')} or newer; this is ${process.versions.node}.`);
}

function installPackages() {
  const wanted = stamp();
  if (read(STAMP) === wanted) return;
  say('Installing packages (npm ci) …');
  // npm passes the path of its own script; without it (a plain `node scripts/run.mjs`) use the npm on PATH.
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm === undefined ? run('npm', args) : run(process.execPath, [npm, ...args]);
  if (!done) stop('The packages could not be installed; npm says why above. Is the network there?');
  writeFileSync(STAMP, wanted);
}

function installBrowser() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !hasBrowser()) stop(`CHROMIUM_PATH names ${chosen}, and that does not run.`);
  // On CI, install the headless shell even beside a Chromium: it runs the tests in little more than half the time.
  const wantsQuicker = process.env['CI'] && !chosen && !findChromium()?.endsWith(WITHOUT_WINDOWS);
  if (hasBrowser() && !wantsQuicker) return;
  if (mayInstall()) {
    say('Installing Chromium for the tests (apt-get install) …');
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium', WITHOUT_WINDOWS);
    if (!hasBrowser()) apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  if (!hasBrowser())
    stop(
      'The tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program, and run npm test again.',
    );
}

function hasBrowser() {
  const found = findWholeChromium();
  return found !== undefined && answers(found);
}

function installEngines() {
  const hasAll = () => Object.values(findEngines()).every((path) => path !== undefined);
  if (hasAll()) return;
  if (mayInstall()) {
    say('Installing Firefox and WebKit for the tests (apt-get install) …');
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...ENGINE_PACKAGES);
  }
  if (!hasAll())
    stop(`This needs Firefox and WebKit: install ${ENGINE_PACKAGES.join(', ')} of Debian, and run it again.`);
}

function mayInstall() {
  return process.getuid?.() === 0 && answers('apt-get');
}

/** @param {string[]} args */
function apt(...args) {
  run('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], { DEBIAN_FRONTEND: 'noninteractive' });
}

/**
 * The packages must be installed again when the lock file changes, or the Node and platform that chose their binaries.
 */
function stamp() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return `${lock} node ${process.version} ${process.platform} ${process.arch}\n`;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(program, args, env) {
  return (
    spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status === 0
  );
}

/**
 * Whether a program runs. Being on PATH is not enough: Ubuntu's chromium-browser may be a stub that only points to a
 * snap.
 *
 * @param {string} program
 */
function answers(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {string} sentence */
function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
