import { answerPage } from '#data/files/answer-page.ts';
import type { OnProgress } from '#data/files/progress.ts';
import type { Database } from '#data/store/database.ts';
import { openForWorker } from '#data/store/open-for-worker.ts';
import type { BooksJob, BooksJobs, BooksRequest } from './job.ts';
import type { TallyImportPlan } from './exchange/plan-tally-import.ts';
import type { Rows } from './tables.ts';
import { VERSIONS } from './schema-versions.ts';

/** Runs one job on the books that the page has open, loading only the code it needs. */
answerPage<BooksRequest>(perform);

async function perform(request: BooksRequest, onProgress: OnProgress): Promise<Result> {
  if (request.job === 'tallyIn')
    return (await import('./exchange/plan-tally-import.ts')).planTallyImport(request.order, onProgress);
  const { job, order, database } = request;
  const [opened, work] = await Promise.all([openForWorker(VERSIONS, database), WORK[job]()]);
  // The database is of books, whose rows are these; the work is that of the job's name.
  const db = opened as unknown as Database<Rows>;
  return (work as BooksJob<typeof job>)(db, order, onProgress).finally(() => db.close());
}

const WORK: Readonly<{ [Name in keyof BooksJobs]: () => Promise<BooksJob<Name>> }> = {
  gstr1: async () => (await import('./returns/read-gstr1.ts')).readGstr1,
  gstr3b: async () => (await import('./returns/read-gstr3b.ts')).readGstr3b,
  gstr2b: async () => {
    const { readGstr2bFiles } = await import('./returns/read-gstr2b-files.ts');
    return (_db, order) => readGstr2bFiles(order);
  },
  gstSummary: async () => (await import('./returns/read-gst-summary.ts')).readGstSummary,
  purchaseMatch: async () => (await import('./returns/read-purchase-match.ts')).readPurchaseMatch,
  tally: async () => (await import('./exchange/write-tally.ts')).writeTally,
  stockByMethod: async () => (await import('./stock/stock-by-method.ts')).stockByMethod,
  valueStock: async () => (await import('./stock/valuation-batches.ts')).valueEverySlice,
};

type Result = BooksJobs[keyof BooksJobs]['result'] | TallyImportPlan;
