/**
 * npm run bench: the figures that Tarazu is held to, as ratios within one run, since only those stay the same from machine
 * to machine; milliseconds stand beside them for orientation. Fails only where something could not be measured.
 * `npm run bench -- --only find --only boot` measures those two.
 */
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backup } from './figures/backup.mjs';
import { boot } from './figures/boot.mjs';
import { change } from './figures/change.mjs';
import { coldStart } from './figures/cold-start.mjs';
import { csv } from './figures/csv.mjs';
import { documents } from './figures/documents.mjs';
import { find } from './figures/find.mjs';
import { firstLoad } from './figures/first-load.mjs';
import { heap } from './figures/heap.mjs';
import { interaction } from './figures/interaction.mjs';
import { opening } from './figures/opening.mjs';
import { pages } from './figures/pages.mjs';
import { precache } from './figures/precache.mjs';
import { trade } from './figures/trade.mjs';
import { Lab } from './lab.mjs';
import { tableOf } from './table.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * The heap comes before everything else that is done to the same pages.
 *
 * @type {Readonly<Record<string, (lab: Lab) => Promise<readonly import('./table.mjs').Row[]>>>}
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
  trade,
  documents,
  csv,
  backup,
};

const { only = Object.keys(FIGURES) } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
const chosen = Object.entries(FIGURES).filter(([name]) => only.includes(name));
if (chosen.length < only.length) {
  process.stderr.write(`The figures are ${Object.keys(FIGURES).join(', ')}; asked for: ${only.join(', ')}.\n`);
  process.exit(1);
}
warnIfBusy();

const started = performance.now();
const lab = new Lab();
/** @type {import('./table.mjs').Row[]} */
const rows = [];
for (const [name, measure] of chosen) {
  const begun = performance.now();
  process.stderr.write(`${name} … `);
  try {
    rows.push(...(await measure(lab)));
    process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
  } catch (error) {
    process.stderr.write(`could not be measured: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}
await lab.close();
process.stdout.write(`\n${tableOf(rows)}\n\n`);
const judged = rows.filter((row) => row.isReached !== undefined);
const reached = judged.filter((row) => row.isReached).length;
process.stdout.write(
  `${reached} of ${judged.length} figures reached, in ${((performance.now() - started) / 1000).toFixed(0)} s.\n`,
);

/** Ratios bear a busy machine, up to a point; the milliseconds of an interaction do not. */
function warnIfBusy() {
  const [load = 0] = loadavg();
  if (load < availableParallelism() * 0.75) return;
  process.stderr.write(
    `This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} cores): what is told in milliseconds ` +
      'is slower than it need be.\n',
  );
}
