import { fetchFailureText } from '#ui/lazy-part.tsx';
import { withTimeout } from '#ui/with-timeout.ts';
import type { PictureRequest, PictureResponse } from './roll-worker.ts';

/**
 * Draws a document on a roll as a picture of black and white dots: row below row, each dot a bit, black ones set, the leftmost in
 * the highest bit of its byte. Rejects with a message for the user.
 */
export async function rollPicture(request: PictureRequest): Promise<Extract<PictureResponse, { bits: unknown }>> {
  const worker = new Worker(new URL('./roll-worker.ts', import.meta.url), { type: 'module' });
  const drawn = new Promise<Extract<PictureResponse, { bits: unknown }>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PictureResponse>) => {
      if ('bits' in data) resolve(data);
      else reject(new Error(`The roll could not be drawn. ${data.failure}`));
    });
    worker.addEventListener('error', () => reject(new Error(fetchFailureText())));
    worker.postMessage(request, []);
  });
  // Nothing else is printed meanwhile.
  return withTimeout(drawn).finally(() => worker.terminate());
}
