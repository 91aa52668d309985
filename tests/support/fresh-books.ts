import { startBooks } from '#data/books/copies/books-on-device.ts';
import { forgetOpened, lastOpened, notedBusinesses } from '#data/books/last-opened.ts';
import { booksStore, closeBooks, openBooks } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { forgetAnswers } from '#data/store/live.ts';
import type { Database } from '#data/store/database.ts';
import { blankBusiness, type BusinessInput } from '#domain/books/masters/business.ts';

export type BooksDatabase = Database<Rows>;

/** The entry of a business without problems. */
export function aBooksBusiness(overrides: Partial<BusinessInput> = {}): BusinessInput {
  return {
    ...blankBusiness('2026-11-25'),
    name: 'Asha Stores',
    state: '27',
    registration: 'Unregistered',
    ...overrides,
  };
}

/** Starts a new set of books for one test, and opens it. */
export async function freshBooks(overrides: Partial<BusinessInput> = {}): Promise<BooksDatabase> {
  closeBooks();
  await openBooks(await startBooks(aBooksBusiness(overrides)));
  return booksStore.database();
}

/** Closes and deletes every set of books, and what is noted of them, as after each test. */
export async function emptyShelf(): Promise<void> {
  closeBooks();
  // The next set of books often has the same name.
  forgetAnswers();
  for (const key of [lastOpened(), ...notedBusinesses().map((books) => books.key)]) forgetOpened(key);
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith('books-of-')) continue;
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve));
  }
}
