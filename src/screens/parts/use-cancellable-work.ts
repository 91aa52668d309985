import { useEffect, useRef } from 'react';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/**
 * The long work of a dialog, one task at a time. Unmounting the dialog, as Back does, aborts the task; a toast with the
 * given words then tells the user, as the dialog no longer can. A task that completes in spite of the abort reports
 * its own success instead.
 */
export function useCancellableWork(title: string, sentence: string) {
  const running = useRef<AbortController>(null);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      running.current?.abort();
    };
  }, []);

  return {
    /** Runs the task unless another one is running. `onStopped` is called where the task fails or is cancelled. */
    async run(
      task: (signal: AbortSignal) => Promise<void>,
      onStopped: (error: unknown, isCancelled: boolean) => void,
    ): Promise<void> {
      if (running.current) return;
      const { signal } = (running.current = new AbortController());
      try {
        await task(signal);
      } catch (error) {
        if (isMounted.current) onStopped(error, signal.aborted);
        else toastSuccess(title, sentence);
      } finally {
        running.current = null;
      }
    },
    isRunning: () => running.current !== null,
    /** Aborts the running task. False where none is running. */
    cancel(): boolean {
      running.current?.abort();
      return running.current !== null;
    },
  };
}
