import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;

/**
 * The masters of books with 100,000 items and 5,000 parties, beside books with 100 items and five parties; and a copy of
 * all of it, which must not keep the page from answering.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function masters(lab) {
  const both = [await lab.holding(100, 'books'), await lab.holding(100_000, 'books')];
  const rows = [];
  for (const [path, name] of /** @type {const} */ ([
    ['items', 'Items'],
    ['parties', 'Parties'],
  ])) {
    const opened = await inTurn(WARM_UPS + ROUNDS, both, async (page) => {
      await page.evaluate(() => window.bench.openBooksScreen('settings'));
      await page.evaluate(() => window.bench.forget());
      return page.evaluate(([to = '', title = '']) => window.bench.openTable(to, title), [path, name]);
    });
    rows.push(ratio(`Opening ${name} of books, 100,000 / 100`, opened, 1.3));
  }
  const read = await inTurn(WARM_UPS + ROUNDS, both, (page) => page.evaluate(() => window.bench.readChoices()));
  for (const name of /** @type {const} */ (['item', 'party or ledger']))
    rows.push(
      ratio(
        `Keystroke in a combobox, ${name}`,
        read.map((times) => times.map((time) => time[name])),
        2,
      ),
    );
  for (const page of both) await page.evaluate(() => window.bench.openBooksScreen('items'));
  const saved = await inTurn(WARM_UPS + ROUNDS, both, (page) => page.evaluate(() => window.bench.saveItem()));
  rows.push(ratio('Item → visible, 100,000 / 100', saved, 1.5));
  const [, large] = both;
  if (!large) throw new Error('There are no large books.');
  await large.evaluate(() => window.bench.openBooksScreen('settings'));
  const { written, restored, records } = await large.evaluate(() => window.bench.longestInCopying());
  const beside = `${records.toLocaleString('en-IN')} records`;
  rows.push(
    atMost('Longest block while a copy is written', written, 50, { shown: inMs, beside }),
    atMost('Longest block while a copy is restored', restored, 50, { shown: inMs, beside }),
  );
  return rows;
}

/**
 * @param {string} name
 * @param {number[][]} results
 * @param {number} limit
 */
function ratio(name, results, limit) {
  const [small = 0, large = 0] = results.map((times) => median(times.slice(WARM_UPS)));
  return atMost(name, large / small, limit, { beside: `${inMs(large)} / ${inMs(small)}` });
}
