import { inMs, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const VOUCHERS = 10_000;
const ITEMS = 10_000;
const ROUNDS = 3;
const BLOCKED_MS = 50;

/**
 * Bulk work on a shop's books with 10,000 vouchers and their log: a copy restored, what goes to Tally moved in, a list of items,
 * each compared with plain storage of the rows that it made, with the same indexes; and Check Books.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function bulk(lab) {
  const page = await lab.holding(VOUCHERS, 'logged');
  await page.evaluate(() => window.bench.copyBooks());
  const restored = await rounds(page, () => page.evaluate(() => window.bench.restoreCopy()));
  const moved = await rounds(page, () => page.evaluate(() => window.bench.moveIn()));
  const listed = await rounds(page, () => page.evaluate((count) => window.bench.bringInItems(count), ITEMS));
  const checked = [];
  for (let round = 0; round < ROUNDS; round++) checked.push(await page.evaluate(() => window.bench.checkAll()));
  return [
    ...rowsOf('A copy restored', restored, 1.6),
    ...rowsOf('A move from Tally', moved, 2),
    ...rowsOf('A list of 10,000 items', listed, 2),
    { figure: 'Check Books', value: inMs(median(checked.map(({ took }) => took))) },
    blockedRow(checked),
  ];
}

/**
 * @typedef {Readonly<{ took: number, check: number, blocked: number, records: number, raw: number }>} Taken
 */

/**
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<Omit<Taken, 'raw'>>} work
 * @returns {Promise<readonly Taken[]>}
 */
async function rounds(page, work) {
  const taken = [];
  for (let round = 0; round < ROUNDS; round++) {
    const own = await work();
    taken.push({ ...own, raw: await page.evaluate(() => window.bench.rawAgain()) });
  }
  return taken;
}

/**
 * @param {string} name
 * @param {readonly Taken[]} taken
 * @param {number} limit
 */
function rowsOf(name, taken, limit) {
  const [took, raw, check] = [
    median(taken.map((one) => one.took)),
    median(taken.map((one) => one.raw)),
    median(taken.map((one) => one.check)),
  ];
  const records = taken.at(-1)?.records.toLocaleString('en-IN');
  const beside = `${inMs(took)} / ${inMs(raw)}, ${records} records${check > 0 ? `, read before in ${inMs(check)}` : ''}`;
  return [atMost(`${name} / plain storage of the same rows`, took / raw, limit, { beside }), blockedRow(taken)];
}

/** @param {readonly Readonly<{ blocked: number }>[]} taken */
function blockedRow(taken) {
  return atMost('Longest block meanwhile', Math.max(...taken.map(({ blocked }) => blocked)), BLOCKED_MS, {
    shown: inMs,
  });
}
