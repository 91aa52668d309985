import { today } from '#data/clock.ts';
import { act } from '#data/store/act.ts';
import type { Hand } from '#data/store/hand.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  type ClosedYear,
  lastDayOfYear,
  problemInClosing,
  stillClosed,
  yearToClose,
} from '#domain/books/closed-year.ts';
import { business } from './business.ts';
import { checkBooks } from './check-books.ts';
import { figuresOf } from './closed-figures.ts';
import { LOCKS_ID } from './ids.ts';
import { locks } from './locks.ts';
import { booksStore } from './store.ts';
import type { Rows } from './tables.ts';

/** The year that is closed next, and why it cannot be closed yet, if so. */
export async function nextToClose(): Promise<Readonly<{ year: string; problem: string | undefined }>> {
  const [{ booksBegin }, { closed }] = await Promise.all([business(), locks()]);
  const year = yearToClose(booksBegin, closed);
  return { year, problem: problemInClosing(year, today(), await draftsUpTo(year)) };
}

/**
 * Closes the next year: checks the books, locks everything up to the year's end, and keeps what proves its figures
 * unchanged. Refused while the year lasts, has drafts, or the books do not agree.
 */
export async function closeYear(year: string): Promise<void> {
  const { year: next, problem } = await nextToClose();
  if (year !== next) throw new Refusal('Not saved', `The year ${year} is closed, or an earlier one is not yet.`);
  if (problem !== undefined) throw new Refusal('Not saved', problem);
  const differences = await checkBooks();
  if (differences.length > 0)
    throw new Refusal('Not saved', 'The books do not agree. Mend them in Settings › Check Books first.');
  const closing = await closedYear(year);
  await act(
    booksStore,
    ['locks'],
    async (hand: Hand<Rows>) => {
      const before = await hand.find('locks', LOCKS_ID);
      const last = await hand.last('edits');
      // Somebody entered something since the figures were read.
      if (last?.seq !== closing.entry)
        throw new Refusal('Not saved', 'The books were changed meanwhile. Close the year again.');
      const end = lastDayOfYear(year);
      const upTo = before.upTo > end ? before.upTo : end;
      await hand.replace('locks', before, { ...before, upTo, closed: [...stillClosed(before.closed, upTo), closing] });
    },
    'Not saved',
    { deed: 'lock' },
  );
}

async function closedYear(year: string): Promise<ClosedYear> {
  const last = await booksStore.records('edits').orderBy('keys.serial').last();
  return {
    year,
    figures: await figuresOf(booksStore.database(), year),
    entry: last?.seq ?? 0,
    entryHash: last?.hash ?? '',
  };
}

async function draftsUpTo(year: string): Promise<number> {
  return booksStore.records('vouchers').where('keys.draft').belowOrEqual(lastDayOfYear(year)).count();
}
