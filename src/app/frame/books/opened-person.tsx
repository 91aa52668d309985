import { areGuarded } from '#data/books/staff/access.ts';
import { useStaffChanges } from '#data/books/staff/use-staff.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useIsOpen } from './use-is-open.ts';

/** The person who is signed in; nothing where the books have no staff, and nothing is fetched then. */
export function OpenedPerson({ booksKey }: { booksKey: string }) {
  useStaffChanges();
  return useIsOpen(booksKey) && areGuarded() ? <Menu booksKey={booksKey} /> : null;
}

const Menu = lazyPart(async () => (await import('./person-menu.tsx')).PersonMenu);
