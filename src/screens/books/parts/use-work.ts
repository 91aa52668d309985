import { useEffect, useRef, useState } from 'react';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';

/** Where some long work stands. */
export type WorkState<Result> = Readonly<
  | { name: 'idle' | 'cancelled' }
  | { name: 'running'; progress: readonly [done: number, total: number] }
  | { name: 'done'; result: Result }
  | { name: 'failed'; why: string }
>;

type Task<Result> = (onProgress: (done: number, total: number) => void, signal: AbortSignal) => Promise<Result>;

/** Work that takes long in large books, one at a time. Leaving its page cancels it. */
export function useWork<Result>() {
  const [work, setWork] = useState<WorkState<Result>>({ name: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  return {
    work,
    async run(task: Task<Result>) {
      if (running.current) return;
      const { signal } = (running.current = new AbortController());
      const say = (next: WorkState<Result>) => !signal.aborted && setWork(next);
      say({ name: 'running', progress: [0, 1] });
      try {
        const result = await task((...progress) => say({ name: 'running', progress }), signal);
        say({ name: 'done', result });
      } catch (error) {
        say({ name: 'failed', why: whyNot(error) });
      } finally {
        running.current = null;
      }
    },
    cancel() {
      running.current?.abort();
      running.current = null;
      setWork({ name: 'cancelled' });
    },
  };
}
