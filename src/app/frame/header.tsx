import { PanelLeft } from 'lucide';
import { FindAnything } from '#app/palette/find-anything.tsx';
import { IconButton } from '#ui/button.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';
import { CompanySelector, useHeaderCompany } from './company-selector.tsx';
import { DarkModeToggle } from './dark-mode.tsx';
import { Letterhead } from './letterhead.tsx';
import { Notifications } from './notifications.tsx';
import { SampleChip } from './sample-chip.tsx';
import type { SidebarState } from './sidebar-state.ts';
import { TodayButton } from './today.tsx';
import { UserMenu } from './user-menu.tsx';

/** The company and its year on the left, the controls of every page on the right. */
export function Header({ sidebar }: { sidebar: SidebarState }) {
  const { companies, chosen, choose } = useHeaderCompany();
  return (
    <>
      {chosen && <Letterhead company={chosen} />}
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
          {chosen && <CompanySelector companies={companies} chosen={chosen} onChoose={choose} />}
        </div>
        <FindAnything onToggleSidebar={sidebar.toggle} />
        <SampleChip />
        <TodayButton />
        <DarkModeToggle />
        <Notifications />
        <UserMenu />
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
