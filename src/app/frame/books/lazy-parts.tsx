import type { ComponentType } from 'react';
import type { NavigationLook } from '#app/frame/navigation-entries.tsx';
import { QuietBoundary } from '#app/frame/quiet-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type * as OpenedParts from './opened-parts.ts';

/** The entries of the sidebar, where the sample has its own. */
export const BooksNavigation = part<NavigationLook & OfBooks>((parts) => parts.OpenedNavigation);
/** The name of the business and the financial year, where the sample has its companies. */
export const BooksTitle = part((parts) => parts.OpenedTitle);
/** `BooksTitle` at the head of a printed screen. */
export const BooksLetterhead = part((parts) => parts.OpenedLetterhead);
/** Who of the staff is signed in. */
export const BooksPerson = part((parts) => parts.OpenedPerson);
/** How safe the books are. */
export const SafetyLine = part((parts) => parts.OpenedSafetyLine);
/** Warns when something is wrong with the storage of the books that are open. */
export const BooksStorageLine = part((parts) => parts.OpenedStorageLine);

type OfBooks = { booksKey: string };

/**
 * A part of the frame around books of one's own. It is fetched with them, in one file, so that a page of the sample
 * loads nothing of it. Where it fails, the frame stands without it.
 */
function part<Props extends OfBooks = OfBooks>(choose: (parts: typeof OpenedParts) => ComponentType<Props>) {
  const Opened = lazyPart<Props>(async () => choose(await import('./opened-parts.ts')));
  return function PartOfBooks(props: Props) {
    return (
      <QuietBoundary until={props.booksKey}>
        <Opened key={props.booksKey} {...props} />
      </QuietBoundary>
    );
  };
}
