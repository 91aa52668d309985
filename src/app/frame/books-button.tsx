import { BookOpen, FlaskConical, Library, Plus } from 'lucide';
import { useId, useState } from 'react';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import type { BooksOnDevice } from '#data/books/copies/books-on-device.ts';
import { hasOpenedBooks, lastOpened, noteOpened } from '#data/books/last-opened.ts';
import { formatName } from '#domain/format.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { useCheckedNavigate } from '#ui/navigation/checked-navigate.ts';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import { withTimeout } from '#ui/with-timeout.ts';

/**
 * The button at the foot of the sidebar that changes between the sample business and books of one's own. Under its name
 * stands, quietly, what is new to a visitor or where one is. Only when it is pressed the books on this device are looked
 * for: a visitor of the sample loads nothing of the books unasked.
 */
export function BooksButton({ words }: { words: string }) {
  const go = useCheckedNavigate();
  const place = useWorkspace();
  const [sets, setSets] = useState<readonly BooksOnDevice[]>([]);
  const captionId = useId();

  async function openSample() {
    // What the app opens next time is what was chosen here, not where a link within the app has led. Noted before the
    // sample is seen: who reloads at once gets it, too.
    const before = lastOpened();
    noteOpened('');
    if (!(await go({ to: '/' }))) noteOpened(before);
  }

  const entries = (): readonly MenuEntry[] => [
    {
      icon: FlaskConical,
      words: 'Sample business',
      isCurrent: place.name === 'sample',
      onChoose: () => void openSample(),
    },
    ...sets.map(({ key, name }) => ({
      icon: BookOpen,
      words: shorten(formatName(name, key)),
      isCurrent: place.name === 'books' && place.booksKey === key,
      onChoose: () => void go({ to: '/books/$key', params: { key } }),
    })),
    { icon: Plus, words: 'Start your own books', onChoose: () => void go({ to: '/books/new' }) },
    { icon: Library, words: 'All books', onChoose: () => void go({ to: '/books' }) },
  ];

  return (
    <Menu
      name="Books"
      aria-describedby={captionId}
      prepare={async () => setSets(await readShelf())}
      entries={entries}
      place={ABOVE_THE_BUTTON}
      className={BUTTON}
      shown={
        <span aria-hidden className="flex w-full items-center gap-3 text-start">
          <Icon of={Library} className="shrink-0" />
          <span className={`min-w-0 ${words}`}>
            <span className="block leading-4">Books</span>
            <span id={captionId} className="block text-caption text-ink-3 leading-4">
              {captionAt(place.name)}
            </span>
          </span>
        </span>
      }
    />
  );
}

function captionAt(name: 'sample' | 'shelf' | 'books'): string {
  if (name !== 'sample') return 'Kept on this device';
  return hasOpenedBooks() ? 'Sample business' : 'Start your own';
}

/** Reads what the menu lists. Where that fails, /books says why; the other entries lead on all the same. */
async function readShelf(): Promise<readonly BooksOnDevice[]> {
  try {
    const { listBooks } = await withTimeout(import('#data/books/copies/books-on-device.ts'));
    return await listBooks();
  } catch {
    return [];
  }
}

const ABOVE_THE_BUTTON =
  'bottom-[calc(3.75rem+env(safe-area-inset-bottom))] left-[calc(0.5rem+env(safe-area-inset-left))] max-h-[calc(100dvh-5rem)] w-64 overflow-y-auto overscroll-contain';
const BUTTON =
  'flex min-h-[max(2.75rem,var(--spacing-control))] w-full items-center overflow-hidden rounded-r-control pr-2 pl-[0.9375rem] text-ink-2 hover:bg-wash hover:text-ink focus-visible:-outline-offset-2';
