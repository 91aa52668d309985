import { openKept } from '#data/store/open-kept.ts';
import type { Storage } from '#data/store/connection.ts';
import { createStore } from '#data/store/store.ts';
import { PROJECTION_TABLES } from './projection-tables.ts';
import { type Rows, TABLES } from './tables.ts';
import { VERSIONS } from './versions.ts';
import { KEPT_WORDS, WORDS } from './words.ts';

/** The set of books that is open in this page, if one is. */
export const booksStore = createStore<Rows>('books', TABLES, WORDS, {
  versions: VERSIONS,
  words: KEPT_WORDS,
  watched: ['locks', 'business', 'edits'],
  followed: PROJECTION_TABLES,
  watching: async () => (await import('./change-hooks.ts')).CHANGE_HOOKS,
});

/**
 * Opens a set of books, and closes the one that was open before. If it is open or being opened already, that is all. While
 * it takes long, `booksStore.standing` says why. Throws NotOpened; after that it may be tried again.
 */
export function openBooks(key: string): Promise<Storage> {
  if (open?.key === key) return open.opening;
  closeBooks();
  const ears = (why: 'slow' | 'blocked') => {
    if (open === mine) booksStore.tell(why);
  };
  const opening = booksStore.use(openKept(booksStore, databaseOf(key), ears));
  const mine = { key, opening };
  open = mine;
  opening.catch(() => {
    if (open === mine) closeBooks();
  });
  return opening;
}

/** Closes the set of books that is open, or being opened. */
export function closeBooks(): void {
  if (!open) return;
  open = undefined;
  booksStore.leave();
}

/** The key of the set of books that is open or being opened. */
export function currentBooksKey(): string | undefined {
  return open?.key;
}

/** The name of the database of a set of books: one that no sweep of the sample's databases, old or new, can match. */
export function databaseOf(key: string): string {
  return `${BOOKS_PREFIX}${key}`;
}

/** What the names of all sets of books begin with. */
export const BOOKS_PREFIX = 'books-of-';

let open: Readonly<{ key: string; opening: Promise<Storage> }> | undefined;
