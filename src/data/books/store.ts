import { openKept, type OnDelay } from '#data/store/open-kept.ts';
import type { Connection, Storage } from '#data/store/connection.ts';
import { createStore } from '#data/store/store.ts';
import { EDIT_LOG } from './audit/edit-log.ts';
import { LOCK_GUARD } from './audit/lock-guard.ts';
import { PROJECTION_TABLES } from './projection-tables.ts';
import { PROJECTIONS } from './projections/projections.ts';
import { takeGuard } from './staff/access.ts';
import { seeFile, SIGHT } from './staff/sight.ts';
import { guardIfStaff } from './staff/guard-open-books.ts';
import { UPGRADES } from './schema-upgrades.ts';
import { type Rows, TABLES } from './tables.ts';
import { VERSIONS } from './schema-versions.ts';
import { OPENING_MESSAGES, STORAGE_MESSAGES } from './storage-messages.ts';

/** The set of books that is open in this page, if one is. */
export const booksStore = createStore<Rows>('books', TABLES, STORAGE_MESSAGES, {
  versions: VERSIONS,
  words: OPENING_MESSAGES,
  hookTables: ['locks', 'business', 'persons', 'staffSettings', 'edits'],
  projections: PROJECTION_TABLES,
  hooks: {
    guard: LOCK_GUARD,
    changeLog: EDIT_LOG,
    projections: PROJECTIONS,
    sight: SIGHT,
    seeFile,
    upgrades: UPGRADES,
  },
});

/**
 * Opens a set of books, and closes the one that was open before. If it is open or being opened already, that is all. While
 * it takes long, `booksStore.standing` says why. Throws NotOpened; after that it may be tried again.
 */
export function openBooks(key: string): Promise<Storage> {
  if (open?.key === key) return open.opening;
  closeBooks();
  const onDelay = (why: 'slow' | 'blocked') => {
    if (open === mine) booksStore.announce(why);
  };
  const opening = booksStore.use(openGuarded(key, onDelay));
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
  takeGuard(undefined);
}

/** Nothing is read of books with staff before it is known who may see it. */
async function openGuarded(key: string, onDelay: OnDelay): Promise<Connection<Rows>> {
  const connection = await openKept(booksStore, databaseOf(key), onDelay);
  await guardIfStaff(connection.db);
  return connection;
}

/** The key of the set of books that is open or being opened. */
export function currentBooksKey(): string | undefined {
  return open?.key;
}

/** The name of the database of a set of books: one that no sweep of the sample's databases, old or new, can match. */
export function databaseOf(key: string): string {
  return `${BOOKS_PREFIX}${key}`;
}

/** The beginning of the names of all databases of books. */
export const BOOKS_PREFIX = 'books-of-';

let open: Readonly<{ key: string; opening: Promise<Storage> }> | undefined;
