/**
 * npm run bench: the performance figures of Tarazu, as ratios within one run, because only ratios are comparable across
 * machines; milliseconds are shown for orientation. It fails only if something could not be measured, not if a target
 * is missed. `npm run bench -- --only find --only boot` measures those two; `-- --books` those of books of one's own, and
 * `-- --only counter 100000` their counter with as many vouchers; `-- --scale`, or `-- --scale 1000 10000`, measures large
 * businesses and memory leaks; `-- --only lighthouse` downloads Lighthouse. A run of a whole group is kept in FIGURES.md; one of
 * some of its figures, or one that was stopped, only prints.
 */
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backup } from './figures/backup.mjs';
import { books } from './figures/books.mjs';
import { openingBooks } from './figures/books-opening.mjs';
import { boot } from './figures/boot.mjs';
import { bulk } from './figures/bulk.mjs';
import { change } from './figures/change.mjs';
import { coldStart } from './figures/cold-start.mjs';
import { counter } from './figures/counter.mjs';
import { counterDay } from './figures/counter-day.mjs';
import { counterLoad } from './figures/counter-load.mjs';
import { csv } from './figures/csv.mjs';
import { dashboard } from './figures/dashboard.mjs';
import { deals } from './figures/deals.mjs';
import { orders } from './figures/orders.mjs';
import { documents } from './figures/documents.mjs';
import { find } from './figures/find.mjs';
import { findAnything } from './figures/find-anything.mjs';
import { firstLoad } from './figures/first-load.mjs';
import { hledger } from './figures/hledger.mjs';
import { heap } from './figures/heap.mjs';
import { hour } from './figures/hour.mjs';
import { interaction } from './figures/interaction.mjs';
import { invoicePage } from './figures/invoice-page.mjs';
import { layoutShift } from './figures/layout-shift.mjs';
import { lighthouse } from './figures/lighthouse.mjs';
import { masters } from './figures/masters.mjs';
import { opening } from './figures/opening.mjs';
import { pages } from './figures/pages.mjs';
import { precache } from './figures/precache.mjs';
import { scale } from './figures/scale.mjs';
import { staff } from './figures/staff.mjs';
import { trade } from './figures/trade.mjs';
import { visits } from './figures/visits.mjs';
import { keepFigures } from './figures-file.mjs';
import { Lab } from './lab.mjs';
import { tableOf } from './table.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * In order: the heap is measured before other figures use the same pages.
 *
 * @type {Readonly<Record<string, Measure>>}
 */
const FIGURES = {
  firstLoad,
  precache,
  boot,
  heap,
  opening,
  pages,
  change,
  find,
  interaction,
  coldStart,
  dashboard,
  layoutShift,
  trade,
  findAnything,
  documents,
  csv,
  backup,
};

/**
 * Books of one's own, with 100,000 vouchers beside books with 100.
 *
 * @type {Readonly<Record<string, Measure>>}
 */
const OF_BOOKS = {
  openingBooks,
  masters,
  books,
  hledger,
  invoicePage,
  deals,
  orders,
  bulk,
  counter: (lab) => counter(lab, positionals.length > 0 ? Math.max(...sizes) : undefined),
  counterDay,
  counterLoad,
  staff,
};
/** @type {Readonly<Record<string, Measure>>} */
const AT_SCALE = { scale: (lab, sayUntilNow) => scale(lab, sizes, sayUntilNow), visits, hour };
/** @type {Readonly<Record<string, Measure>>} */
const FROM_THE_NETWORK = { lighthouse };
/**
 * Measures some rows. A slow figure reports intermediate rows, which are shown if the user stops the run early.
 *
 * @typedef {(
 *   lab: Lab,
 *   sayUntilNow: (rows: readonly import('./table.mjs').Row[]) => void,
 * ) => Promise<readonly import('./table.mjs').Row[]>} Measure
 */

const ALL = { ...FIGURES, ...OF_BOOKS, ...AT_SCALE, ...FROM_THE_NETWORK };
/** The groups of FIGURES.md, by the command that measures them. */
const GROUPS = {
  'npm run bench': FIGURES,
  'npm run bench -- --books': OF_BOOKS,
  'npm run bench -- --scale': AT_SCALE,
  'npm run bench -- --only lighthouse': FROM_THE_NETWORK,
};
const { values: asked, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true }, scale: { type: 'boolean' }, books: { type: 'boolean' } },
  allowPositionals: true,
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000, 100_000];
const names = asked.only ?? Object.keys((asked.scale && AT_SCALE) || (asked.books && OF_BOOKS) || FIGURES);
const chosen = Object.entries(ALL).filter(([name]) => names.includes(name));
if (chosen.length < names.length || sizes.some((size) => !(size >= 1))) {
  process.stderr.write(
    `The figures are ${Object.keys(ALL).join(', ')}; asked for: ${names.join(', ')}, ${sizes.join(', ')}.\n`,
  );
  process.exit(1);
}
if (names.some((name) => name in AT_SCALE)) process.stderr.write(`${howLong(names, sizes)}\n`);
warnIfBusy();

const started = performance.now();
const lab = new Lab();
/** @type {import('./table.mjs').Row[]} */
let rows = [];
let isGivenUp = false;
process.on('SIGINT', giveUp).on('SIGTERM', giveUp);
for (const [name, measure] of chosen) {
  const begun = performance.now();
  process.stderr.write(`${name} … `);
  try {
    const before = rows;
    rows = [...before, ...(await measure(lab, (untilNow) => (rows = [...before, ...untilNow])))];
    process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
  } catch (error) {
    process.stderr.write(`could not be measured: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}
process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
await lab.close();
if (!isGivenUp) {
  tell();
  if (process.exitCode === undefined) keep();
}

/** A group that was measured whole, at its usual sizes, becomes the latest in FIGURES.md. */
function keep() {
  const group = Object.entries(GROUPS).find(([, measures]) => Object.keys(measures).join() === names.join());
  if (group === undefined || positionals.length > 0 || rows.some(({ value }) => value === 'not measured')) return;
  const day = new Date().toLocaleDateString('sv');
  keepFigures(group[0], `Measured on ${day}, on ${availableParallelism()} cores.\n\n${tableOf(rows)}`);
}

function tell() {
  const judged = rows.filter((row) => row.isReached !== undefined);
  const reached = judged.filter((row) => row.isReached).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`\n${tableOf(rows)}\n\n${reached} of ${judged.length} figures reached, in ${seconds} s.\n`);
}

/** If the user stops the run early, prints what was measured until then. */
function giveUp() {
  if (isGivenUp) return;
  isGivenUp = true;
  tell();
  void lab.close().finally(() => process.exit(1));
}

/** Ratios tolerate a busy machine, up to a point; the milliseconds of an interaction do not. */
function warnIfBusy() {
  const [load = 0] = loadavg();
  if (load < availableParallelism() * 0.75) return;
  process.stderr.write(
    `This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} cores): what is told in milliseconds ` +
      'is slower than it need be.\n',
  );
}

/**
 * An estimate for two idle cores. Most of the time goes into filling the businesses and copying them.
 *
 * @param {readonly string[]} wanted
 * @param {readonly number[]} counts of records of each kind
 */
function howLong(wanted, counts) {
  const minutes = {
    scale: Math.ceil(1 + counts.reduce((sum, count) => sum + count, 0) / 5000),
    visits: 8,
    hour: 8,
  };
  const sum = Object.entries(minutes).reduce((all, [name, some]) => all + (wanted.includes(name) ? some : 0), 0);
  const sized = wanted.includes('scale') ? ` with ${counts.join(', ')} records of each of eleven kinds` : '';
  return `This takes about ${sum} minutes${sized}; Ctrl+C ends it and shows what was measured until then.`;
}
