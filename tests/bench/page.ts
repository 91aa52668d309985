/**
 * The real app with a business of any size: /?invoices=100000 seeds that many invoices and opens the app,
 * /?trade=100000 as many orders, products and movements, /?all=100000 as many records of every kind,
 * /?books=100000 books of one's own with as many vouchers, /?deals=100000 such books of a shop, /?logged=100000 these with
 * their log, /?orders=100000 those of a wholesaler. Without a
 * parameter no app is opened, for measurements without a screen. The bench calls the measurements as window.bench.
 */
import { forget, liveQueries, moment, quiet, settledAfterKey } from './in-page/watch.ts';
import '#ui/style/app.css';
import { start } from '#app/start.tsx';
import { booksOf, dealsOf, loggedOf, ordersOf } from './books.ts';
import { businessOf } from './business.ts';
import { work } from './in-page/actions.ts';
import { exportAll, importAll, prepareBackup, rawExportAll, rawImportAll } from './in-page/backup.ts';
import { buyInBatches, sellOf } from './in-page/batches.ts';
import { bringInItems, checkAll, copyBooks, moveIn, rawAgain, restoreCopy } from './in-page/bulk.ts';
import {
  fillBill,
  invoiceSavedAfterKey,
  lineAfterKey,
  openCounterPage,
  openPaidDraft,
  piecesOf,
  savedAfterKey,
} from './in-page/counter.ts';
import { readDeals, saveInvoice } from './in-page/deals.ts';
import { matchGstr2b, matchStatement } from './in-page/exchange.ts';
import { buyBefore, readStock } from './in-page/stock.ts';
import { readPending, saveFromOrder, savePlain } from './in-page/orders.ts';
import { daysRead, readLedger, readStatements, saveOn, saveVoucher } from './in-page/books.ts';
import { boot, rawBoot } from './in-page/boot.ts';
import { readForCsv, writeCsv } from './in-page/csv.ts';
import { findAnything } from './in-page/find-anything.ts';
import { asJournal, statementsOn } from './in-page/hledger.ts';
import { longestInteraction } from './in-page/interactions.ts';
import { openInvoiceOf, openNewInvoice, savePdf } from './in-page/invoice-page.ts';
import { longestInCopying, readChoices, saveItem } from './in-page/masters.ts';
import { preparePages, readPages } from './in-page/pages-of-fifty.ts';
import { longestOfRoll } from './in-page/printing.ts';
import { goRound, PLACES, visit } from './in-page/rounds.ts';
import { copyAll, readFinds, readSorts, readSums, scroll, writeCsvs } from './in-page/scale.ts';
import { fillShift, readX } from './in-page/shifts.ts';
import { change, open, openBooksScreen, openTable } from './in-page/screens.ts';
import { giveOwner, signedInAfterKey } from './in-page/staff.ts';
import { movement, readInventory } from './in-page/trade.ts';
import { tradeBusinessOf } from './trade-business.ts';
import { everythingOf } from './whole-business.ts';
import { sampleStore } from '#data/sample/store.ts';

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const BUSINESSES = { invoices: businessOf, trade: tradeBusinessOf, all: everythingOf };
const BOOKS = { books: booksOf, deals: (count: number) => dealsOf(count), logged: loggedOf, orders: ordersOf };
const asked = new URLSearchParams(window.location.search);
const bench = {
  // No variable keeps the business, so it is on the heap only during the boot.
  ready: opened(),
  storage: () => sampleStore.storage,
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
  readStatements,
  readLedger,
  saveVoucher,
  saveOn,
  saveInvoice,
  openCounterPage,
  lineAfterKey,
  quiet,
  fillBill,
  savedAfterKey,
  openPaidDraft,
  invoiceSavedAfterKey,
  piecesOf,
  longestOfRoll,
  fillShift,
  readX,
  readDeals,
  readPending,
  saveFromOrder,
  savePlain,
  buyInBatches,
  sellOf,
  readStock,
  buyBefore,
  openNewInvoice,
  openInvoiceOf,
  savePdf,
  matchStatement,
  matchGstr2b,
  openBooksScreen,
  openTable,
  daysRead,
  readChoices,
  saveItem,
  longestInCopying,
  bringInItems,
  checkAll,
  copyBooks,
  rawAgain,
  restoreCopy,
  moveIn,
  asJournal,
  statementsOn,
  giveOwner,
  signedInAfterKey,
};
window.bench = bench;

async function opened(): Promise<void> {
  for (const [name, make] of Object.entries(BUSINESSES)) {
    const count = asked.get(name);
    if (count !== null) await start(async () => make(Number(count)));
  }
  const [kind, make] = Object.entries(BOOKS).find(([name]) => asked.has(name)) ?? [];
  if (kind === undefined || make === undefined) return;
  const key = await make(Number(asked.get(kind)));
  window.history.replaceState(null, '', `/books/${key}/settings`);
  // It waits for the sample business, which no page of books opens.
  void start(async () => businessOf(0));
  await moment(() => document.querySelector('main h1')?.textContent === 'Settings');
}
