import { Refusal, rootErrorOf } from '#data/store/refusal.ts';
import { inPieces } from './result-pieces.ts';
import type { WorkerMessage } from './job.ts';
import type { OnProgress } from './progress.ts';

/** In a worker: performs what the page asks for, and posts its progress and its result, or why there is none. */
export function answerPage<Request>(perform: (request: Request, onProgress: OnProgress) => Promise<unknown>): void {
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    perform(data, (done, total) => post({ progress: [done, total] })).then(
      (whole) => {
        const { pieces, rest: result } = inPieces(whole);
        for (const piece of pieces) post({ piece });
        return post({ result }, ownedBytes(result));
      },
      (error: unknown) => {
        if (error instanceof Refusal) return post({ refusal: [error.title, error.message] });
        const { name, message } = rootErrorOf(error);
        return post({ failed: [name, message] });
      },
    );
  });
}

/** Bytes change their owner instead of being copied. */
function ownedBytes(result: unknown): Transferable[] {
  if (typeof result !== 'object' || result === null || !('bytes' in result)) return [];
  return result.bytes instanceof Uint8Array ? [result.bytes.buffer] : [];
}

function post(message: WorkerMessage<unknown>, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
