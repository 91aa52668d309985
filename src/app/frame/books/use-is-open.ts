import { useSyncExternalStore } from 'react';
import { booksStore, currentBooksKey } from '#data/books/store.ts';

/**
 * Whether the set of books of the address is the one that is open. While another is still open, or this one is not on
 * this device, what the store answers is not about it.
 */
export function useIsOpen(booksKey: string): boolean {
  return useSyncExternalStore(
    booksStore.onChange,
    () => booksStore.databaseName !== undefined && currentBooksKey() === booksKey,
  );
}
