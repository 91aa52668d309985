import { Refusal } from '#data/store/refusal.ts';
import type { Sum } from '#data/store/totals.ts';
import { MOVED_AWAY } from '#data/books/device-totals.ts';

/**
 * Refuses a change of books that were handed over to the installed app: what is written here after that is not there. Their owner
 * is asked first, by the line over every page. `read` reads kept sums in the transaction of the change.
 */
export async function refuseIfMovedAway(
  read: (keys: readonly string[]) => Promise<readonly Sum[]>,
): Promise<() => void> {
  const [moved] = await read([MOVED_AWAY]);
  return () => {
    if (moved?.count === 1) throw new Refusal('Not saved', MOVED);
  };
}

const MOVED =
  'These books were moved to the installed app, and what is saved here is not there. Write there, or choose “Write Here All the Same” at the top of the page, then save again.';
