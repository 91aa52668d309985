import { Refusal, rootErrorOf } from '#data/store/refusal.ts';
import { fromPieces, inPieces, type Piece } from './pieces.ts';
import type { PageMessage, WorkerMessage } from './job.ts';
import { type OnProgress, STOP } from './progress.ts';

/**
 * In a worker: performs what the page asks for, and posts its progress and its result, or why there is none. Once the page
 * asks it to stop, the next report of progress throws.
 */
export function answerPage<Request extends object>(
  perform: (request: Request, onProgress: OnProgress) => Promise<unknown>,
): void {
  let isStopped = false;
  const onProgress = (done: number, total: number) => {
    if (isStopped) throw new DOMException('The page asked for it', 'AbortError');
    post({ progress: [done, total] });
  };
  const given: Piece[] = [];
  addEventListener('message', ({ data }: MessageEvent<PageMessage<Request>>) => {
    if (data === STOP) {
      isStopped = true;
      return;
    }
    if ('piece' in data) return void given.push(data.piece);
    perform(withPieces(data.request, given), onProgress).then(
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

/** The request with the long lists of its order as they were before they were posted. */
function withPieces<Request extends object>(request: Request, pieces: readonly Piece[]): Request {
  return 'order' in request ? { ...request, order: fromPieces(request.order, pieces) } : request;
}

function post(message: WorkerMessage<unknown>): void {
  postMessage(message);
}
