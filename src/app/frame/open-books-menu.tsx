import { BookOpen, FlaskConical, Library, Plus } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import { lastOpened, noteOpened } from '#data/books/last-opened.ts';
import { type BooksOnDevice, listBooks } from '#data/books/copies/books-on-device.ts';
import { formatName } from '#domain/format.ts';
import { useCheckedNavigate } from '#ui/navigation/checked-navigate.ts';
import { MenuEntry, OpenMenu } from '#ui/overlays/menu.tsx';
import { useOverToasts } from '#ui/overlays/opening.ts';
import { shorten } from '#ui/layout/shorten.ts';

/** The open menu: the sample business, each set of books on this device, a new one, and the shelf of all. */
export function OpenBooksMenu(
  menu: Omit<ComponentProps<typeof OpenMenu>, 'heading' | 'children' | 'place' | 'isOverAll'>,
) {
  const go = useCheckedNavigate();
  const place = useWorkspace();
  // In the drawer of a phone it lies where the toasts are.
  useOverToasts();
  // What the button has just read; the menu is open for a moment only.
  const [sets] = useState(() => shelf);

  async function openSample() {
    // What the app opens next time is what was chosen here, not where a link within the app has led. Noted before the
    // sample is seen: who reloads at once gets it, too.
    const before = lastOpened();
    noteOpened('');
    if (!(await go({ to: '/' }))) noteOpened(before);
  }

  return (
    <OpenMenu {...menu} place={ABOVE_THE_BUTTON} isOverAll>
      <MenuEntry icon={FlaskConical} isCurrent={place.name === 'sample'} onChoose={() => void openSample()}>
        Sample business
      </MenuEntry>
      {sets.map(({ key, name }) => (
        <MenuEntry
          key={key}
          icon={BookOpen}
          isCurrent={place.name === 'books' && place.booksKey === key}
          onChoose={() => void go({ to: '/books/$key', params: { key } })}
        >
          {shorten(formatName(name, key))}
        </MenuEntry>
      ))}
      <MenuEntry icon={Plus} onChoose={() => void go({ to: '/books/new' })}>
        Start your own books
      </MenuEntry>
      <MenuEntry icon={Library} onChoose={() => void go({ to: '/books' })}>
        All books
      </MenuEntry>
    </OpenMenu>
  );
}

/** Reads what the menu lists. Where that fails, /books says why; the other entries lead on all the same. */
export async function readShelf(): Promise<void> {
  shelf = await listBooks().catch(() => []);
}

let shelf: readonly BooksOnDevice[] = [];
const ABOVE_THE_BUTTON =
  'bottom-[calc(3.75rem+env(safe-area-inset-bottom))] left-[calc(0.5rem+env(safe-area-inset-left))] max-h-[calc(100dvh-5rem)] w-64 overflow-y-auto overscroll-contain';
