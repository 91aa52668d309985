import { standing, usedHeap } from '../left.mjs';
import { atMost } from '../table.mjs';

/** After these everything is there that is kept on purpose. */
const FIRST = 20;
const AT_A_TIME = 20;
const VISITS = 500;

/** Every screen visited 500 times, round and round: what stands afterwards against what stood after the first rounds.
 * @param {import('../lab.mjs').Lab} lab
 */
export async function visits(lab) {
  const page = await lab.holding(1000, 'all');
  const session = await page.context().newCDPSession(page);
  await round(page, FIRST);
  const before = await look(page, session);
  await round(page, VISITS - FIRST);
  const after = await look(page, session);
  await session.detach();
  const counted = Object.entries(after.standing).map(([what, count]) => {
    const first = before.standing[/** @type {keyof typeof before.standing} */ (what)];
    return atMost(`More ${what} after ${VISITS} visits to each screen`, Math.max(0, count - first), 0, {
      shown: String,
      beside: `${count} / ${first} after ${FIRST}`,
    });
  });
  return [
    ...counted,
    atMost(`Heap after ${VISITS} visits to each screen / ${FIRST}`, after.heap / before.heap, 1.2, {
      beside: `${(after.heap / 1e6).toFixed(1)} / ${(before.heap / 1e6).toFixed(1)} MB`,
    }),
  ];
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} times
 */
async function round(page, times) {
  for (let left = times; left > 0; left -= AT_A_TIME)
    await page.evaluate((count) => window.bench.goRound(count), Math.min(AT_A_TIME, left));
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
async function look(page, session) {
  await page.evaluate(() => window.bench.forget());
  return { standing: await standing(page, session), heap: await usedHeap(session) };
}
