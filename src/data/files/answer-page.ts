import { Refusal, rootErrorOf } from '#data/store/refusal.ts';
import { inPieces } from './result-pieces.ts';
import type { WorkerMessage } from './job.ts';
import { type OnProgress, STOP } from './progress.ts';

/**
 * In a worker: performs what the page asks for, and posts its progress and its result, or why there is none. Once the page
 * asks it to stop, the next report of progress throws.
 */
export function answerPage<Request>(perform: (request: Request, onProgress: OnProgress) => Promise<unknown>): void {
  let isStopped = false;
  const onProgress = (done: number, total: number) => {
    if (isStopped) throw new DOMException('The page asked for it', 'AbortError');
    post({ progress: [done, total] });
  };
  addEventListener('message', ({ data }: MessageEvent<Request | typeof STOP>) => {
    if (data === STOP) {
      isStopped = true;
      return;
    }
    perform(data, onProgress).then(
      (whole) => {
        const { pieces, rest: result } = inPieces(whole);
        for (const piece of pieces) post({ piece });
        return post({ result });
      },
      (error: unknown) => {
        if (error instanceof Refusal) return post({ refusal: [error.title, error.message, { fields: error.fields }] });
        const { name, message } = rootErrorOf(error);
        return post({ failed: [name, message] });
      },
    );
  });
}

function post(message: WorkerMessage<unknown>): void {
  postMessage(message);
}
