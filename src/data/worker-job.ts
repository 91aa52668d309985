import type { Checked } from './backup/check.ts';
import type { Order } from './backup/write.ts';
import type { CsvOrder } from './csv.ts';
import { Refusal } from './refusal.ts';

/** A file of records, ready to be handed over, and how many there are. */
export type RecordFile = Readonly<{ parts: readonly Blob[]; count: number }>;

/** Work that takes long: what it is given and what comes of it. All of it can be handed between page and worker. */
export type Jobs = {
  write: { given: Order & Readonly<{ database: string }>; made: RecordFile };
  check: { given: Readonly<{ file: Blob; password: string }>; made: Checked | 'locked' | 'wrong password' };
  csv: { given: CsvOrder & Readonly<{ database: string }>; made: RecordFile };
};

/** What a worker says: how far it has come, and at last one of the others. */
export type WorkerMessage =
  | Readonly<{ progress: readonly [done: number, total: number] }>
  | Readonly<{ made: Jobs[keyof Jobs]['made'] }>
  | Readonly<{ refused: readonly [title: string, sentence: string] }>
  | Readonly<{ failed: string }>;

export type JobRequest = { [Name in keyof Jobs]: Readonly<{ job: Name; given: Jobs[Name]['given'] }> }[keyof Jobs];

export type JobOptions = Readonly<{ signal?: AbortSignal; onProgress?: (done: number, total: number) => void }>;

/** Told of how far it has come; throws to end the work. What it returns is awaited where the work can pause. */
export type ReportProgress = (done: number, total: number) => unknown;

/**
 * Has a job done in a worker, so that the page stays awake; or by the page itself, with pauses, where there is no worker:
 * `onPage` says how. That is so, too, where the worker's file is gone, as after an update: a copy can be saved even then.
 */
export async function runInWorker<Name extends keyof Jobs>(
  job: Name,
  given: Jobs[Name]['given'] | undefined,
  onPage: (pulse: ReportProgress) => Promise<Jobs[Name]['made']>,
  watching: JobOptions,
): Promise<Jobs[Name]['made']> {
  const { signal, onProgress } = watching;
  signal?.throwIfAborted();
  if (given !== undefined && typeof Worker !== 'undefined') {
    const answer = await inWorker({ job, given } as JobRequest, watching);
    if (answer !== 'no worker') return answer;
  }
  return onPage((done, total) => {
    signal?.throwIfAborted();
    onProgress?.(done, total);
    return pause();
  });
}

function inWorker(
  asked: JobRequest,
  { signal, onProgress }: JobOptions,
): Promise<Jobs[keyof Jobs]['made'] | 'no worker'> {
  return new Promise((resolve, reject) => {
    const worker = started();
    if (!worker) return resolve('no worker');
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', cancel);
    };
    const cancel = () => {
      end();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', cancel);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      resolve('no worker');
    });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('progress' in data) return onProgress?.(...data.progress);
      end();
      if ('made' in data) return resolve(data.made);
      reject('refused' in data ? new Refusal(...data.refused) : new Error(data.failed));
    });
    worker.postMessage(asked, []);
  });
}

function started(): Worker | undefined {
  try {
    return new Worker(new URL('./job-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // The browser's settings may forbid it.
    return undefined;
  }
}

/** Lets the page draw and answer. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
