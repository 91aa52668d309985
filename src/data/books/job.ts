import { runIn } from '#data/files/job.ts';
import type { JobOptions, OnProgress } from '#data/files/progress.ts';
import type { Database } from '#data/store/database.ts';
import { CHANGES } from '#data/store/totals.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import type { Paise } from '#domain/money.ts';
import type { BankStatementLine } from '#domain/books/banking/statement-line.ts';
import type { PlannedAction } from '#domain/books/exchange/import/sheet-plan.ts';
import type { StatementImport } from './banking/take-in-statement.ts';
import type { Discrepancy } from './discrepancy.ts';
import type { Imported } from './exchange/import-rows.ts';
import type { CheckedCopy } from './copies/read-copy.ts';
import type { Restored, RestoreOrder } from './copies/write-restored.ts';
import { thisDevice } from './device-name.ts';
import type { BooksFromTally, MoveInOrder } from './exchange/move-in.ts';
import type { TallyImportOutline } from './exchange/outline-tally-import.ts';
import type { TallyImportOrder } from './exchange/plan-tally-import.ts';
import type { GstSummaryOrder } from './returns/read-gst-summary.ts';
import type { Gstr1Order, Gstr1Read } from './returns/read-gstr1.ts';
import type { KeptGstr2b } from './returns/keep-gstr2b.ts';
import type { Gstr2bOrder } from './returns/read-gstr2b-files.ts';
import type { Gstr3bOrder, Gstr3bRead } from './returns/read-gstr3b.ts';
import type { PurchaseMatchOrder, PurchaseMatchRead } from './returns/read-purchase-match.ts';
import type { ActsApproved } from '#domain/books/staff/approval.ts';
import type { Right } from '#domain/books/staff/right.ts';
import { staffFor } from './staff/staff-for.ts';
import { booksStore } from './store.ts';
import type { Rows } from './tables.ts';
import type { TallyFiles, TallyOrder } from './exchange/write-tally.ts';
import type { MethodOrder } from './stock/stock-by-method.ts';
import type { ValueOrder } from './stock/valuation-batches.ts';

/** Long work on the open books, with its order and result, which can be posted between page and worker. */
export type BooksJobs = {
  gstr1: { order: Gstr1Order; result: Gstr1Read };
  gstr3b: { order: Gstr3bOrder; result: Gstr3bRead };
  gstr2b: { order: Gstr2bOrder; result: KeptGstr2b };
  gstSummary: { order: GstSummaryOrder; result: Report };
  purchaseMatch: { order: PurchaseMatchOrder; result: PurchaseMatchRead };
  tally: { order: TallyOrder; result: TallyFiles };
  stockByMethod: { order: MethodOrder; result: readonly Paise[] };
  /** Whether it was done. */
  valueStock: { order: ValueOrder; result: boolean };
  importRows: { order: Readonly<{ actions: readonly PlannedAction[]; fileName: string }>; result: Imported };
  undoImport: { order: Imported & Readonly<{ fileName: string }>; result: void };
  statement: {
    order: Readonly<{ account: string; lines: readonly BankStatementLine[]; fileName: string }>;
    result: StatementImport;
  };
  check: { order: object; result: readonly Discrepancy[] };
  repair: { order: object; result: readonly Discrepancy[] };
  restoreOver: { order: RestoreOrder; result: Omit<Restored, 'key'> };
};

/** Long work for which no books are open. */
export type LoneJobs = {
  tallyIn: { order: TallyImportOrder; result: TallyImportOutline };
  moveIn: { order: MoveInOrder; result: BooksFromTally };
  restoreNew: { order: CheckedCopy; result: Restored };
};

/** The function that does the job of a name, in the worker or on the page. */
export type BooksJob<Name extends keyof BooksJobs> = (
  db: Database<Rows>,
  order: BooksJobs[Name]['order'],
  onProgress: OnProgress,
) => Promise<BooksJobs[Name]['result']>;

/** The function that does the lone job of a name. */
export type LoneJob<Name extends keyof LoneJobs> = (
  order: LoneJobs[Name]['order'],
  onProgress: OnProgress,
) => Promise<LoneJobs[Name]['result']>;

/** Who works in the worker: the id of the person who is signed in at the page, and the approval that she was given. */
export type StaffOrder = Readonly<{ person: string; approval: ActsApproved | undefined }>;

/** A job for the worker; `device` is the name of this device, for the edit log. */
export type BooksRequest = Readonly<{ device: string; staff?: StaffOrder | undefined }> &
  (
    | {
        [Name in keyof BooksJobs]: Readonly<{ job: Name; order: BooksJobs[Name]['order']; database: string }>;
      }[keyof BooksJobs]
    | { [Name in keyof LoneJobs]: Readonly<{ job: Name; order: LoneJobs[Name]['order'] }> }[keyof LoneJobs]
  );

type Writing = Readonly<{ isWriting?: boolean }>;

/**
 * Runs a job in a worker, so that the page stays responsive. `work` does it on the page where there is no worker (see
 * `runJob`), and where it reads so few records, `many`, that it is done before a worker would have started.
 */
export async function runBooksJob<Name extends keyof BooksJobs>(
  job: Name,
  order: BooksJobs[Name]['order'],
  work: BooksJob<Name>,
  { many = MOST_ON_PAGE + 1, ...options }: JobOptions & Writing & Readonly<{ many?: number }>,
): Promise<BooksJobs[Name]['result']> {
  const db = await booksStore.ready();
  const database = many > MOST_ON_PAGE ? booksStore.nameForWorkers : undefined;
  const request = database === undefined ? undefined : await requestOf(job, order, database);
  return runIn(startWorker, request, (onProgress) => work(db, order, onProgress), options);
}

/**
 * As `runBooksJob`, for work that only reads. Within a live query it is read again after every change: the query does not see
 * what a worker reads, but it sees the count of changes.
 */
export async function readInBooksJob<Name extends keyof BooksJobs>(
  job: Name,
  order: BooksJobs[Name]['order'],
  work: BooksJob<Name>,
  options: Readonly<{ many: number }>,
): Promise<BooksJobs[Name]['result']> {
  await booksStore.totals([CHANGES]);
  return runBooksJob(job, order, work, options);
}

async function requestOf<Name extends keyof BooksJobs>(job: Name, order: BooksJobs[Name]['order'], database: string) {
  return { job, order, database, device: thisDevice(), staff: await staffFor(RIGHTS_TO[job]) };
}

const MOST_ON_PAGE = 200;

/** The right that each job asks for before it begins, as a worker can ask nobody: on the page the work asks itself. Jobs that only read are refused by their reads. */
const RIGHTS_TO: Readonly<Partial<Record<keyof BooksJobs, Right>>> = {
  importRows: 'files',
  undoImport: 'files',
  statement: 'ledgers',
  gstr2b: 'gst',
  repair: 'settings',
  restoreOver: 'settings',
};

/** As `runBooksJob`, where no books are open. */
export function runAlone<Name extends keyof LoneJobs>(
  job: Name,
  order: LoneJobs[Name]['order'],
  work: LoneJob<Name>,
  options: JobOptions & Writing,
): Promise<LoneJobs[Name]['result']> {
  const request = { job, order, device: thisDevice() };
  return runIn(startWorker, request, (onProgress) => work(order, onProgress), options);
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
