import { openForReading } from '#data/store/open-for-reading.ts';
import { Refusal, rootErrorOf } from '#data/store/refusal.ts';
import { booksJobs, copyKindOf, tablesOf } from '#data/workspace-tables.ts';
import type { JobRequest, Jobs, WorkerMessage } from './job.ts';

/** Runs one job, loading only the code it needs, and posts its result. The page then terminates the worker. */
addEventListener('message', ({ data }: MessageEvent<JobRequest>) => {
  perform(data).then(
    (result) => post({ result }, typeof result === 'object' && 'bytes' in result ? [result.bytes.buffer] : []),
    (error: unknown) => {
      if (error instanceof Refusal) return post({ refusal: [error.title, error.message] });
      const { name, message } = rootErrorOf(error);
      return post({ failed: [name, message] });
    },
  );
});

async function perform(request: JobRequest): Promise<Jobs[keyof Jobs]['result']> {
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

function onProgress(done: number, total: number): void {
  post({ progress: [done, total] });
}

function post(message: WorkerMessage, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
