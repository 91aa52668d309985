import { useEffect, useRef, useState } from 'react';
import { applyBackup, type Backup, readBackup } from '#data/backup.ts';
import { formatNumber } from '#domain/format.ts';
import { whyNot } from '#ui/say-done.ts';
import { toastSuccess } from '#ui/toast.tsx';

type Progress = readonly [done: number, total: number];

type Step =
  | { readonly name: 'choose'; readonly problem?: string }
  | { readonly name: 'read'; readonly progress: Progress }
  | { readonly name: 'unlock'; readonly file: File; readonly problem?: string }
  | { readonly name: 'ask'; readonly fileName: string; readonly backup: Backup; readonly problem?: string }
  | { readonly name: 'apply'; readonly progress: Progress };

/** An import from the choice of its file to the last record, one step after the other. */
export function useImport(onClose: () => void) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const going = useRef<AbortController>(null);
  useEffect(() => () => going.current?.abort(), []);

  /** Runs one thing at a time, and goes back to a step where it is cancelled or fails. */
  async function run(deed: (signal: AbortSignal) => Promise<void>, back: (problem?: string) => Step) {
    if (going.current) return;
    const { signal } = (going.current = new AbortController());
    try {
      await deed(signal);
    } catch (error) {
      setStep(back(signal.aborted ? undefined : whyNot(error)));
    } finally {
      going.current = null;
    }
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
      (why) => (why === undefined ? { name: 'choose' } : { name: 'choose', problem: refused(file.name, why) }),
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

  /** Ends what goes on, or, where nothing does, the import. */
  function cancel() {
    if (going.current) going.current.abort();
    else onClose();
  }

  return { step, read, apply, cancel };
}

function refused(fileName: string, why: string): string {
  return `${fileName} was refused. ${why} Nothing was changed.`;
}

const WRONG_PASSWORD = 'This is not the password that the file was made with.';
