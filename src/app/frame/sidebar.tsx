import { useDeferredValue } from 'react';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Navigation } from './navigation.tsx';
import type { SidebarState } from './sidebar-state.ts';

/** 16rem wide beside the page, or a strip of 3rem; a drawer on a phone. */
export function Sidebar({ sidebar: { isPhone, isOpen, close } }: { sidebar: SidebarState }) {
  const hasRoom = useDeferredValue(isOpen);
  if (isPhone) return isOpen && <Drawer onClose={close} />;
  return (
    // Only the sidebar animates. The page beside it is laid out again once, deferred, so that the toggle responds at once.
    <div data-unprinted className={`relative shrink-0 ${hasRoom ? 'w-64' : 'w-12'}`}>
      <div
        className={`absolute inset-y-0 left-0 z-20 border-r transition-[width] duration-300 ease-out ${isOpen ? 'w-64' : 'w-12'}`}
      >
        <Navigation isStrip={!isOpen} />
      </div>
    </div>
  );
}

/** Lazy: most page loads never open it. */
const Drawer = lazyDialog(async () => (await import('./drawer.tsx')).Drawer);
