import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;
const LISTS = /** @type {const} */ ({ invoices: 'Invoices', purchases: 'Purchases' });
/** What is read on a day, against the same of 100 vouchers, and the milliseconds that it may take. */
const LIMITS = /** @type {Readonly<Record<string, { times?: number, ms?: number }>>} */ ({
  'Receivables of the last day': { times: 2.5 },
  'Sums of the Sales Register, a month': { times: 2.5 },
  'Stock of the last day': { times: 2.5 },
  'GSTR-1 of a month': { ms: 3000 },
});

/** What screens of stock show first, against the same of 100 vouchers. */
const STOCK_TIMES = 2.5;
const BILLS = 5000;
const BANK_LINES = 1000;
const BLOCKED_MS = 50;
const FEW_ROUNDS = 3;

/**
 * A shop's books with 100,000 vouchers, beside books with 100: lists of documents, an invoice saved, what is owed, the
 * registers, stock and its valuing anew, returns, and what comes in from banks, suppliers and lists.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function deals(lab) {
  const both = [await lab.holding(100, 'deals'), await lab.holding(100_000, 'deals')];
  const rows = [];
  for (const [path, table] of Object.entries(LISTS)) {
    const opened = await inTurn(WARM_UPS + ROUNDS, both, async (page) => {
      await page.evaluate(() => window.bench.openBooksScreen('settings'));
      await page.evaluate(() => window.bench.forget());
      return page.evaluate(([to = '', name = '']) => window.bench.openTable(to, name), [path, table]);
    });
    rows.push(ratio(`Opening ${table}`, opened, 1.3));
  }
  const returns = await inTurn(WARM_UPS + ROUNDS, both, async (page) => {
    await page.evaluate(() => window.bench.openBooksScreen('settings'));
    await page.evaluate(() => window.bench.forget());
    return page.evaluate(() => window.bench.openTable('gst', 'GST'));
  });
  rows.push(ratio('Opening GST for the first time', returns, 1.3));
  const again = await inTurn(WARM_UPS + ROUNDS, both, async (page) => {
    await page.evaluate(() => window.bench.openBooksScreen('settings'));
    await page.evaluate(() => window.bench.saveOn('last'));
    return page.evaluate(() => window.bench.openTable('gst', 'GST'));
  });
  rows.push(ratio('Opening GST again after a change', again, 1.3));
  for (const page of both) await page.evaluate(() => window.bench.openBooksScreen('invoices'));
  const saved = await inTurn(WARM_UPS + ROUNDS, both, (page) => page.evaluate(() => window.bench.saveInvoice()));
  rows.push(ratio('Invoice of four lines → visible', saved, 1.5));
  const [few = [], many = []] = await inTurn(WARM_UPS + ROUNDS, both, (page) =>
    page.evaluate(() => window.bench.readDeals()),
  );
  for (const [name, { times, ms }] of Object.entries(LIMITS)) {
    const [small = 0, large = 0] = [few, many].map((all) => median(all.slice(WARM_UPS).map((one) => one[name] ?? 0)));
    const beside = `${inMs(large)} / ${inMs(small)}`;
    if (times !== undefined) rows.push(atMost(`${name}, 100,000 / 100 vouchers`, large / small, times, { beside }));
    if (ms !== undefined) rows.push(atMost(`${name} of 100,000 vouchers`, large, ms, { shown: inMs }));
  }
  rows.push(...(await ofStock(both)), ...(await comingIn(both)));
  return rows;
}

/** @param {readonly import('@playwright/test').Page[]} both */
async function ofStock(both) {
  const [few = [], many = []] = await inTurn(WARM_UPS + ROUNDS, both, (page) =>
    page.evaluate(() => window.bench.readStock()),
  );
  const rows = Object.keys(few[0] ?? {}).map((name) => {
    const [small = 0, large = 0] = [few, many].map((all) => median(all.slice(WARM_UPS).map((one) => one[name] ?? 0)));
    const beside = `${inMs(large)} / ${inMs(small)}`;
    return atMost(`${name}, 100,000 / 100 vouchers`, large / small, STOCK_TIMES, { beside });
  });
  const large = larger(both);
  await large.evaluate(() => window.bench.openBooksScreen('settings'));
  const bought = [];
  for (let round = 0; round < ROUNDS; round++) bought.push(await large.evaluate(() => window.bench.buyBefore()));
  const moves = bought.at(-1)?.moves.toLocaleString('en-IN');
  const took = median(bought.map(({ saved, valued }) => saved + valued));
  const beside = `${moves} movements after it; saved in ${inMs(median(bought.map(({ saved }) => saved)))}`;
  return [
    ...rows,
    atMost('Back-dated purchase of the busiest item, saved and valued', took, 1000, { shown: inMs, beside }),
    blockedRow('Longest block meanwhile', bought),
  ];
}

/** @param {readonly import('@playwright/test').Page[]} both */
async function comingIn(both) {
  const large = larger(both);
  await large.evaluate(() => window.bench.openBooksScreen('settings'));
  const [lines, bills] = await inTurn(FEW_ROUNDS, [matchLines, matchBills], (take) => take(large));
  const found = [lines, bills].map((times) => (times?.at(-1)?.found ?? 0).toLocaleString('en-IN'));
  const [took, matched] = [
    median((lines ?? []).map((time) => time.took)),
    median((bills ?? []).map((time) => time.took)),
  ];
  return [
    atMost('1,000 lines of a bank against 100,000 vouchers', took, 2000, {
      shown: inMs,
      beside: `${found[0]} with suggestions`,
    }),
    blockedRow('Longest block meanwhile', lines ?? []),
    atMost('GSTR-2B of 5,000 bills, opened and matched', matched, 2000, { shown: inMs, beside: `${found[1]} matched` }),
    blockedRow('Longest block meanwhile', bills ?? []),
  ];
}

/**
 * @typedef {Readonly<{ took: number, blocked: number, found?: number }>} Taken
 * @typedef {import('@playwright/test').Page} Page
 */

/** @type {(page: Page) => Promise<Taken>} */
const matchLines = (page) => page.evaluate((count) => window.bench.matchStatement(count), BANK_LINES);
/** @type {(page: Page) => Promise<Taken>} */
const matchBills = (page) => page.evaluate((count) => window.bench.matchGstr2b(count), BILLS);

/** @param {readonly Page[]} both */
function larger(both) {
  const [, large] = both;
  if (!large) throw new Error('There are no large books.');
  return large;
}

/**
 * @param {string} figure
 * @param {readonly Readonly<{ blocked: number }>[]} times
 */
function blockedRow(figure, times) {
  return atMost(figure, Math.max(...times.map(({ blocked }) => blocked)), BLOCKED_MS, { shown: inMs });
}

/**
 * @param {string} name
 * @param {number[][]} results
 * @param {number} limit
 */
function ratio(name, results, limit) {
  const [small = 0, large = 0] = results.map((times) => median(times.slice(WARM_UPS)));
  return atMost(`${name}, 100,000 / 100 vouchers`, large / small, limit, { beside: `${inMs(large)} / ${inMs(small)}` });
}
