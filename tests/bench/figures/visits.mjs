import { standing, usedHeap } from '../left.mjs';
import { inMb } from '../numbers.mjs';
import { atMost } from '../table.mjs';

/** After these rounds every intended cache is filled. */
const FIRST = 20;
const AT_A_TIME = 40;
const VISITS = 500;

/**
 * Visits every screen 500 times, round and round: what the page holds afterwards, compared with after the first rounds.
 *
 * @param {import('../lab.mjs').Lab} lab
 * @param {(rows: readonly import('../table.mjs').Row[]) => void} sayUntilNow
 */
export async function visits(lab, sayUntilNow) {
  const page = await lab.holding(1000, 'all');
  const session = await page.context().newCDPSession(page);
  await page.evaluate((count) => window.bench.goRound(count), FIRST);
  const before = await look(page, session);
  for (let done = FIRST; done < VISITS; done += AT_A_TIME) {
    await page.evaluate((count) => window.bench.goRound(count), AT_A_TIME);
    sayUntilNow(rowsOf(done + AT_A_TIME, before, await look(page, session)));
  }
  const after = await look(page, session);
  await session.detach();
  return rowsOf(VISITS, before, after);
}

/**
 * @param {number} count
 * @param {Looked} before
 * @param {Looked} after
 */
function rowsOf(count, before, after) {
  const counted = Object.entries(after.standing).map(([what, now]) => {
    const first = before.standing[/** @type {keyof Looked['standing']} */ (what)];
    return atMost(`More ${what} after ${count} visits to each screen`, Math.max(0, now - first), 0, {
      shown: String,
      beside: `${now} / ${first} after ${FIRST}`,
    });
  });
  const heap = atMost(`Heap after ${count} visits to each screen / ${FIRST}`, after.heap / before.heap, 1.2, {
    beside: `${inMb(after.heap)} / ${inMb(before.heap)}`,
  });
  return [...counted, heap];
}

/** @typedef {Awaited<ReturnType<typeof look>>} Looked */

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
async function look(page, session) {
  await page.evaluate(() => window.bench.forget());
  return { standing: await standing(page, session), heap: await usedHeap(session) };
}
