import { Library } from 'lucide';
import { useId } from 'react';
import { screenLoaders } from '#app/workspaces/screen-loaders.ts';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import { hasOpenedBooks } from '#data/books/last-opened.ts';
import { useLazyControl } from '#ui/overlays/lazy-control.ts';
import { Icon } from '#ui/controls/icon.tsx';

/**
 * The button at the foot of the sidebar that changes between the sample business and books of one's own. Under its name
 * stands, quietly, what is new to a visitor or where one is. Its menu is loaded when it is first used: only then the
 * books on this device are looked for.
 */
export function BooksButton({ words }: { words: string }) {
  const { name } = useWorkspace();
  const { Control, placeholderProps, close } = useLazyControl(loadMenu);
  const captionId = useId();
  const caption = captionAt(name);
  const shown = (
    <span aria-hidden className="flex w-full items-center gap-3 text-start">
      <Icon of={Library} className="shrink-0" />
      <span className={`min-w-0 ${words}`}>
        <span className="block leading-4">Books</span>
        <span id={captionId} className="block text-caption text-ink-3 leading-4">
          {caption}
        </span>
      </span>
    </span>
  );
  if (Control !== undefined) return <Control name="Books" className={FACE} shown={shown} onClosed={close} />;
  return (
    <button
      {...placeholderProps}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label="Books"
      aria-describedby={captionId}
      className={FACE}
    >
      {shown}
    </button>
  );
}

function captionAt(name: 'sample' | 'shelf' | 'books'): string {
  if (name !== 'sample') return 'Kept on this device';
  return hasOpenedBooks() ? 'Sample business' : 'Start your own';
}

async function loadMenu() {
  const { OpenBooksMenu, readShelf } = await loadFile();
  await readShelf();
  return OpenBooksMenu;
}

const loadFile = () => import('./open-books-menu.tsx');
// In the sample it is fetched when it is pressed: a visitor loads nothing of the books unasked.
screenLoaders.books.push(loadFile);
const FACE =
  'flex min-h-[max(2.75rem,var(--spacing-control))] w-full items-center overflow-hidden rounded-r-control pr-2 pl-[0.9375rem] text-ink-2 hover:bg-wash hover:text-ink focus-visible:-outline-offset-2';
