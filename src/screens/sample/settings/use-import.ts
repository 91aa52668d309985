import { useState } from 'react';
import { applyBackup, type Backup, readBackup } from '#data/sample/backup.ts';
import { formatNumber } from '#domain/format.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { fileRefusal } from '#screens/parts/file-refusal.ts';
import { useCancellableWork } from '#screens/parts/use-cancellable-work.ts';

type Progress = readonly [done: number, total: number];

type Step =
  | { readonly name: 'choose'; readonly problem?: string }
  | { readonly name: 'read'; readonly progress: Progress }
  | { readonly name: 'unlock'; readonly file: File; readonly problem?: string }
  | { readonly name: 'ask'; readonly fileName: string; readonly backup: Backup; readonly problem?: string }
  | { readonly name: 'apply'; readonly progress: Progress };

/** The steps of an import, from choosing the file to replacing the last record. */
export function useImport(onClose: () => void) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const work = useCancellableWork('Import cancelled', 'Nothing was changed.');

  /** Runs one task at a time, and returns to the step before it where the task fails or is cancelled. */
  function run(task: (signal: AbortSignal) => Promise<void>, stepBefore: (problem?: string) => Step) {
    return work.run(task, (error, isCancelled) => setStep(stepBefore(isCancelled ? undefined : whyNot(error))));
  }

  function read(file: File, password = '') {
    return run(
      async (signal) => {
        setStep({ name: 'read', progress: [0, file.size] });
        const onProgress = (done: number, total: number) => setStep({ name: 'read', progress: [done, total] });
        const found = await readBackup(file, { password, signal, onProgress });
        if (found.kind === 'backup') setStep({ name: 'ask', fileName: file.name, backup: found });
        else setStep({ name: 'unlock', file, ...(found.isWrongPassword && { problem: WRONG_PASSWORD }) });
      },
      (why) => (why === undefined ? { name: 'choose' } : { name: 'choose', problem: fileRefusal(file.name, why) }),
    );
  }

  function apply(asked: Extract<Step, { name: 'ask' }>) {
    const { backup, fileName } = asked;
    return run(
      async (signal) => {
        setStep({ name: 'apply', progress: [0, backup.count] });
        const onProgress = (done: number, total: number) => setStep({ name: 'apply', progress: [done, total] });
        await applyBackup(backup, { signal, onProgress });
        onClose();
        toastSuccess('Data imported', `${formatNumber(backup.count)} records from ${fileName}`);
      },
      (problem) => ({ name: 'ask', fileName, backup, ...(problem !== undefined && { problem }) }),
    );
  }

  /** Aborts the running task, or closes the dialog where none is running. */
  function cancel() {
    if (!work.cancel()) onClose();
  }

  return { step, read, apply, cancel, isRunning: work.isRunning };
}

const WRONG_PASSWORD = 'This is not the password that the file was made with.';
