import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { OpenOnMount } from './open-on-mount.tsx';

/**
 * A menu of the header, open from the start: arrow keys move through it, letters find an entry, Escape closes it. It
 * replaces the button that was pressed, and looks like it.
 */
export function OpenMenu({
  name,
  shown,
  className,
  heading,
  onClosed,
  children,
}: {
  name: string;
  shown: ReactNode;
  className: string;
  heading?: ReactNode;
  onClosed: () => void;
  children: ReactNode;
}) {
  return (
    <HeadlessMenu>
      {({ open }) => (
        <>
          <MenuButton aria-label={name} title={name} className={className}>
            {shown}
          </MenuButton>
          <OpenOnMount isOpen={open} onClosed={onClosed} />
          <MenuItems
            modal={false}
            className="fixed top-[calc(3.75rem+env(safe-area-inset-top))] right-[calc(0.5rem+env(safe-area-inset-right))] z-50 min-w-56 animate-appear rounded-sheet bg-sheet p-1 shadow-float focus:outline-none md:right-[calc(0.75rem+env(safe-area-inset-right))]"
          >
            {heading}
            {children}
          </MenuItems>
        </>
      )}
    </HeadlessMenu>
  );
}

/** One entry of the menu. */
export function MenuEntry({ icon, onChoose, children }: { icon: IconNode; onChoose: () => void; children: string }) {
  return (
    <MenuItem>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-control w-full items-center gap-3 rounded-tick px-2.5 text-start data-focus:bg-wash forced-colors:data-focus:outline-2 forced-colors:data-focus:-outline-offset-2"
      >
        <Icon of={icon} className="text-ink-2" />
        {children}
      </button>
    </MenuItem>
  );
}
