import { useEffect, useSyncExternalStore } from 'react';
import { watch } from '#data/store/live.ts';
import { booksStore } from '#data/books/store.ts';
import { onStaffChange, staffChanges } from './access.ts';
import { followStaff, hasPasscodes } from './guard-open-books.ts';

/** Draws again whenever staff, its rights, or who is signed in has changed. Returns how often that was. */
export function useStaffChanges(): number {
  return useSyncExternalStore(onStaffChange, staffChanges);
}

/** Guards the open books of this page as soon as another tab gives them staff, and no longer than they have some. */
export function useFollowStaff(): void {
  useEffect(() => {
    const db = booksStore.database();
    // Where storage fails, the next act finds the guard missing.
    return watch(
      () => hasPasscodes(db),
      () => void followStaff(db).catch(() => undefined),
    );
  }, []);
}
