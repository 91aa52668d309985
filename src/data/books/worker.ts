import { answerPage } from '#data/files/answer-page.ts';
import type { OnProgress } from '#data/files/progress.ts';
import { connectForWorker } from '#data/store/open-for-worker.ts';
import { takeDeviceName } from './device-name.ts';
import { askForApprovalBy } from './act.ts';
import type { BooksJob, BooksJobs, BooksRequest, LoneJob, LoneJobs, StaffOrder } from './job.ts';
import { guardIfStaff } from './staff/guard-open-books.ts';
import { VERSIONS } from './schema-versions.ts';
import { booksStore } from './store.ts';
import type { Rows } from './tables.ts';

/** Runs one job on the books that the page has open, or on none, loading only the code it needs. */
answerPage<BooksRequest>(perform);

async function perform({ device, staff, ...request }: BooksRequest, onProgress: OnProgress): Promise<unknown> {
  takeDeviceName(device);
  if (!('database' in request)) {
    // The work is that of the job's name.
    const work = (await LONE_WORK[request.job]()) as LoneJob<typeof request.job>;
    return work(request.order, onProgress);
  }
  const { job, order, database } = request;
  const [work] = await Promise.all([WORK[job](), booksStore.use(connectForWorker<Rows>(VERSIONS, database, STRICT))]);
  if (staff) await workFor(staff);
  return (work as BooksJob<typeof job>)(booksStore.database(), order, onProgress).finally(() => booksStore.leave());
}

/** Has the person at the page do what is done here, with the approval that she was given there. */
async function workFor({ person, approval }: StaffOrder): Promise<void> {
  await guardIfStaff(booksStore.database(), person);
  let given = approval;
  askForApprovalBy(async () => {
    const once = given;
    given = undefined;
    return once;
  });
}

const WORK: Readonly<{ [Name in keyof BooksJobs]: () => Promise<BooksJob<Name>> }> = {
  gstr1: async () => (await import('./returns/read-gstr1.ts')).readGstr1,
  gstr3b: async () => (await import('./returns/read-gstr3b.ts')).readGstr3b,
  gstr2b: async () => {
    const { keepGstr2b } = await import('./returns/keep-gstr2b.ts');
    return (_db, order) => keepGstr2b(order);
  },
  gstSummary: async () => (await import('./returns/read-gst-summary.ts')).readGstSummary,
  purchaseMatch: async () => (await import('./returns/read-purchase-match.ts')).readPurchaseMatch,
  tally: async () => (await import('./exchange/write-tally.ts')).writeTally,
  stockByMethod: async () => (await import('./stock/stock-by-method.ts')).stockByMethod,
  valueStock: async () => (await import('./stock/valuation-batches.ts')).valueEverySlice,
  importRows: async () => {
    const { importRows } = await import('./exchange/import-rows.ts');
    return (_db, { actions, fileName }, onProgress) => importRows(actions, fileName, onProgress);
  },
  undoImport: async () => {
    const { undoImport } = await import('./exchange/undo-import.ts');
    return (_db, order, onProgress) => undoImport(order, order.fileName, onProgress);
  },
  statement: async () => {
    const { takeInStatement } = await import('./banking/take-in-statement.ts');
    return (_db, { account, lines, fileName }, onProgress) => takeInStatement(account, lines, fileName, onProgress);
  },
  check: async () => {
    const { checkBooks } = await import('./audit/check-books.ts');
    return (_db, _order, onProgress) => checkBooks(onProgress);
  },
  repair: async () => {
    const { repairBooks } = await import('./audit/check-books.ts');
    return (_db, _order, onProgress) => repairBooks(onProgress);
  },
  restoreOver: async () => (await import('./copies/write-restored.ts')).restoreOpen,
};

const LONE_WORK: Readonly<{ [Name in keyof LoneJobs]: () => Promise<LoneJob<Name>> }> = {
  tallyIn: async () => (await import('./exchange/outline-tally-import.ts')).outlineTallyImport,
  moveIn: async () => (await import('./exchange/move-in.ts')).moveIn,
  restoreNew: async () => (await import('./copies/write-restored.ts')).restoreNew,
};

const STRICT = { chromeTransactionDurability: 'strict' } as const;
