import { Lock, LogOut, UserRound } from 'lucide';
import { useSyncExternalStore } from 'react';
import { lock, onStaffChange } from '#data/books/staff/access.ts';
import { staffStanding } from '#data/books/staff/guard.ts';
import { signOut } from '#data/books/staff/sign-in.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { useCheckedNavigate } from '#ui/navigation/checked-navigate.ts';
import { Menu } from '#ui/overlays/menu.tsx';

/** Who is signed in, with her role, and how she locks and signs out. */
export function PersonMenu({ booksKey }: { booksKey: string }) {
  const go = useCheckedNavigate();
  const staff = useSyncExternalStore(onStaffChange, staffStanding);
  const { person } = staff ?? {};
  if (!person) return null;

  /** A form with unsaved changes asks first. */
  async function leave() {
    if (await go({ to: '/books/$key', params: { key: booksKey } })) signOut();
  }

  const who = `${person.name}, ${person.role}`;
  return (
    <>
      <IconButton
        name="Lock"
        data-lock
        icon={Lock}
        title={`Lock (${keyWords('lock')})`}
        aria-keyshortcuts={keyShortcuts('lock')}
        onClick={lock}
      />
      <Menu
        name={who}
        title={who}
        shown={<Icon of={UserRound} />}
        heading={
          <div className="mb-1 max-w-72 border-b px-2.5 pt-1.5 pb-2.5">
            <p className="truncate font-medium">
              <Quoted>{person.name}</Quoted>
            </p>
            <p className="text-caption text-ink-2">{person.role}</p>
          </div>
        }
        entries={() => [{ icon: LogOut, words: 'Sign Out', onChoose: () => void leave() }]}
        className="inline-flex size-control shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-wash hover:text-ink"
      />
    </>
  );
}
