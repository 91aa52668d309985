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

/**
 * A shop's books with 100,000 vouchers, beside books with 100: lists of documents, an invoice saved, what is owed, the
 * registers, stock, and a return.
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
  return rows;
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
