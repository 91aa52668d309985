import { openForReading } from '#data/store/open-for-reading.ts';
import { booksJobs, copyKindOf, tablesOf } from '#data/workspace-tables.ts';
import { answerPage } from './answer-page.ts';
import type { JobRequest, Jobs } from './job.ts';
import type { OnProgress } from './progress.ts';

/** Runs one job, loading only the code it needs, and posts its result. The page then terminates the worker. */
answerPage<JobRequest>(perform);

async function perform(request: JobRequest, onProgress: OnProgress): Promise<Jobs[keyof Jobs]['result']> {
  if (request.job === 'sheets') return (await import('./sheets/read-sheets.ts')).readSheets(request.input.file);
  if (request.job === 'zip') return (await import('./zip.ts')).zipped(request.input, onProgress);
  const { tables, versions } = await tablesOf(request.input.store);
  const ofBooks = async <Result>(run: (jobs: BooksJobsRun, db: ReadDatabase) => Promise<Result>) => {
    const { database } = request.input as Readonly<{ database: string }>;
    const [db, jobs] = await Promise.all([openForReading(versions, database), booksJobs()]);
    return run(jobs, db).finally(() => db.close());
  };
  switch (request.job) {
    case 'check': {
      const { file, password } = request.input;
      const kind = await copyKindOf(request.input.store);
      return (await import('./backup/check.ts')).checkBackup(tables, kind, file, password, onProgress);
    }
    case 'csv': {
      const [db, { csvFile }] = await Promise.all([
        openForReading(versions, request.input.database),
        import('./csv.ts'),
      ]);
      return csvFile(db, tables, request.input, onProgress).finally(() => db.close());
    }
    case 'gstr1':
      return ofBooks((jobs, db) => jobs.gstr1(db, request.input));
    case 'gstr3b':
      return ofBooks((jobs, db) => jobs.gstr3b(db, request.input));
    case 'gstr2b':
      return ofBooks((jobs, db) => jobs.gstr2b(db, request.input));
    case 'gstSummary':
      return ofBooks((jobs, db) => jobs.gstSummary(db, request.input));
    case 'purchaseMatch':
      return ofBooks((jobs, db) => jobs.purchaseMatch(db, request.input));
    case 'write': {
      const [db, { writeBackup }, kind] = await Promise.all([
        openForReading(versions, request.input.database),
        import('./backup/write.ts'),
        copyKindOf(request.input.store),
      ]);
      return writeBackup(db, Object.keys(tables), kind, request.input, onProgress).finally(() => db.close());
    }
  }
}

type BooksJobsRun = Awaited<ReturnType<typeof booksJobs>>;
type ReadDatabase = Awaited<ReturnType<typeof openForReading>>;
