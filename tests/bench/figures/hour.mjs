import { compiledCode, privateMemory, usedHeap } from '../left.mjs';
import { inMb } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const FIRST = 100;
/** By then the engine has compiled the scripts that run often: growth after that is retained memory. */
const WARM = 1000;
const ACTIONS = 10_000;
const AT_A_TIME = 500;

/**
 * An hour of work, 10,000 actions: the memory of the page's process afterwards and, as a part of it, the heap, compared
 * with after the first hundred, and the heap also with after the first thousand.
 *
 * @param {import('../lab.mjs').Lab} lab
 * @param {(rows: readonly import('../table.mjs').Row[]) => void} sayUntilNow
 */
export async function hour(lab, sayUntilNow) {
  const page = await lab.holding(1000, 'all');
  const session = await page.context().newCDPSession(page);
  let done = await page.evaluate((count) => window.bench.work(count), FIRST);
  // A heap snapshot leaves much behind in the process, so both its sizes are read between the only two snapshots.
  const before = { ...(await heapWithCode(page, session)), process: await privateMemory(page, session) };
  let used = before.used;
  let warm = used;
  while (done < ACTIONS) {
    done += await page.evaluate((count) => window.bench.work(count), AT_A_TIME);
    used = await settledHeap(page, session);
    if (done - AT_A_TIME < WARM) warm = used;
    sayUntilNow(heapRows(done, before.used, warm, used));
  }
  const process = await privateMemory(page, session);
  const after = { ...(await heapWithCode(page, session)), process };
  await session.detach();
  return [...heapRows(done, before.used, warm, after.used), ...otherRows(done, before, after)];
}

/**
 * @param {number} done
 * @param {number} before
 * @param {number} warm
 * @param {number} after
 */
function heapRows(done, before, warm, after) {
  return [
    atMost(`Heap after ${done} actions / ${FIRST}`, after / before, 1.2, {
      beside: `${inMb(after)} / ${inMb(before)}`,
    }),
    {
      figure: `Heap after ${done} actions / ${WARM}`,
      value: (after / warm).toFixed(2),
      beside: `${inMb(after)} / ${inMb(warm)}`,
    },
  ];
}

/** @typedef {{ used: number, code: number, process: number | undefined }} Memory in bytes: heap, code on it, process */

/**
 * @param {number} done
 * @param {Memory} before
 * @param {Memory} after
 */
function otherRows(done, before, after) {
  const withoutCode = (after.used - after.code) / (before.used - before.code);
  const ofProcess = `Private memory of the page's process after ${done} actions / ${FIRST}`;
  return [
    atMost('The same heap without compiled code', withoutCode, 1.2, {
      beside: `code: ${inMb(after.code)} / ${inMb(before.code)}`,
    }),
    ...(before.process && after.process
      ? [
          atMost(ofProcess, after.process / before.process, 1.2, {
            beside: `${inMb(after.process)} / ${inMb(before.process)}`,
          }),
        ]
      : []),
  ];
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
async function heapWithCode(page, session) {
  return { used: await settledHeap(page, session), code: await compiledCode(session) };
}

/**
 * The bench runs an hour of work in minutes: drop now what the app itself drops in the course of an hour.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
async function settledHeap(page, session) {
  await page.evaluate(() => window.bench.forget());
  return usedHeap(session);
}
