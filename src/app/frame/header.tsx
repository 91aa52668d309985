import { PanelLeft } from 'lucide';
import { FindAnything } from './find-anything.tsx';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';
import { BooksLetterhead, BooksPerson, BooksTitle, SafetyLine } from './books/lazy-parts.tsx';
import { CompanySelector, useHeaderCompany } from './company-selector.tsx';
import { DarkModeToggle } from './dark-mode.tsx';
import { Letterhead } from './letterhead.tsx';
import { Notifications } from './notifications.tsx';
import { SampleChip } from './sample-chip.tsx';
import type { SidebarState } from './sidebar-state.ts';
import { TodayButton } from './today.tsx';
import { UserMenu } from './user-menu.tsx';

/**
 * The business and its year on the left, the controls of every page on the right. What only the sample has (other
 * companies, what falls due, notifications, an account) does not stand around books of one's own.
 */
export function Header({ sidebar }: { sidebar: SidebarState }) {
  const workspace = useWorkspace();
  const isSample = workspace.name === 'sample';
  const { companies, chosen, choose } = useHeaderCompany();
  return (
    <>
      {isSample && chosen && <Letterhead {...chosen} />}
      {workspace.name === 'books' && <BooksLetterhead booksKey={workspace.booksKey} />}
      <header className={HEADER} data-unprinted>
        <IconButton
          name="Toggle Sidebar"
          title={`Toggle Sidebar (${keyWords('sidebar')})`}
          aria-keyshortcuts={keyShortcuts('sidebar')}
          icon={PanelLeft}
          aria-expanded={sidebar.isOpen}
          // On a phone the sidebar is a closed drawer, so the tour's step about it points at this button.
          data-tour={sidebar.isPhone ? 'sidebar' : undefined}
          onClick={sidebar.toggle}
        />
        <div className="min-w-[min(5.75rem,102px)] flex-1 max-[18rem]:basis-4/5">
          {isSample && chosen && <CompanySelector companies={companies} chosen={chosen} onChoose={choose} />}
          {workspace.name === 'books' && <BooksTitle booksKey={workspace.booksKey} />}
        </div>
        <FindAnything onToggleSidebar={sidebar.toggle} />
        {isSample && <SampleChip />}
        {isSample && <TodayButton />}
        {workspace.name === 'books' && <SafetyLine booksKey={workspace.booksKey} />}
        <DarkModeToggle />
        {isSample && <Notifications />}
        {isSample && <UserMenu />}
        {workspace.name === 'books' && <BooksPerson booksKey={workspace.booksKey} />}
      </header>
    </>
  );
}

/**
 * On phones a control is 44 px, large enough for a finger at any font size. With a very large font the company gets a line
 * of its own.
 */
const HEADER =
  'flex min-h-header shrink-0 flex-wrap items-center justify-end border-b bg-paper px-1 max-[30rem]:[--spacing-control:44px] md:gap-1 md:px-3';
