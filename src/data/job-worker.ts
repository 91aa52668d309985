import type { JobRequest, Jobs, WorkerMessage } from './worker-job.ts';
import type { Database } from './database.ts';
import { Refusal, asReadError } from './refusal.ts';

/** Runs one job, loading only the code it needs, and posts its result. The page then terminates the worker. */
addEventListener('message', ({ data }: MessageEvent<JobRequest>) => {
  perform(data).then(
    (result) => post({ result }, typeof result === 'object' && 'bytes' in result ? [result.bytes.buffer] : []),
    (error: unknown) => {
      if (error instanceof Refusal) post({ refusal: [error.title, error.message] });
      else post({ failed: textOf(asReadError(error)) });
    },
  );
});

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function perform(request: JobRequest): Promise<Jobs[keyof Jobs]['result']> {
  switch (request.job) {
    case 'check':
      return (await import('./backup/check.ts')).checkBackup(
        request.input.file,
        request.input.password,
        reportProgress,
      );
    case 'csv': {
      const [db, { csvFile }] = await Promise.all([open(request.input.database), import('./csv.ts')]);
      return csvFile(db, request.input, reportProgress).finally(() => db.close());
    }
    case 'write': {
      const [db, { writeBackup }] = await Promise.all([open(request.input.database), import('./backup/write.ts')]);
      return writeBackup(db, request.input, reportProgress).finally(() => db.close());
    }
  }
}

/** Opens the page's database. If it no longer exists, no empty one is created. */
async function open(name: string): Promise<Database> {
  const { Database } = await import('./database.ts');
  const db = new Database(name).openExistingOnly();
  await db.open();
  return db;
}

function reportProgress(done: number, total: number): void {
  post({ progress: [done, total] });
}

function post(message: WorkerMessage, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
