import type { JobRequest, Jobs, WorkerMessage } from './worker-job.ts';
import type { Database } from './database.ts';
import { Refusal, asReadError } from './refusal.ts';

/** Does one job, of which alone it loads the code, says what came of it, and is ended by the page. */
addEventListener('message', ({ data }: MessageEvent<JobRequest>) => {
  perform(data).then(
    (made) => say({ made }, typeof made === 'object' && 'bytes' in made ? [made.bytes.buffer] : []),
    (error: unknown) => {
      if (error instanceof Refusal) say({ refused: [error.title, error.message] });
      else say({ failed: textOf(asReadError(error)) });
    },
  );
});

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function perform(asked: JobRequest): Promise<Jobs[keyof Jobs]['made']> {
  switch (asked.job) {
    case 'check':
      return (await import('./backup/check.ts')).checkBackup(asked.given.file, asked.given.password, tell);
    case 'csv': {
      const [db, { csvFile }] = await Promise.all([open(asked.given.database), import('./csv.ts')]);
      return csvFile(db, asked.given, tell).finally(() => db.close());
    }
    case 'write': {
      const [db, { writeBackup }] = await Promise.all([open(asked.given.database), import('./backup/write.ts')]);
      return writeBackup(db, asked.given, tell).finally(() => db.close());
    }
  }
}

/** The page's database. Where it is gone by now, none is made in its stead. */
async function open(name: string): Promise<Database> {
  const { Database } = await import('./database.ts');
  const db = new Database(name).neverAnew();
  await db.open();
  return db;
}

function tell(done: number, total: number): void {
  say({ progress: [done, total] });
}

function say(said: WorkerMessage, transfer: Transferable[] = []): void {
  postMessage(said, { transfer });
}
