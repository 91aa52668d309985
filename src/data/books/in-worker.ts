import { type Jobs, runJob } from '#data/files/job.ts';
import { type BooksJobs, BOOKS_JOBS } from './books-jobs.ts';
import { booksStore } from './store.ts';

/**
 * Runs what reads many vouchers in a worker, so that the page stays responsive; few are read by the page, before a worker
 * would have started.
 */
export async function inWorker<Name extends keyof BooksJobs>(
  job: Name,
  order: BooksJobs[Name]['input'],
  many: number,
): Promise<BooksJobs[Name]['result']> {
  const db = await booksStore.ready();
  const database = many > MOST_ON_PAGE ? booksStore.nameForWorkers : undefined;
  const input = database === undefined ? undefined : { ...order, store: 'books' as const, database };
  // What a job of this name is ordered with: TypeScript does not follow the name through both tables.
  return runJob(job, input as Jobs[Name]['input'] | undefined, () => BOOKS_JOBS[job](db, order), {});
}

const MOST_ON_PAGE = 200;
