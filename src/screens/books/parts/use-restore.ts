import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type CheckedCopy, readCopy } from '#data/books/copies/read-copy.ts';
import { isOfTheseBooks, otherBooks, restoreAsNew, restoreOver } from '#data/books/copies/restore.ts';
import { booksThatBeginWith } from '#data/books/copies/books-on-device.ts';
import { closeBooks, openBooks } from '#data/books/store.ts';
import { tidyName } from '#domain/books/names.ts';
import { fileRefusal } from '#screens/parts/file-refusal.ts';
import { useCancellableWork } from '#screens/parts/use-cancellable-work.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { momentInWords } from './moment-in-words.ts';

type Progress = readonly [done: number, total: number];

type Step =
  | { readonly name: 'choose'; readonly problem?: string }
  | { readonly name: 'read'; readonly progress: Progress }
  | { readonly name: 'unlock'; readonly file: File; readonly problem?: string }
  | Asked
  | { readonly name: 'apply'; readonly progress: Progress };

type Asked = Readonly<{ name: 'ask'; fileName: string; copy: CheckedCopy; problem?: string; same?: Over }>;

/** Books that a copy is to replace: the open ones, or, on the shelf, those that it is of, if their owner wishes so. */
export type Over = Readonly<{ key: string; name: string }>;

/** The steps of restoring, from choosing the file to the Dashboard of what was restored. */
export function useRestore({ over, onDone, onClose }: { over?: Over; onDone?: () => void; onClose: () => void }) {
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const work = useCancellableWork('Cancelled', 'Nothing was changed.');

  /** Runs one task at a time, and returns to the step before it where the task fails or is cancelled. */
  function run(task: (signal: AbortSignal) => Promise<void>, stepBefore: (problem?: string) => Step) {
    return work.run(task, (error, isCancelled) => setStep(stepBefore(isCancelled ? undefined : whyNot(error))));
  }

  function read(file: File, password = '') {
    return run(
      async (signal) => {
        setStep({ name: 'read', progress: [0, file.size] });
        const onProgress = (done: number, total: number) => setStep({ name: 'read', progress: [done, total] });
        const found = await readCopy(file, { password, signal, onProgress });
        if (found.kind === 'locked')
          return setStep({ name: 'unlock', file, ...(found.isWrongPassword && { problem: WRONG_PASSWORD }) });
        if (over && !(await isOfTheseBooks(found)))
          return setStep({ name: 'choose', problem: otherBooks(found.notes.name) });
        const same = over ? undefined : await booksThatBeginWith(found.notes.first);
        const asked: Asked = { name: 'ask', fileName: file.name, copy: found, ...(same && { same }) };
        setStep(asked);
        // Whoever typed the password pressed Restore already; nothing is left to ask where nothing is replaced.
        if (password !== '' && !over && !same) await apply(asked, '', signal);
      },
      (why) => (why === undefined ? { name: 'choose' } : { name: 'choose', problem: fileRefusal(file.name, why) }),
    );
  }

  function restore(asked: Asked, typedName: string) {
    return run(
      (signal) => apply(asked, typedName, signal),
      (problem) => {
        const { problem: _, ...before } = asked;
        return problem === undefined ? before : { ...before, problem };
      },
    );
  }

  async function apply({ copy, same }: Asked, typedName: string, signal: AbortSignal) {
    setStep({ name: 'apply', progress: [0, copy.count] });
    const onProgress = (done: number, total: number) => setStep({ name: 'apply', progress: [done, total] });
    const options = { signal, onProgress };
    const replaced = over ?? (typedName === '' ? undefined : same);
    if (replaced && !over) await openBooks(replaced.key);
    const { key, repairs } = replaced
      ? await restoreOver(replaced.key, copy, typedName, options).catch((error: unknown) => {
          if (!over) closeBooks();
          throw error;
        })
      : await restoreAsNew(copy, options);
    onClose();
    onDone?.();
    toastSuccess(
      'Books Restored',
      `${copy.notes.name} is as it was on ${momentInWords(copy.created.toISOString())}.${repairs.length > 0 ? REPAIR_NOTE : ''}`,
    );
    router.history.push(`/books/${key}`);
  }

  /** Aborts the running task, or closes the dialog where none is running. */
  function cancel() {
    if (!work.cancel()) onClose();
  }

  return { step, read, restore, cancel, isRunning: work.isRunning };
}

/** Returns the problem of the name that is typed for the books to be replaced (`over`). */
export function problemInTypedName(typed: string, over: Over | undefined): string | undefined {
  return !over || tidyName(typed) === over.name ? undefined : `Type “${over.name}”, exactly as it is written here.`;
}

const REPAIR_NOTE = ' Figures in it did not agree with its records and were mended; the edit log says which.';
const WRONG_PASSWORD = 'This is not the password that the copy was made with.';
