import { vi } from 'vitest';
import type { WorkerMessage } from '#data/files/job.ts';

/** A worker that does nothing of itself: a test posts its messages, and sees those that it gets. */
export class HeldWorker extends EventTarget {
  readonly posted: unknown[] = [];
  isEnded = false;

  postMessage(message: unknown): void {
    this.posted.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: WorkerMessage<unknown>): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Makes every worker that is started from now on a held one, and returns how to wait for the next. */
export function holdWorkers(): () => Promise<HeldWorker> {
  const started: HeldWorker[] = [];
  let seen = 0;
  vi.stubGlobal(
    'Worker',
    class extends HeldWorker {
      constructor() {
        super();
        started.push(this);
      }
    },
  );
  return async () => {
    const at = seen++;
    await vi.waitUntil(() => started[at]?.posted.length, { timeout: 20_000 });
    return started[at] as HeldWorker;
  };
}
