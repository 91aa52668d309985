import { inMs, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const COUNT = 10_000;
const ROUNDS = 5;

/**
 * 10,000 rows to CSV, in a worker, compared with only reading them in the page.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function csv(lab) {
  const page = await lab.holding(COUNT);
  const written = [];
  const read = [];
  for (let round = 0; round <= ROUNDS; round++) {
    read.push(await page.evaluate(() => window.bench.readForCsv()));
    const { ms, rows } = await page.evaluate(() => window.bench.writeCsv());
    if (rows !== COUNT) throw new Error(`${rows} rows were written`);
    written.push(ms);
  }
  const [ours, raw] = [median(written.slice(1)), median(read.slice(1))];
  return [atMost('10,000 rows to CSV / reading them', ours / raw, 2, { beside: `${inMs(ours)} / ${inMs(raw)}` })];
}
