import { inMs, inTurn, median } from '../numbers.mjs';
import { usedHeap } from '../left.mjs';

const ROUNDS = 5;
/** The size that all others are compared with. */
const FEWEST = 100;

/**
 * Businesses with so many records of each kind, one after the other: every screen is opened, every list sorted,
 * filtered, searched, summed and exported, and a copy exported and imported. Times are medians of a few rounds; of the
 * many views of a list, the slowest is reported.
 *
 * @param {import('../lab.mjs').Lab} lab
 * @param {readonly number[]} sizes
 * @param {(rows: readonly import('../table.mjs').Row[]) => void} sayUntilNow
 */
export async function scale(lab, sizes, sayUntilNow) {
  const all = [FEWEST, ...sizes.filter((size) => size !== FEWEST).toSorted((a, b) => a - b)];
  /** @type {Map<number, Measured>} */
  const measured = new Map();
  for (const size of all) {
    process.stderr.write(`${size} `);
    /** @type {Measured} */
    const here = {};
    measured.set(size, here);
    for (const part of [screens, lists, changes, files]) {
      Object.assign(here, await part(await lab.holding(size, 'all')));
      sayUntilNow(rowsOf([...measured.keys()], measured));
    }
    await lab.forget(size, 'all');
  }
  return rowsOf(all, measured);
}

/**
 * A value and the ratio to which it may grow; without a limit it is shown for orientation. `from` is the smallest size
 * that it is compared with.
 *
 * @typedef {{ value: number, limit?: number, from?: number, unit?: 'µs' | 'MB' | '' }} Measure
 * @typedef {Record<string, Measure>} Measured
 */

/** @param {import('@playwright/test').Page} page */
async function screens(page) {
  /** @type {Measured} */
  const measured = {};
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => window.bench.open('/invoices'));
  measured['Heap on /invoices'] = { value: (await usedHeap(session)) / 1e6, limit: 1.2, unit: 'MB' };
  await session.detach();
  const { frame, elements } = await page.evaluate(() => window.bench.scroll());
  measured['Scrolling /invoices, frame p95'] = { value: frame, limit: 1.1 };
  measured['Elements on /invoices'] = { value: elements, limit: 1.1, unit: '' };
  for (const place of await page.evaluate(() => window.bench.places)) {
    const [times = []] = await inTurn(ROUNDS, [page], async () => {
      await page.evaluate(() => window.bench.forget());
      return page.evaluate((to) => window.bench.visit(to), place);
    });
    measured[`Opening ${place.name}`] = { value: median(times.slice(1)), limit: 1.3 };
  }
  return measured;
}

/** @param {import('@playwright/test').Page} page */
async function lists(page) {
  /** @type {Measured} */
  const measured = {};
  const sorts = await medians(page, () => window.bench.readSorts());
  for (const [table, times] of byTable(sorts))
    measured[`Sorted and filtered, worst: ${table}`] = { value: Math.max(...times), limit: 2.5 };
  const finds = await medians(page, () => window.bench.readFinds());
  for (const [table, times] of byTable(finds)) {
    measured[`Found, median: ${table}`] = { value: median(times) };
    measured[`Found, worst: ${table}`] = { value: Math.max(...times) };
  }
  const sums = await medians(page, () => window.bench.readSums());
  measured['Counts and sums, worst'] = { value: Math.max(...Object.values(sums)) };
  return measured;
}

/** @param {import('@playwright/test').Page} page */
async function changes(page) {
  await page.evaluate(() => window.bench.open('/invoices'));
  const [rounds = []] = await inTurn(ROUNDS, [page], () => page.evaluate(() => window.bench.change()));
  const names = /** @type {const} */ (['add', 'edit', 'delete']);
  return Object.fromEntries(
    names.map((name) => [
      `Invoice, ${name} → visible`,
      { value: median(rounds.slice(1).map((times) => times[name])), limit: 1.5 },
    ]),
  );
}

/**
 * The time per record of exports and imports must not grow. With few records, the start dominates, so compare from
 * 1,000.
 *
 * @param {import('@playwright/test').Page} page
 */
async function files(page) {
  const csvs = await page.evaluate(() => window.bench.writeCsvs());
  const { exported, checked, applied } = await page.evaluate(() => window.bench.copyAll());
  /** @type {(ms: number) => Measure} */
  const each = (ms) => ({ value: ms * 1000, limit: 1.6, from: 1000, unit: 'µs' });
  return {
    'CSV, each record, worst': each(Math.max(...Object.values(csvs))),
    'Copy written, each record': each(exported),
    'Copy checked, each record': each(checked),
    'Copy taken back, each record': each(applied),
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<Readonly<Record<string, number>>>} read
 */
async function medians(page, read) {
  /** @type {Readonly<Record<string, number>>[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await page.evaluate(read));
  const [, ...later] = rounds;
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, median(later.map((times) => times[name] ?? 0))]),
  );
}

/** @param {Readonly<Record<string, number>>} times */
function byTable(times) {
  /** @type {Map<string, number[]>} */
  const tables = new Map();
  for (const [name, ms] of Object.entries(times)) {
    const table = name.split(',')[0] ?? '';
    tables.set(table, [...(tables.get(table) ?? []), ms]);
  }
  return tables;
}

/**
 * @param {readonly number[]} sizes
 * @param {ReadonlyMap<number, Measured>} measured
 */
function rowsOf(sizes, measured) {
  const [most = FEWEST] = sizes.slice(-1);
  return Object.entries(measured.get(most) ?? {}).map(([figure, { value, limit, from = FEWEST, unit }]) => {
    const shown = sizes.map((size) => inUnit(measured.get(size)?.[figure]?.value ?? Number.NaN, unit)).join(' / ');
    const least = sizes.find((size) => size >= from) ?? most;
    const ratio = value / (measured.get(least)?.[figure]?.value ?? Number.NaN);
    return {
      figure: `${figure}, ${most} / ${least}`,
      value: ratio.toFixed(2),
      beside: shown,
      // The ratio of a size to itself is always 1.
      ...(limit !== undefined && most !== least && { target: `≤ ${limit}`, isReached: ratio <= limit }),
    };
  });
}

/**
 * @param {number} value
 * @param {Measure['unit']} unit
 */
function inUnit(value, unit) {
  return unit === undefined ? inMs(value) : `${value.toFixed(unit === 'MB' ? 1 : 0)} ${unit}`.trim();
}
