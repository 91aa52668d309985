import { useSyncExternalStore } from 'react';
import { sayFailure, type ToastText, whyNot } from '#ui/feedback/outcome-toasts.ts';
import { type CancellableWork, showWork, toastSuccess } from '#ui/feedback/toast.tsx';
import { createSignal } from '#ui/signal.ts';

/** Where lasting work stands; `asked` is what it was begun with. Without a problem, work that stopped was cancelled. */
export type LastingState<Asked, Result> = Readonly<
  | { name: 'idle' }
  | { name: 'running'; asked: Asked; progress: readonly [done: number, total: number] }
  | { name: 'done'; asked: Asked; result: Result }
  | { name: 'stopped'; asked: Asked; problem?: string }
>;

/** Lets the work be cancelled, and report its progress. */
export type LastingOptions = Readonly<{ signal: AbortSignal; onProgress: (done: number, total: number) => void }>;

export type LastingWords = Readonly<{
  /** Beside the progress, in a toast. */
  label: string;
  /** The toast of a cancellation. */
  cancelled: ToastText;
  /** The action of a toast that leads to the screen of the work. */
  way: Readonly<{ label: string; act: () => void }>;
}>;

/**
 * Long work that goes on where its screen is left, one at a time for each name, as long as the page lives. While no screen shows
 * it, a toast does, with Cancel; how it ended stays until a screen of that name was shown and left.
 */
export function useLastingWork<Asked, Result>(name: string) {
  const work = workOf(name);
  // Who asks by a name knows what is done under it.
  const state = useSyncExternalStore(work.subscribe, work.state) as LastingState<Asked, Result>;

  return {
    state,
    /**
     * Runs the task unless one is running. `onDone` hears of its result, and whether a screen shows it; a failure and a cancellation
     * that no screen shows are toasts.
     */
    run(
      asked: Asked,
      task: (options: LastingOptions) => Promise<Result>,
      words: LastingWords,
      onDone: (result: Result, isShown: boolean) => void,
    ): Promise<void> {
      return work.run(asked, task, words, (result) => onDone(result as Result, work.isShown()));
    },
    cancel: work.cancel,
    /** Forgets how it ended. */
    forget: work.forget,
  };
}

/** Emitted after any lasting work has ended, with whatever outcome. */
export const workEnded = createSignal();

function workOf(name: string): Work {
  const work = works.get(name) ?? createWork();
  works.set(name, work);
  return work;
}

type Work = ReturnType<typeof createWork>;

function createWork() {
  const changed = createSignal();
  let state: LastingState<unknown, unknown> = IDLE;
  let cancelling = new AbortController();
  let screens = 0;
  let toast: CancellableWork | undefined;

  function set(next: typeof state): void {
    state = next;
    changed.emit();
  }

  function forget(): void {
    if (state.name !== 'running' && state !== IDLE) set(IDLE);
  }

  function hideToast(): void {
    toast?.end();
    toast = undefined;
  }

  function showInToast(label: string, done: number, total: number): void {
    if (!toast) {
      const { signal } = (toast = showWork(label));
      signal.addEventListener('abort', () => cancelling.abort());
    }
    toast.onProgress(done, total);
  }

  return {
    state: () => state,
    isShown: () => screens > 0,
    forget,
    cancel: () => cancelling.abort(),
    subscribe(listener: () => void): () => void {
      screens++;
      hideToast();
      const stop = changed.subscribe(listener);
      return () => {
        stop();
        screens--;
        // React's StrictMode leaves each screen once and comes back at once.
        queueMicrotask(() => screens === 0 && forget());
      };
    },
    async run(
      asked: unknown,
      task: (options: LastingOptions) => Promise<unknown>,
      { label, cancelled, way }: LastingWords,
      onDone: (result: unknown) => void,
    ): Promise<void> {
      if (state.name === 'running') return;
      const { signal } = (cancelling = new AbortController());
      const onProgress = (...progress: readonly [done: number, total: number]) => {
        set({ name: 'running', asked, progress });
        if (screens === 0) showInToast(label, ...progress);
      };
      set({ name: 'running', asked, progress: [0, 1] });
      try {
        const result = await task({ signal, onProgress });
        set({ name: 'done', asked, result });
        onDone(result);
      } catch (error) {
        set({ name: 'stopped', asked, ...(!signal.aborted && { problem: whyNot(error) }) });
        if (screens > 0) return;
        if (signal.aborted) toastSuccess(...cancelled);
        else sayFailure(error, way);
      } finally {
        hideToast();
        workEnded.emit();
      }
    },
  };
}

const IDLE = { name: 'idle' } as const;
const works = new Map<string, Work>();
