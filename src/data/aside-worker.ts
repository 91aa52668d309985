import type { Asked, Jobs, Said } from './aside.ts';
import { Refusal, whyUnread } from './refusal.ts';

/** Does one job, of which alone it loads the code, says what came of it, and is ended by the page. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  perform(data).then(
    (made) => say({ made }, typeof made === 'object' && 'bytes' in made ? [made.bytes.buffer] : []),
    (error: unknown) => {
      if (error instanceof Refusal) say({ refused: [error.title, error.message] });
      else say({ failed: textOf(whyUnread(error)) });
    },
  );
});

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function perform(asked: Asked): Promise<Jobs[keyof Jobs]['made']> {
  switch (asked.job) {
    case 'check':
      return (await import('./backup/check.ts')).checkBackup(asked.given.file, asked.given.password, tell);
    case 'csv': {
      const [{ Database }, { csvFile }] = await Promise.all([import('./database.ts'), import('./csv.ts')]);
      const db = new Database(asked.given.database).neverAnew();
      await db.open();
      return csvFile(db, asked.given, tell).finally(() => db.close());
    }
    case 'write': {
      const { writeBackup } = await import('./backup/write.ts');
      const db = await open(asked.given.database);
      return writeBackup({ db, ranges: IDBKeyRange }, asked.given, tell).finally(() => db.close());
    }
  }
}

/** The page's database. Where it is gone by now, none is made in its stead. */
function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => {
      // Whoever wants to delete it need not wait for a copy.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('Storage gave no answer.')));
  });
}

function tell(done: number, total: number): void {
  say({ progress: [done, total] });
}

function say(said: Said, transfer: Transferable[] = []): void {
  postMessage(said, { transfer });
}
