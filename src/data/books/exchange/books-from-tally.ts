import type { JobOptions } from '#data/files/progress.ts';
import { askToPersist } from '#data/store/persistence.ts';
import { runOrRefuse } from '#data/books/copies/copy-refusals.ts';
import { runAlone } from '#data/books/job.ts';
import type { BooksFromTally, MoveInOrder } from './move-in.ts';

/**
 * Makes a new set of books of what another program exported, in a worker, which reads the files once more: everything in the one
 * transaction that brings it into being, so that there is the whole of it or nothing. Each record has its entry in the edit
 * log, which names the files.
 */
export async function createBooksFromTally(order: MoveInOrder, options: JobOptions = {}): Promise<BooksFromTally> {
  const moved = await runOrRefuse('Not saved', options.signal, () =>
    runAlone('moveIn', order, async (...given) => (await import('./move-in.ts')).moveIn(...given), {
      ...options,
      isWriting: true,
    }),
  );
  askToPersist();
  return moved;
}
