import { useSyncExternalStore } from 'react';
import { onStaffChange, personHere } from '#data/books/staff/access.ts';
import { booksStore, currentBooksKey } from '#data/books/store.ts';

/**
 * Whether the set of books of the address is the one that is open. While another is still open, or this one is not on
 * this device, what the store answers is not about it. While nobody of its staff is signed in, nothing of it is shown.
 */
export function useIsOpen(booksKey: string): boolean {
  const isSignedOut = useSyncExternalStore(onStaffChange, () => personHere() === '');
  const isOpen = useSyncExternalStore(
    booksStore.onChange,
    () => booksStore.databaseName !== undefined && currentBooksKey() === booksKey,
  );
  return isOpen && !isSignedOut;
}
