import { PanelLeft } from 'lucide-react';
import { FindAnything } from '#app/palette/find-anything.tsx';
import { IconButton } from '#ui/button.tsx';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';
import { CompanySelector } from './company-selector.tsx';
import { DarkModeToggle } from './dark-mode.tsx';
import { Notifications } from './notifications.tsx';
import { Quietly } from './quietly.tsx';
import { SampleChip } from './sample-chip.tsx';
import type { SidebarState } from './sidebar-state.ts';
import { TodayButton } from './today.tsx';
import { UserMenu } from './user-menu.tsx';

/** Whose books these are and of which year at the left; what serves every page at the right. */
export function Header({ sidebar }: { sidebar: SidebarState }) {
  return (
    <header
      className="flex min-h-header shrink-0 flex-wrap items-center border-b bg-paper px-1 md:gap-1 md:px-3"
      data-unprinted
    >
      <IconButton
        name="Toggle Sidebar"
        title={`Toggle Sidebar (${keyWords('sidebar')})`}
        aria-keyshortcuts={keyShortcuts('sidebar')}
        icon={PanelLeft}
        aria-expanded={sidebar.isOpen}
        // The tour tells of the sidebar; where that is a drawer it shows what opens it.
        data-tour={sidebar.isPhone ? 'sidebar' : undefined}
        onClick={sidebar.toggle}
      />
      <div className="min-w-[15%] flex-1">
        <Quietly>
          <CompanySelector />
        </Quietly>
      </div>
      <FindAnything onToggleSidebar={sidebar.toggle} />
      <Quietly>
        <SampleChip />
      </Quietly>
      <TodayButton />
      <DarkModeToggle />
      <Notifications />
      <UserMenu />
    </header>
  );
}
