import { CODES, scan, sell, typeCode } from '../counter-hands.mjs';
import { Hand } from '../hand.mjs';
import { heapOf, inMb, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const SCANS = 40;
const BETWEEN_SCANS_MS = 80;
const BETWEEN_CUSTOMERS_MS = 1200;
const ROUNDS = 3;
const BILLS = /** @type {const} */ ([20, 500]);

/**
 * A day at the counter of books with 100 vouchers: forty scans, five at a time, and presses, all with CPU ×4; then bills one after
 * the other, and what they leave on the heap.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function counterDay(lab) {
  const page = await lab.holding(100, 'deals');
  await page.evaluate(() => window.bench.openCounterPage());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const lost = SCANS - (await scanFives(page));
  const hand = new Hand(page);
  for (let round = 0; round < ROUNDS; round++) await pressAll(hand, page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const [few = 0, many = 0] = await heaps(page);
  const waits = [...hand.waits].map(([action, each]) => /** @type {const} */ ([action, median(each)]));
  return [
    atMost(`Scans lost of ${SCANS}, five codes ${BETWEEN_SCANS_MS} ms apart, ×4`, lost, 0, { shown: String }),
    atMost('INP ×4: a press at the counter, the longest', Math.max(...waits.map(([, wait]) => wait)), 56, {
      shown: (wait) => `${wait} ms`,
      beside: waits.map(([action, wait]) => `${action} ${wait}`).join(', '),
    }),
    atMost(`Heap at the counter, after ${BILLS[1]} bills / ${BILLS[0]}`, many / few, 1.1, {
      beside: `${inMb(many)} / ${inMb(few)}`,
    }),
  ];
}

/**
 * Scans five codes, and five more for the next customer, until there were forty; returns how many of them the bill has.
 *
 * @param {import('@playwright/test').Page} page
 */
async function scanFives(page) {
  await page.keyboard.press('F8');
  await scan(page);
  for (let at = 0; at < SCANS; at += CODES.length) {
    for (const code of CODES) {
      await typeCode(page, code);
      await page.waitForTimeout(BETWEEN_SCANS_MS);
    }
    await page.waitForTimeout(BETWEEN_CUSTOMERS_MS);
  }
  return (await page.evaluate((count) => window.bench.piecesOf(count), SCANS + 1)) - 1;
}

/**
 * @param {Hand} hand
 * @param {import('@playwright/test').Page} page
 */
async function pressAll(hand, page) {
  await page.evaluate(() => window.bench.fillBill());
  const line = page.getByRole('table', { name: 'Lines' }).getByRole('button').last();
  await hand.press('select a line', line);
  await hand.press('one more', page.getByRole('button', { name: 'One More' }));
  await hand.type('leave the line', ['Escape']);
  await hand.press('go into Find', page.getByRole('combobox', { name: 'Find or Scan' }));
  await hand.type('type into Find', ['s', 'a']);
  await hand.type('leave Find', ['Escape']);
  await hand.type('open Customer', ['F3']);
  await hand.type('', ['Escape']);
  await hand.type('pay', ['Control+Enter']);
  await page.getByRole('region', { name: 'Pay' }).waitFor();
  await hand.type('leave Pay', ['Escape']);
  await hand.type('hold', ['F4']);
  await hand.type('open Held Bills', ['F6']);
  await hand.type('', ['Escape']);
}

/**
 * Sells and returns the heap after so many bills.
 *
 * @param {import('@playwright/test').Page} page
 */
async function heaps(page) {
  const sizes = [];
  let sold = 0;
  for (const bills of BILLS) {
    for (; sold < bills; sold++) await sell(page);
    // The bench itself holds what the app forgets in five minutes, to be able to forget it at once.
    await page.evaluate(() => window.bench.forget());
    sizes.push(await heapOf(page));
  }
  return sizes;
}
