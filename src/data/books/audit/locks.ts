import { act } from '#data/books/act.ts';
import { type Locks, NO_LOCKS, problemInLocking, problemInUnlocking } from '#domain/books/audit/lock.ts';
import { stillClosed } from '#domain/books/ledger/closed-year.ts';
import { isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { BUSINESS_ID, LOCKS_ID } from '#data/books/ids.ts';
import { refuseAt } from '#data/books/field-refusals.ts';
import { booksStore } from '#data/books/store.ts';

/** The locks of the open books: the day, the filed returns and the closed years. */
export async function locks(): Promise<Locks> {
  const { upTo, filed, closed } = (await booksStore.records('locks').get(LOCKS_ID)) ?? NO_LOCKS;
  return { upTo, filed, closed };
}

/** Locks everything up to and including a day. A lock only moves forward. */
export function lockUpTo(day: MaybeDate): Promise<void> {
  return act(
    'gst',
    ['locks', 'business'],
    async (transaction) => {
      const [before, { booksBegin }] = [
        await transaction.find('locks', LOCKS_ID),
        await transaction.find('business', BUSINESS_ID),
      ];
      refuseAt('upTo', problemInLocking(day, before, booksBegin));
      await transaction.replace('locks', before, { ...before, upTo: day });
    },
    'Not saved',
    { action: 'lock' },
  );
}

/**
 * Moves the lock back to an earlier day, or takes it away with ''; a year that reaches beyond is no longer closed. The edit
 * log keeps the reason.
 */
export async function unlock(upTo: MaybeDate, reason: string): Promise<void> {
  refuseAt('reason', problemInUnlocking(reason));
  await act(
    'settings',
    ['locks'],
    async (transaction) => {
      const before = await transaction.find('locks', LOCKS_ID);
      refuseAt('upTo', problemInMovingBack(upTo, before));
      await transaction.replace('locks', before, { ...before, upTo, closed: stillClosed(before.closed, upTo) });
    },
    'Not saved',
    { action: 'unlock', reason: reason.trim() },
  );
}

function problemInMovingBack(upTo: MaybeDate, before: Locks): string | undefined {
  if (before.upTo === '') return 'Nothing is locked by a day. There is nothing to unlock.';
  if (upTo !== '' && !isIsoDate(upTo)) return 'Enter the day up to which the books stay locked, or leave it empty.';
  if (upTo < before.upTo) return undefined;
  return `Enter a day before ${formatDay(before.upTo)}, up to which the books stay locked, or leave it empty.`;
}
