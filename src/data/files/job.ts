import type { FailureWords } from '#data/store/connection.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { StoreName } from '#data/workspace-tables.ts';
import type { CheckedFile } from './backup/check.ts';
import type { CopyOrder, WrittenCopy } from './backup/write.ts';
import type { CsvOrder } from './csv.ts';
import { fromPieces, inPieces, type Piece } from './pieces.ts';
import type { TextSheet } from './sheets/sheet.ts';
import type { ZipOrder } from './zip.ts';
import { type JobOptions, type OnProgress, type RecordFile, STOP } from './progress.ts';

/** Long-running jobs with their input and result, which can all be posted between page and worker. */
export type Jobs = {
  write: { input: CopyOrder & OfDatabase; result: WrittenCopy };
  check: {
    input: Readonly<{ store: StoreName; file: Blob; password: string }>;
    result: CheckedFile | 'locked' | 'wrong password';
  };
  replace: { input: ReplaceOrder & OfDatabase; result: void };
  csv: { input: CsvOrder & OfDatabase; result: RecordFile };
  sheets: { input: Readonly<{ file: Blob }>; result: readonly TextSheet[] };
  zip: { input: ZipOrder; result: Blob };
};

/** The file that is to replace all records, and the sentences of the store for its own failures. */
type ReplaceOrder = Readonly<{ checked: CheckedFile; words: FailureWords }>;

/** The store that a job works for, and the name of its open database. */
type OfDatabase = Readonly<{ store: StoreName; database: string }>;

/** A message to a worker: the pieces of a long order one by one, then the request that they belong to, and STOP if it is cancelled. */
export type PageMessage<Request> = Readonly<{ piece: Piece }> | Readonly<{ request: Request }> | typeof STOP;

/** The messages of a worker: any number of progress messages and of pieces, then its result or why there is none. */
export type WorkerMessage<Result> =
  | Readonly<{ progress: readonly [done: number, total: number] }>
  | Readonly<{ piece: Piece }>
  | Readonly<{ result: Result }>
  | Readonly<{ refusal: ConstructorParameters<typeof Refusal> }>
  | Readonly<{ failed: readonly [name: string, message: string] }>;

export type JobRequest = { [Name in keyof Jobs]: Readonly<{ job: Name; input: Jobs[Name]['input'] }> }[keyof Jobs];

/**
 * Runs a job in a worker, so that the page stays responsive. Without workers the page runs it itself through `onPage`,
 * with pauses. The same happens if the worker's file cannot be loaded, as after an update: a backup can be exported
 * even then. Whatever fails there fails here as it did there; the caller says what it means.
 */
export async function runJob<Name extends keyof Jobs>(
  job: Name,
  input: Jobs[Name]['input'] | undefined,
  onPage: (onProgress: OnProgress) => Promise<Jobs[Name]['result']>,
  options: RunOptions,
): Promise<Jobs[Name]['result']> {
  const request = input && ({ job, input } as JobRequest);
  return runIn<Jobs[Name]['result']>(startWorker, request, onPage, options);
}

/**
 * As `runJob`, in a worker of one's own, which answers as `answerPage` does. Without a request the page does the work. One that
 * writes (`isWriting`) is asked to stop where it is cancelled, so that it says itself whether all is written or nothing; one
 * that only reads is ended at once.
 */
export async function runIn<Result>(
  start: () => Worker,
  request: object | undefined,
  onPage: (onProgress: OnProgress) => Promise<Result>,
  options: RunOptions,
): Promise<Result> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  if (request !== undefined && typeof Worker !== 'undefined') {
    const answer = await inWorker<Result>(start, request, options);
    if (answer !== 'no worker') return answer;
  }
  return onPage((done, total) => {
    signal?.throwIfAborted();
    onProgress?.(done, total);
    return pause();
  });
}

type RunOptions = JobOptions & Readonly<{ isWriting?: boolean }>;

function inWorker<Result>(
  start: () => Worker,
  request: object,
  { signal, onProgress, isWriting = false }: RunOptions,
): Promise<Result | 'no worker'> {
  return new Promise((resolve, reject) => {
    const worker = started(start);
    if (!worker) return resolve('no worker');
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', cancel);
    };
    const cancel = () => {
      if (isWriting) return worker.postMessage(STOP, []);
      end();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', cancel);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      resolve('no worker');
    });
    const pieces: Piece[] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage<Result>>) => {
      if ('progress' in data) return onProgress?.(...data.progress);
      if ('piece' in data) return void pieces.push(data.piece);
      end();
      if ('result' in data) return resolve(fromPieces(data.result, pieces));
      reject('refusal' in data ? new Refusal(...data.refusal) : new DOMException(data.failed[1], data.failed[0]));
    });
    void post(worker, request);
  });
}

/** Posts a request, the long lists of its order piece by piece: the page copies each message at once, and draws between two. */
async function post(worker: Worker, request: object): Promise<void> {
  const send = (message: PageMessage<object>) => worker.postMessage(message, []);
  const { pieces, rest: order } = inPieces('order' in request ? request.order : undefined);
  for (const piece of pieces) {
    send({ piece });
    await pause();
  }
  send({ request: pieces.length > 0 ? { ...request, order } : request });
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

function started(start: () => Worker): Worker | undefined {
  try {
    return start();
  } catch {
    // The browser's settings may forbid workers.
    return undefined;
  }
}

/** Lets the page render and handle input. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
