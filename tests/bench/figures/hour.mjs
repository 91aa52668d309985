import { compiledCode, privateMemory, usedHeap } from '../left.mjs';
import { inMb } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const FIRST = 100;
/** By then the engine has compiled the scripts that run often: growth after that is retained memory. */
const WARM = 1000;
const ACTIONS = 10_000;
const AT_A_TIME = 500;

/**
 * An hour of work, 10,000 actions: the heap and the memory of the page's process afterwards, compared with after the
 * first hundred, and the heap also with after the first thousand.
 *
 * @param {import('../lab.mjs').Lab} lab
 * @param {(rows: readonly import('../table.mjs').Row[]) => void} sayUntilNow
 */
export async function hour(lab, sayUntilNow) {
  const page = await lab.holding(1000, 'all');
  const session = await page.context().newCDPSession(page);
  let done = await page.evaluate((count) => window.bench.work(count), FIRST);
  const before = await settledMemory(page, session);
  let warm = before;
  let after = before;
  while (done < ACTIONS) {
    done += await page.evaluate((count) => window.bench.work(count), AT_A_TIME);
    after = await settledMemory(page, session);
    if (done - AT_A_TIME < WARM) warm = after;
    sayUntilNow(rowsOf(done, before, warm, after));
  }
  await session.detach();
  return rowsOf(done, before, warm, after);
}

/** @typedef {{ used: number, code: number, process: number | undefined }} Memory in bytes: heap, code on it, process */

/**
 * @param {number} done
 * @param {Memory} before
 * @param {Memory} warm
 * @param {Memory} after
 */
function rowsOf(done, before, warm, after) {
  return [
    atMost(`Heap after ${done} actions / ${FIRST}`, after.used / before.used, 1.2, {
      beside: `${inMb(after.used)} / ${inMb(before.used)}`,
    }),
    atMost('The same without compiled code', (after.used - after.code) / (before.used - before.code), 1.2, {
      beside: `code: ${inMb(after.code)} / ${inMb(before.code)}`,
    }),
    {
      figure: `Heap after ${done} actions / ${WARM}`,
      value: (after.used / warm.used).toFixed(2),
      beside: `${inMb(after.used)} / ${inMb(warm.used)}`,
    },
    ...(before.process && after.process
      ? [
          atMost(
            `Private memory of the page's process after ${done} actions / ${FIRST}`,
            after.process / before.process,
            1.2,
            {
              beside: `${inMb(after.process)} / ${inMb(before.process)}`,
            },
          ),
        ]
      : []),
  ];
}

/**
 * The bench runs an hour of work in minutes: drop now what the app itself drops in the course of an hour.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<Memory>}
 */
async function settledMemory(page, session) {
  await page.evaluate(() => window.bench.forget());
  const heap = { used: await usedHeap(session), code: await compiledCode(session) };
  // After the heap snapshot of compiledCode, so that what a snapshot leaves in the process counts each time.
  return { ...heap, process: await privateMemory(page, session) };
}
