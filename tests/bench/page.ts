/**
 * The real product on a business of any size: /?invoices=100000 seeds that many and opens it, /?trade=100000 as
 * many orders, products and movements, /?all=100000 as many of every kind. Without a number nothing is opened, for what is
 * measured without a screen. The measurements are called from outside, as window.bench.
 */
import { forget, liveQueries, settledAfterKey } from './in-page/watch.ts';
import '#ui/style/app.css';
import { start } from '#app/start.tsx';
import { mirrorStorage } from '#data/mirror.ts';
import { businessOf } from './business.ts';
import { work } from './in-page/actions.ts';
import { exportAll, importAll, prepareBackup, rawExportAll, rawImportAll } from './in-page/backup.ts';
import { boot, rawBoot } from './in-page/boot.ts';
import { readForCsv, writeCsv } from './in-page/csv.ts';
import { findAnything } from './in-page/find-anything.ts';
import { longestInteraction } from './in-page/interactions.ts';
import { preparePages, readPages } from './in-page/pages-of-fifty.ts';
import { goRound, PLACES, visit } from './in-page/rounds.ts';
import { copyAll, readFinds, readSorts, readSums, scroll, writeCsvs } from './in-page/scale.ts';
import { change, open } from './in-page/screens.ts';
import { movement, readInventory } from './in-page/trade.ts';
import { tradeBusinessOf } from './trade-business.ts';
import { everythingOf } from './whole-business.ts';

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const BUSINESSES = { invoices: businessOf, trade: tradeBusinessOf, all: everythingOf };
const asked = new URLSearchParams(window.location.search);
const bench = {
  // The business is made in the call and kept by nobody, so that the heap holds it no longer than the boot does.
  ready: opened(),
  storage: mirrorStorage,
  boot,
  rawBoot,
  open,
  change,
  movement,
  readInventory,
  preparePages,
  readPages,
  longestInteraction,
  prepareBackup,
  exportAll,
  rawExportAll,
  importAll,
  rawImportAll,
  writeCsv,
  readForCsv,
  places: PLACES,
  visit,
  goRound,
  work,
  findAnything,
  readSorts,
  readFinds,
  readSums,
  writeCsvs,
  copyAll,
  scroll,
  liveQueries,
  forget,
  settledAfterKey,
};
window.bench = bench;

async function opened(): Promise<void> {
  for (const [name, make] of Object.entries(BUSINESSES)) {
    const count = asked.get(name);
    if (count !== null) await start(make(Number(count)));
  }
}
