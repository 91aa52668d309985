import { later } from '#ui/later.tsx';
import { Navigation } from './navigation.tsx';
import { Quietly } from './quietly.tsx';
import type { SidebarState } from './sidebar-state.ts';

/** Beside the page 16rem wide, or a strip of 3rem; on a phone a drawer. */
export function Sidebar({ sidebar: { isPhone, isOpen, close } }: { sidebar: SidebarState }) {
  if (isPhone) {
    return (
      <Quietly until={isOpen}>
        <Drawer isOpen={isOpen} onClose={close} />
      </Quietly>
    );
  }
  return (
    <div
      data-unprinted
      className={`shrink-0 border-r transition-[width] duration-300 ease-out ${isOpen ? 'w-64' : 'w-12'}`}
    >
      <Navigation isStrip={!isOpen} />
    </div>
  );
}

const Drawer = later(async () => (await import('./drawer.tsx')).Drawer);
