import { useState } from 'react';
import { fileRefusal } from '#screens/parts/file-refusal.ts';
import { useCancellableWork } from '#screens/parts/use-cancellable-work.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';

/** Where one is between choosing a file and what is made of it. `Asked` is a checked file, before it is applied. */
type Step<Asked> = Readonly<
  | { name: 'choose'; problem?: string }
  | { name: 'read' | 'apply'; progress: readonly [done: number, total: number] }
  | { name: 'unlock'; file: File; problem?: string }
  | { name: 'ask'; asked: Asked; problem?: string }
>;

/** What a check found: a file without its password, one that is refused in these words, or one that may be applied. */
type Found<Asked> = Readonly<
  | { kind: 'locked'; isWrongPassword: boolean }
  | { kind: 'refused'; problem: string }
  | { kind: 'checked'; asked: Asked }
>;

type TaskOptions = Readonly<{ signal: AbortSignal; onProgress: (done: number, total: number) => void }>;

/** The steps of a dialog that reads a file of records and then, once it was asked, replaces or makes records by it. */
export function useReadSteps<Asked>({
  cancelled,
  wrongPassword,
  onClose,
}: Readonly<{ cancelled: string; wrongPassword: string; onClose: () => void }>) {
  const [step, setStep] = useState<Step<Asked>>({ name: 'choose' });
  const work = useCancellableWork(cancelled, 'Nothing was changed.');

  /** Runs one task at a time, and returns to the step before it where the task fails or is cancelled. */
  function run(task: (signal: AbortSignal) => Promise<void>, stepBefore: (problem?: string) => Step<Asked>) {
    return work.run(task, (error, isCancelled) => setStep(stepBefore(isCancelled ? undefined : whyNot(error))));
  }

  function begin(name: 'read' | 'apply', whole: number, signal: AbortSignal): TaskOptions {
    const onProgress = (done: number, total: number) => setStep({ name, progress: [done, total] });
    onProgress(0, whole);
    return { signal, onProgress };
  }

  return {
    step,
    isRunning: work.isRunning,

    /** Checks a file. Resolves to what is asked next, if anything is. */
    async check(file: File, check: (options: TaskOptions) => Promise<Found<Asked>>): Promise<Asked | undefined> {
      let asked: Asked | undefined;
      await run(
        async (signal) => {
          const found = await check(begin('read', file.size, signal));
          signal.throwIfAborted();
          if (found.kind === 'refused') return setStep({ name: 'choose', problem: found.problem });
          if (found.kind === 'locked')
            return setStep({ name: 'unlock', file, ...(found.isWrongPassword && { problem: wrongPassword }) });
          asked = found.asked;
          setStep({ name: 'ask', asked });
        },
        (why) => (why === undefined ? { name: 'choose' } : { name: 'choose', problem: fileRefusal(file.name, why) }),
      );
      return asked;
    },

    /** Applies a file of so many records. */
    apply(asked: Asked, count: number, task: (options: TaskOptions) => Promise<void>): Promise<void> {
      return run(
        (signal) => task(begin('apply', count, signal)),
        (problem) => ({ name: 'ask', asked, ...(problem !== undefined && { problem }) }),
      );
    },

    /** Aborts the running task, or closes the dialog where none is running. */
    cancel(): void {
      if (!work.cancel()) onClose();
    },
  };
}

export type ReadSteps<Asked> = Pick<ReturnType<typeof useReadSteps<Asked>>, 'step' | 'isRunning' | 'cancel'>;
