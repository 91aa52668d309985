import { noteTotals } from '#data/store/note-totals.ts';
import { MOVED_AWAY } from '#data/books/device-totals.ts';
import { booksStore } from '#data/books/store.ts';

/** Whether the open books were handed over to the installed app, so that these here go out of date; live. */
export async function areMovedAway(): Promise<boolean> {
  const [moved] = await booksStore.totals([MOVED_AWAY]);
  return moved?.count === 1;
}

/** Notes that they were: from now on every change here is refused, until `writeHereAgain`. */
export function noteMovedAway(): Promise<void> {
  return markMoved(1);
}

/** Takes changes again: their owner wishes to write here all the same. */
export function writeHereAgain(): Promise<void> {
  return markMoved(0);
}

function markMoved(count: number): Promise<void> {
  return noteTotals(booksStore, async () => [{ key: MOVED_AWAY, count, amount: 0 }]);
}
