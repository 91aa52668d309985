import { NavigationEntries, type NavigationLook } from '#app/frame/navigation-entries.tsx';
import { useStaffChanges } from '#data/books/staff/use-staff.ts';
import { mayOpen } from '#app/workspaces/place-rights.ts';
import { booksNavigation, SHELF_NAVIGATION } from '#app/workspaces/books.ts';

/** The entries of a set of books; without one, of the shelf. */
export function OpenedNavigation({ booksKey, ...look }: NavigationLook & { booksKey: string }) {
  useStaffChanges();
  const entries = booksNavigation(booksKey).filter(({ to }) => mayOpen(to));
  return <NavigationEntries entries={booksKey === '' ? SHELF_NAVIGATION : entries} {...look} />;
}
