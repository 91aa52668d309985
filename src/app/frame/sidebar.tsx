import { useDeferredValue } from 'react';
import { lazyDialog } from '#ui/lazy-dialog.tsx';
import { Navigation } from './navigation.tsx';
import type { SidebarState } from './sidebar-state.ts';

/** Beside the page 16rem wide, or a strip of 3rem; on a phone a drawer. */
export function Sidebar({ sidebar: { isPhone, isOpen, close } }: { sidebar: SidebarState }) {
  const room = useDeferredValue(isOpen);
  if (isPhone) return isOpen && <Drawer onClose={close} />;
  return (
    // Only the sidebar itself moves; the page beside it makes room once, when the browser has shown that it was heard.
    <div data-unprinted className={`relative shrink-0 ${room ? 'w-64' : 'w-12'}`}>
      <div
        className={`absolute inset-y-0 left-0 z-20 border-r transition-[width] duration-300 ease-out ${isOpen ? 'w-64' : 'w-12'}`}
      >
        <Navigation isStrip={!isOpen} />
      </div>
    </div>
  );
}

/** Most pages are read without it: it is no part of the start. */
const Drawer = lazyDialog(async () => (await import('./drawer.tsx')).Drawer);
