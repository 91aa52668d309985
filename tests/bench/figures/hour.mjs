import { compiledCode, usedHeap } from '../left.mjs';
import { inMb } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const FIRST = 100;
/** By then the engine has compiled what is run often; what grows on is what is kept. */
const WARM = 1000;
const ACTIONS = 10_000;
const AT_A_TIME = 500;

/**
 * An hour of work, 10,000 actions: what lives on the heap afterwards, against after the first hundred, and the first thousand.
 *
 * @param {import('../lab.mjs').Lab} lab
 * @param {(rows: readonly import('../table.mjs').Row[]) => void} sayUntilNow
 */
export async function hour(lab, sayUntilNow) {
  const page = await lab.holding(1000, 'all');
  const session = await page.context().newCDPSession(page);
  let done = await page.evaluate((count) => window.bench.work(count), FIRST);
  const before = await settledHeap(page, session);
  let warm = before;
  let after = before;
  while (done < ACTIONS) {
    done += await page.evaluate((count) => window.bench.work(count), AT_A_TIME);
    after = await settledHeap(page, session);
    if (done - AT_A_TIME < WARM) warm = after;
    sayUntilNow(rowsOf(done, before, warm, after));
  }
  await session.detach();
  return rowsOf(done, before, warm, after);
}

/** @typedef {{ used: number, code: number }} Heap in bytes */

/**
 * @param {number} done
 * @param {Heap} before
 * @param {Heap} warm
 * @param {Heap} after
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
  ];
}

/**
 * An hour takes minutes here: what would be forgotten within it is forgotten now.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<Heap>}
 */
async function settledHeap(page, session) {
  await page.evaluate(() => window.bench.forget());
  return { used: await usedHeap(session), code: await compiledCode(session) };
}
