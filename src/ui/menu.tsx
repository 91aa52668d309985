import { MenuButton, MenuItem, MenuItems, Menu as HeadlessMenu } from '@headlessui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A button of the header that opens a menu below it: arrows walk through it, letters find an entry, Escape puts it away. */
export function Menu({
  name,
  shown,
  heading,
  children,
}: {
  name: string;
  shown: ReactNode;
  heading?: ReactNode;
  children: ReactNode;
}) {
  return (
    <HeadlessMenu>
      <MenuButton
        aria-label={name}
        title={name}
        className="inline-flex size-control shrink-0 items-center justify-center rounded-control transition-colors duration-150 hover:bg-wash"
      >
        {shown}
      </MenuButton>
      <MenuItems
        modal={false}
        className="fixed top-15 right-2 z-50 min-w-56 animate-appear rounded-sheet bg-sheet p-1 shadow-float focus:outline-none md:right-3"
      >
        {heading}
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}

/** One thing the menu can do. */
export function MenuEntry({
  icon: Icon,
  onChoose,
  children,
}: {
  icon: LucideIcon;
  onChoose: () => void;
  children: string;
}) {
  return (
    <MenuItem>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-control w-full items-center gap-3 rounded-tick px-2.5 text-start data-focus:bg-wash"
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden className="text-ink-2" />
        {children}
      </button>
    </MenuItem>
  );
}
