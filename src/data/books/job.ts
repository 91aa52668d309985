import { runIn } from '#data/files/job.ts';
import type { JobOptions, OnProgress } from '#data/files/progress.ts';
import type { Database } from '#data/store/database.ts';
import { booksStore } from './store.ts';
import type { Rows } from './tables.ts';
import type { TallyIn, TallyInOrder } from './plan-tally.ts';
import type { TallyFiles, TallyOrder } from './tally-out.ts';

/** Long work that reads the open books, with its order and result, which can be posted between page and worker. */
export type BooksJobs = {
  tally: { order: TallyOrder; result: TallyFiles };
};

export type BooksRequest =
  | {
      [Name in keyof BooksJobs]: Readonly<{ job: Name; order: BooksJobs[Name]['order']; database: string }>;
    }[keyof BooksJobs]
  | Readonly<{ job: 'tallyIn'; order: TallyInOrder }>;

/** Runs it in a worker, or, where there is none, with `onPage` from the database of the page: see `runJob`. */
export async function runBooksJob<Name extends keyof BooksJobs>(
  job: Name,
  order: BooksJobs[Name]['order'],
  onPage: (db: Database<Rows>, onProgress: OnProgress) => Promise<BooksJobs[Name]['result']>,
  watching: JobOptions,
): Promise<BooksJobs[Name]['result']> {
  const db = await booksStore.ready();
  const database = booksStore.nameForWorkers;
  const request = database === undefined ? undefined : { job, order, database };
  return runIn(startWorker, request, (onProgress) => onPage(db, onProgress), watching);
}

/** Reads files of Tally in a worker: no books are open yet. */
export function runTallyIn(
  order: TallyInOrder,
  onPage: (onProgress: OnProgress) => Promise<TallyIn>,
  watching: JobOptions,
): Promise<TallyIn> {
  return runIn(startWorker, { job: 'tallyIn', order } satisfies BooksRequest, onPage, watching);
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
