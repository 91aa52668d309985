import type { JobOptions } from '#data/files/progress.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { askToPersist } from '#data/store/persistence.ts';
import { Refusal } from '#data/store/refusal.ts';
import { editId } from '#data/books/ids.ts';
import { runAlone, runBooksJob } from '#data/books/job.ts';
import type { CheckedCopy } from './read-copy.ts';
import { runOrRefuse } from './copy-refusals.ts';
import type { Restored } from './write-restored.ts';
import { booksStore, currentBooksKey } from '#data/books/store.ts';

/**
 * Makes a new set of books of a copy, equal to it in everything, log and counters included, and checks it. It comes into
 * being in one transaction, in a worker: if that fails or is cancelled, there is none. The log gets an entry that says so.
 */
export async function restoreAsNew(copy: CheckedCopy, options: JobOptions = {}): Promise<Restored> {
  const restored = await runOrRefuse('Not restored', options.signal, () =>
    runAlone('restoreNew', copy, async (...given) => (await import('./write-restored.ts')).restoreNew(...given), {
      ...options,
      isWriting: true,
    }),
  );
  askToPersist();
  return restored;
}

/**
 * Replaces everything in the open books by an earlier or later state of the same books, and checks them, in one transaction, or
 * changes nothing. Its owner has typed the business's name as it is now. What was done after the copy is no longer in the log;
 * the entry of the restore says how many entries that were. Each series goes on behind the highest number that was given here: what
 * was printed is not printed again.
 */
export async function restoreOver(
  key: string,
  copy: CheckedCopy,
  typedName: string,
  options: JobOptions = {},
): Promise<Restored> {
  if (key !== currentBooksKey()) throw new Refusal('Not restored', 'Open the books first, then restore them.');
  const restored = await runOrRefuse('Not restored', options.signal, () =>
    runBooksJob(
      'restoreOver',
      { copy, typedName },
      async (...given) => (await import('./write-restored.ts')).restoreOpen(...given),
      { ...options, isWriting: true },
    ),
  );
  forgetAnswers();
  return { key, ...restored };
}

/** Whether a copy is of the open books: their logs begin with the same entry. */
export async function isOfTheseBooks({ notes }: CheckedCopy): Promise<boolean> {
  return (await booksStore.records('edits').get(editId(1)))?.hash === notes.first;
}
