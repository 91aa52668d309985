import { NavigationEntries, type NavigationLook } from '#app/frame/navigation-entries.tsx';
import { booksNavigation, SHELF_NAVIGATION } from '#app/workspaces/books.ts';

/** The entries of a set of books; without one, of the shelf. */
export function OpenedNavigation({ booksKey, ...look }: NavigationLook & { booksKey: string }) {
  return <NavigationEntries entries={booksKey === '' ? SHELF_NAVIGATION : booksNavigation(booksKey)} {...look} />;
}
