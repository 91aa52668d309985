import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Check, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/controls/icon.tsx';
import { InListPlace } from './in-list-place.tsx';
import { OpenOnMount } from './open-on-mount.tsx';

/**
 * A menu of the frame, open from the start: arrow keys move through it, letters find an entry, Escape closes it. It
 * replaces the button that was pressed, and looks like it.
 */
export function OpenMenu({
  name,
  shown,
  className,
  heading,
  place = UNDER_THE_HEADER,
  isOverAll = false,
  onClosed,
  children,
}: {
  name: string;
  shown: ReactNode;
  className: string;
  heading?: ReactNode;
  /** The classes that say where it opens; under the right end of the header unless said. */
  place?: string;
  /** Drawn over the whole frame and the toasts, where its button stands in a part of the frame that lies below them. */
  isOverAll?: boolean;
  onClosed: () => void;
  children: ReactNode;
}) {
  return (
    <InListPlace>
      <HeadlessMenu>
        {({ open }) => (
          <>
            <MenuButton aria-label={name} title={name} className={className}>
              {shown}
            </MenuButton>
            <OpenOnMount isOpen={open} onClosed={onClosed} />
            <MenuItems
              modal={false}
              portal={isOverAll}
              className={`fixed ${isOverAll ? 'z-70' : 'z-50'} min-w-56 animate-appear rounded-sheet bg-sheet p-1 shadow-float focus:outline-none ${place}`}
            >
              {heading}
              {children}
            </MenuItems>
          </>
        )}
      </HeadlessMenu>
    </InListPlace>
  );
}

/** One entry of the menu; `isCurrent` marks the one that the page shows already. */
export function MenuEntry({
  icon,
  isCurrent = false,
  onChoose,
  children,
}: {
  icon: IconNode;
  isCurrent?: boolean;
  onChoose: () => void;
  children: string;
}) {
  return (
    <MenuItem>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className="flex min-h-control w-full items-center gap-3 rounded-tick px-2.5 text-start data-focus:bg-wash forced-colors:data-focus:outline-2 forced-colors:data-focus:-outline-offset-2"
      >
        <Icon of={icon} className="shrink-0 text-ink-2" />
        <span className="min-w-0 grow truncate">{children}</span>
        {isCurrent && <Icon of={Check} size={16} className="shrink-0 text-peacock" />}
      </button>
    </MenuItem>
  );
}

const UNDER_THE_HEADER =
  'top-[calc(3.75rem+env(safe-area-inset-top))] right-[calc(0.5rem+env(safe-area-inset-right))] md:right-[calc(0.75rem+env(safe-area-inset-right))]';
