import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from './program.mjs';
import { inOneLine, sum, tallyOfPlaywright, tallyOfVitest } from './reports.mjs';

/**
 * @typedef {{ name: string, does: string, program: string, args: string[] }} Step
 * @typedef {import('./reports.mjs').Tally} Tally
 */

/** Only a hang reaches this: the longest step takes five minutes on two cores, several times as long on busy ones. */
const LONGEST_MS = 60 * 60_000;
/** The steps write into a pipe and cannot see whether a terminal shows it: colours for a terminal, none for a log. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs one step and prints its result in one piece, as others may run beside it. Its own output is shown only if it failed.
 *
 * @param {Step} step
 * @param {string} reports a folder for the runners' reports
 * @returns {Promise<Tally>}
 */
export async function runStep(step, reports) {
  const started = performance.now();
  const report = join(reports, `${step.name}.json`);
  const { isOk, words } = await run(step, report);
  const { tally, complaint } = judge(step, isOk, report);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const result = `${tally.failed > 0 ? 'FAILED' : 'ok'}, ${outcome(step, tally)}${seconds} s`;
  process.stdout.write(`${step.name} (${step.does}): ${result}\n`);
  if (tally.failed > 0) process.stdout.write(`\n${words.trimEnd()}\n${complaint}\n`);
  return tally;
}

/**
 * @param {Step} step
 * @param {string} report
 * @returns {Promise<{ isOk: boolean, words: string }>}
 */
function run(step, report) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [programOf(step.program), ...step.args, ...reporterArgs(step, report)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...COLOURS, ...process.env, CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeout: LONGEST_MS,
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (words += chunk));
    }
    const stop = () => {
      child.kill();
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      done({ isOk: code === 0, words });
    });
  });
}

/**
 * Counts come from the runner's report. Yet an exit code other than 0 is a failure whatever the report says, and a run
 * without any test is one, too.
 *
 * @param {Step} step
 * @param {boolean} isOk
 * @param {string} report
 * @returns {{ tally: Tally, complaint: string }}
 */
function judge(step, isOk, report) {
  const read = { vitest: tallyOfVitest, playwright: tallyOfPlaywright }[step.program];
  if (read === undefined) return { tally: isOk ? ONE_PASSED : ONE_FAILED, complaint: '' };
  /** @type {Tally} */
  let tally;
  try {
    tally = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { tally: ONE_FAILED, complaint: `${step.name} ended without a report.` };
  }
  if (tally.failed > 0) return { tally, complaint: '' };
  if (!isOk) return { tally: sum(tally, ONE_FAILED), complaint: `${step.name} failed outside of any test.` };
  if (tally.passed === 0) return { tally: sum(tally, ONE_FAILED), complaint: `${step.name} ran no test at all.` };
  return { tally, complaint: '' };
}

/**
 * @param {Step} step
 * @param {Tally} tally
 */
function outcome(step, tally) {
  return step.program === 'vitest' || step.program === 'playwright' ? `${inOneLine(tally)}, ` : '';
}

/**
 * @param {Step} step
 * @param {string} report
 */
function reporterArgs(step, report) {
  if (step.program === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (step.program === 'playwright') return ['--reporter=list,json'];
  return [];
}
