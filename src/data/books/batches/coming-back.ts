import { withSums } from '#domain/books/documents/document-sums.ts';
import type { CreditNoteInput } from '#domain/books/documents/document.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import { movesOfInput } from '#data/books/stock/missing-goods.ts';
import { booksStore } from '#data/books/store.ts';
import { broughtBack } from './went-before.ts';

/**
 * Returns the moves of goods that are kept by batch and come back with a note that is not saved yet, with the batches that they are
 * of. For a live read; what saves the note decides it again.
 */
export function comingBack(note: CreditNoteInput): Promise<readonly Move[]> {
  const moves = movesOfInput(withSums(note)).filter(({ line }) => note.lines[line]?.item?.batches);
  return Promise.all(
    moves.map(async (move) => {
      const { of, quantity } = move;
      const back = of === undefined ? [] : await broughtBack(booksStore.database(), of, quantity, [], undefined);
      return { ...move, batches: back.map(({ id, count }) => ({ batch: id, quantity: count })) };
    }),
  );
}
