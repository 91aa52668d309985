import { heapOf, inMb, inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;
const LISTS = /** @type {const} */ ({ payments: 'Payments', accounting: 'Day Book' });

/**
 * Books of one's own with 100,000 vouchers over three years, beside books with 100: lists, saving, statements of any day,
 * pages of a ledger, memory.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function books(lab) {
  const both = [await lab.holding(100, 'books'), await lab.holding(100_000, 'books')];
  const rows = [];
  for (const [path, table] of Object.entries(LISTS)) {
    const opened = await inTurn(WARM_UPS + ROUNDS, both, async (page) => {
      await go(page, 'settings');
      await page.evaluate(() => window.bench.forget());
      return page.evaluate(([to = '', name = '']) => window.bench.openTable(to, name), [path, table]);
    });
    rows.push(ratio(`Opening ${table}`, opened, 1.3));
  }
  const read = await inTurn(WARM_UPS + ROUNDS, both, (page) => page.evaluate(() => window.bench.readStatements()));
  rows.push(...ratios(read, 2.5, 100));
  const pages = await inTurn(WARM_UPS + ROUNDS, both, (page) => page.evaluate(() => window.bench.readLedger()));
  rows.push(...ratios(pages, 2.5, 100, 'Page of a ledger, '));
  for (const page of both) await go(page, 'payments');
  const heaps = [];
  for (const page of both) heaps.push(await heapOf(page));
  const [lean = 0, full = 0] = heaps;
  rows.push(
    atMost('Heap on Payments of books, 100,000 / 100', full / lean, 1.3, { beside: `${inMb(full)} / ${inMb(lean)}` }),
  );
  const saved = await inTurn(WARM_UPS + ROUNDS, both, (page) => page.evaluate(() => window.bench.saveVoucher()));
  rows.push(ratio('Voucher → visible', saved, 1.5));
  const [, large] = both;
  if (!large) throw new Error('There are no large books.');
  const [late = [], early = []] = await inTurn(WARM_UPS + ROUNDS, /** @type {const} */ (['last', 'first']), (which) =>
    // The list that shows the one before must not be read again while the next is saved.
    large.evaluate((one) => window.bench.forget().then(() => window.bench.saveOn(one)), which),
  );
  const [today, then] = [late, early].map((times) => median(times.slice(WARM_UPS)));
  if (today === undefined || then === undefined) throw new Error('Nothing was measured.');
  rows.push(
    atMost('Saving a back-dated voucher / one of today', then / today, 1.3, {
      beside: `${inMs(then)} / ${inMs(today)}`,
    }),
  );
  return rows;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} path
 */
async function go(page, path) {
  await page.evaluate((to) => window.bench.openBooksScreen(to), path);
}

/**
 * A row for each of the named times that both subjects measured.
 *
 * @param {Record<string, number>[][]} results
 * @param {number} limit
 * @param {number} most milliseconds with 100,000 vouchers
 */
function ratios([few = [], many = []], limit, most, before = '') {
  return Object.keys(few[0] ?? {}).flatMap((name) => {
    const [small, large] = [few, many].map((times) => median(times.slice(WARM_UPS).map((time) => time[name] ?? 0)));
    if (small === undefined || large === undefined) throw new Error('Nothing was measured.');
    const beside = `${inMs(large)} / ${inMs(small)}`;
    return [
      atMost(`${before}${name}, 100,000 / 100`, large / small, limit, { beside }),
      atMost(`${before}${name}, 100,000`, large, most, { shown: inMs }),
    ];
  });
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
