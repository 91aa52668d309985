import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { hasWholeWindow } from '#app/workspaces/workspace-of-address.ts';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import { useScrollKeys } from '#ui/navigation/scroll-keys.ts';
import { DashboardTour } from './tour/dashboard-tour.tsx';
import { FindAnything } from './find-anything.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Screen } from './screen.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';
import { StorageLine } from './storage-line.tsx';

/**
 * The layout of every page: the sidebar on the left, the header on top, the content that scrolls. The counter and its
 * customer display have neither of them: a cashier sees the bill alone.
 */
export function Frame() {
  const { name } = useWorkspace();
  const isBare = useLocation({ select: ({ pathname }) => hasWholeWindow(pathname) });
  const sidebar = useSidebar(name !== 'sample');
  const main = useRef<HTMLElement>(null);
  useScrollKeys(main);

  return (
    <div
      data-frame
      className="flex h-dvh overflow-hidden pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] print:h-auto print:overflow-visible"
    >
      <a href="#main" data-unprinted className={SKIP_LINK} onClick={skipToContent}>
        Skip to content
      </a>
      {!isBare && <Sidebar sidebar={sidebar} />}
      <div className="flex min-w-0 flex-1 flex-col">
        {isBare ? <FindAnything isBare /> : <Header sidebar={sidebar} />}
        <StorageLine />
        <div className="flex min-h-0 flex-1 flex-col aside:flex-row print:block">
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className="relative min-h-0 min-w-0 flex-1 scroll-pb-4 overflow-y-auto print:overflow-visible"
          >
            <Screen />
          </main>
          {name === 'sample' && <QuickActions />}
        </div>
      </div>
      {name === 'sample' && <DashboardTour />}
      <PageAnnouncer />
      <NavigationProgress />
    </div>
  );
}

/** Focuses `main` by script: following "#main" would add a history entry. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('main')?.focus();
}

const SKIP_LINK =
  'fixed top-2 left-2 z-50 flex min-h-control -translate-y-16 items-center rounded-control bg-ink px-4 font-medium text-paper focus:translate-y-0';
