import { Refusal } from '#data/refusal.ts';
import type { Asked, Jobs, Said } from './aside.ts';
import { checkBackup } from './check.ts';
import { writeBackup } from './write.ts';

/** Does one job, says what came of it, and is ended by the page. */
const page = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;

page.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  perform(data).then(
    (made) => say({ made }, typeof made === 'object' && 'bytes' in made ? [made.bytes.buffer] : []),
    (error: unknown) => {
      if (error instanceof Refusal) say({ refused: [error.title, error.message] });
      else say({ failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
    },
  );
});

async function perform(asked: Asked): Promise<Jobs[keyof Jobs]['made']> {
  if (asked.job === 'check') return checkBackup(asked.given.file, asked.given.password, tell);
  const db = await open(asked.given.database);
  try {
    return await writeBackup({ db, ranges: IDBKeyRange }, asked.given, tell);
  } finally {
    db.close();
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

function say(said: Said, handedOver: Transferable[] = []): void {
  page.postMessage(said, handedOver);
}
