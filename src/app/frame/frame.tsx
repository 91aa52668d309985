import { Portal } from '@headlessui/react';
import { type UIEvent, useRef } from 'react';
import { useScrollKeys } from '#ui/scroll-keys.ts';
import { DashboardTour } from './dashboard-tour.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Screen } from './screen.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';
import { StorageLine } from './storage-line.tsx';

/** The one layout of every page: the sidebar at the left, the header on top, the content that scrolls. */
export function Frame() {
  const sidebar = useSidebar();
  const main = useRef<HTMLElement>(null);
  const seen = useRef(0);
  useScrollKeys(main);

  /** By hand, as following a scroll should not draw anything anew. At the end the page has room for what floats. */
  function markReading({ currentTarget: page }: UIEvent<HTMLElement>) {
    const isAtEnd = page.scrollTop + page.clientHeight > page.scrollHeight - 16;
    page.closest('[data-frame]')?.toggleAttribute('data-read-on', page.scrollTop > seen.current && !isAtEnd);
    seen.current = page.scrollTop;
  }

  // What opens over the page (a pick list, a menu) belongs to its content, a landmark that a screen reader can name.
  return (
    <Portal.Group target={main}>
      <div
        data-frame
        className="flex h-dvh overflow-hidden pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] print:h-auto print:overflow-visible"
      >
        <a href="#main" data-unprinted className={SKIP_LINK} onClick={skipToContent}>
          Skip to content
        </a>
        <Sidebar sidebar={sidebar} />
        <div className="flex min-w-0 flex-1 flex-col">
          <Header sidebar={sidebar} />
          <StorageLine />
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            onScroll={markReading}
            className="relative min-h-0 flex-1 scroll-pb-24 overflow-y-auto print:overflow-visible"
          >
            <Screen />
          </main>
        </div>
        <QuickActions />
        <DashboardTour />
        <PageAnnouncer />
        <NavigationProgress />
      </div>
    </Portal.Group>
  );
}

/** By hand, not by address: "#main" in the address would be a step for the Back button. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('main')?.focus();
}

const SKIP_LINK =
  'fixed top-2 left-2 z-50 flex min-h-control -translate-y-16 items-center rounded-control bg-ink px-4 font-medium text-paper focus:translate-y-0';
