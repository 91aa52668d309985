import { answerPage } from '#data/files/answer-page.ts';
import type { OnProgress } from '#data/files/progress.ts';
import type { Database } from '#data/store/database.ts';
import { openForReading } from '#data/store/open-for-reading.ts';
import type { BooksJobs, BooksRequest } from './job.ts';
import type { TallyIn } from './plan-tally.ts';
import type { Rows } from './tables.ts';
import { VERSIONS } from './versions.ts';

/** Runs one job on the books that the page has open, loading only the code it needs. */
answerPage<BooksRequest>(perform);

async function perform(request: BooksRequest, onProgress: OnProgress): Promise<Result> {
  if (request.job === 'tallyIn') return (await import('./plan-tally.ts')).planTally(request.order, onProgress);
  const { job, order, database } = request;
  // The database is of books, whose rows are these.
  const db = (await openForReading(VERSIONS, database)) as unknown as Database<Rows>;
  try {
    switch (job) {
      case 'tally':
        return await (await import('./tally-out.ts')).tallyOut(db, order, onProgress);
    }
  } finally {
    db.close();
  }
}

type Result = BooksJobs[keyof BooksJobs]['result'] | TallyIn;
