/**
 * The real product on a business of any size: /?invoices=100000 seeds that many and opens it, /?trade=100000 as
 * many orders, products and movements. Without a number nothing
 * is opened, for what is measured without a screen. The measurements are called from outside, as window.bench.
 */
import { forget, settledAfterKey } from './in-page/watch.ts';
import '#ui/style/app.css';
import { start } from '#app/start.tsx';
import { businessOf } from './business.ts';
import { exportAll, importAll, prepareBackup, rawExportAll, rawImportAll } from './in-page/backup.ts';
import { boot, rawBoot } from './in-page/boot.ts';
import { readForCsv, writeCsv } from './in-page/csv.ts';
import { longestInteraction } from './in-page/interactions.ts';
import { preparePages, readPages } from './in-page/pages-of-fifty.ts';
import { change, open } from './in-page/screens.ts';
import { movement, readInventory } from './in-page/trade.ts';
import { tradeBusinessOf } from './trade-business.ts';

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const asked = new URLSearchParams(window.location.search);
const bench = {
  // The business is made in the call and kept by nobody, so that the heap holds it no longer than the boot does.
  ready: opened(asked.get('invoices'), asked.get('trade')),
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
  forget,
  settledAfterKey,
};
window.bench = bench;

function opened(invoices: string | null, trade: string | null): Promise<void> {
  if (invoices !== null) return start(businessOf(Number(invoices)));
  return trade === null ? Promise.resolve() : start(tradeBusinessOf(Number(trade)));
}
