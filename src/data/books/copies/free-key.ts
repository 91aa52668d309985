import { NotOpened } from '#data/store/open-kept.ts';
import { databasesNamed } from '#data/store/peek.ts';
import { BOOKS_PREFIX, databaseOf } from '#data/books/store.ts';
import { keyFor } from '#domain/books/masters/books-key.ts';

/**
 * Creates the database of a set of books under a key that is free, and returns the key. Another tab may take the same key
 * at the same moment; the next free one is taken then.
 */
export async function createUnderFreeKey(
  name: string,
  create: (database: string) => Promise<void>,
  taken: readonly string[] = [],
): Promise<string> {
  const key = keyFor(name, [...taken, ...(await keysOnDevice())]);
  try {
    await create(databaseOf(key));
    return key;
  } catch (error) {
    if (!(error instanceof NotOpened) || error.reason !== 'exists') throw error;
    return createUnderFreeKey(name, create, [...taken, key]);
  }
}

/** The keys of the sets of books on this device. */
export async function keysOnDevice(): Promise<readonly string[]> {
  return (await databasesNamed(BOOKS_PREFIX)).map((name) => name.slice(BOOKS_PREFIX.length));
}
