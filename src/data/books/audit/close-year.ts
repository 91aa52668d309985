import { today } from '#data/clock.ts';
import type { Database } from '#data/store/database.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type ClosedYear, endOfYear, problemInClosing, yearToClose } from '#domain/books/ledger/closed-year.ts';
import { actWithin, transact } from '#data/books/act.ts';
import { business } from '#data/books/business.ts';
import { differencesWithin } from './check-books.ts';
import { figuresOf } from './closed-year-figures.ts';
import { LOCKS_ID } from '#data/books/ids.ts';
import { locks } from './locks.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** The year that is closed next, and why it cannot be closed yet, if so. */
export async function nextToClose(): Promise<Readonly<{ year: string; problem: string | undefined }>> {
  const [{ booksBegin }, { closed }] = await Promise.all([business(), locks()]);
  const year = yearToClose(booksBegin, closed);
  return { year, problem: problemInClosing(year, today(), await draftsUpTo(year)) };
}

/**
 * Closes the next year in one transaction: checks the books, locks everything up to the year's end, and keeps what proves
 * its figures unchanged. Refused while the year lasts, has drafts, or the books do not agree.
 */
export async function closeYear(year: string): Promise<void> {
  await transact('gst', booksStore.everyTable, async (db, _, approval) => {
    const { year: next, problem } = await nextToClose();
    if (year !== next) throw new Refusal('Not saved', `The year ${year} is closed, or an earlier one is not yet.`);
    if (problem !== undefined) throw new Refusal('Not saved', problem);
    if ((await differencesWithin(db)).length > 0) throw new Refusal('Not saved', DIFFER);
    await actWithin(db, 'gst', approval, (transaction) => lockYear(transaction, year, db), { action: 'lock' });
  });
}

async function lockYear(transaction: WriteTransaction<Rows>, year: string, db: Database<Rows>): Promise<void> {
  const [before, last] = [await transaction.find('locks', LOCKS_ID), await transaction.last('edits')];
  const [figures, end] = [await figuresOf(db, year), endOfYear(year)];
  const upTo = before.upTo > end ? before.upTo : end;
  const closing: ClosedYear = { year, figures, entry: last?.seq ?? 0, entryHash: last?.hash ?? '' };
  await transaction.replace('locks', before, { ...before, upTo, closed: [...before.closed, closing] });
}

async function draftsUpTo(year: string): Promise<number> {
  return booksStore.records('vouchers').where('keys.draft').belowOrEqual(endOfYear(year)).count();
}

const DIFFER = 'The books do not agree. Mend them in Settings › Check Books first.';
