import type { Checked } from './backup/check.ts';
import type { Order } from './backup/write.ts';
import type { CsvOrder } from './csv.ts';
import { Refusal } from './refusal.ts';

/** A file of records, ready to be saved, and the number of records in it. */
export type RecordFile = Readonly<{ parts: readonly Blob[]; count: number }>;

/** Long-running jobs with their input and result, which can all be posted between page and worker. */
export type Jobs = {
  write: { input: Order & Readonly<{ database: string }>; result: RecordFile };
  check: { input: Readonly<{ file: Blob; password: string }>; result: Checked | 'locked' | 'wrong password' };
  csv: { input: CsvOrder & Readonly<{ database: string }>; result: RecordFile };
};

/** The messages of a worker: any number of progress messages, then one of the others. */
export type WorkerMessage =
  | Readonly<{ progress: readonly [done: number, total: number] }>
  | Readonly<{ result: Jobs[keyof Jobs]['result'] }>
  | Readonly<{ refusal: readonly [title: string, sentence: string] }>
  | Readonly<{ failed: string }>;

export type JobRequest = { [Name in keyof Jobs]: Readonly<{ job: Name; input: Jobs[Name]['input'] }> }[keyof Jobs];

export type JobOptions = Readonly<{ signal?: AbortSignal; onProgress?: (done: number, total: number) => void }>;

/** Called with the progress; throws to cancel the job. Its result is awaited wherever the job can pause. */
export type ReportProgress = (done: number, total: number) => unknown;

/**
 * Runs a job in a worker, so that the page stays responsive. Without workers the page runs it itself through `onPage`,
 * with pauses. The same happens if the worker's file cannot be loaded, as after an update: a backup can be exported
 * even then.
 */
export async function runInWorker<Name extends keyof Jobs>(
  job: Name,
  input: Jobs[Name]['input'] | undefined,
  onPage: (pulse: ReportProgress) => Promise<Jobs[Name]['result']>,
  watching: JobOptions,
): Promise<Jobs[Name]['result']> {
  const { signal, onProgress } = watching;
  signal?.throwIfAborted();
  if (input !== undefined && typeof Worker !== 'undefined') {
    const answer = await inWorker({ job, input } as JobRequest, watching);
    if (answer !== 'no worker') return answer;
  }
  return onPage((done, total) => {
    signal?.throwIfAborted();
    onProgress?.(done, total);
    return pause();
  });
}

function inWorker(
  request: JobRequest,
  { signal, onProgress }: JobOptions,
): Promise<Jobs[keyof Jobs]['result'] | 'no worker'> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
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
      if ('result' in data) return resolve(data.result);
      reject('refusal' in data ? new Refusal(...data.refusal) : new Error(data.failed));
    });
    worker.postMessage(request, []);
  });
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./job-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // The browser's settings may forbid workers.
    return undefined;
  }
}

/** Lets the page render and handle input. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
