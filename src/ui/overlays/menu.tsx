import { Check, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/controls/icon.tsx';
import { type Opened, useListButton, useOpenList } from './open-list.ts';

/** An entry of a menu; `isCurrent` marks the one that the page shows already. */
export type MenuEntry = Readonly<{ icon: IconNode; words: string; isCurrent?: boolean; onChoose: () => void }>;

type Content = {
  name: string;
  heading?: ReactNode;
  /** Asked for while it is open. */
  entries: () => readonly MenuEntry[];
  /** The classes that say where it opens; under the right end of the header unless said. */
  place?: string;
};

/**
 * The button of a menu of the frame, and the menu: arrow keys move through it, letters find an entry, Escape closes it.
 * `prepare` is waited for before it opens.
 */
export function Menu({
  shown,
  prepare,
  className,
  'aria-describedby': description,
  title,
  ...content
}: Content & {
  shown: ReactNode;
  prepare?: () => Promise<void>;
  className: string;
  'aria-describedby'?: string;
  title?: string;
}) {
  const { opened, buttonProps } = useListButton(prepare && { prepare });
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-haspopup="menu"
        aria-label={content.name}
        aria-describedby={description}
        title={title}
        className={className}
      >
        {shown}
      </button>
      {opened && <OpenMenu opened={opened} {...content} />}
    </>
  );
}

function OpenMenu({ opened, name, heading, entries, place = UNDER_THE_HEADER }: Content & { opened: Opened }) {
  const all = entries();
  const { listProps, itemProps } = useOpenList({ opened, start: 0, onTake: (at) => all[at]?.onChoose() });
  return createPortal(
    <div
      {...listProps}
      role="menu"
      aria-label={name}
      className={`fixed z-70 min-w-56 animate-appear rounded-sheet bg-sheet p-1 shadow-float focus:outline-none ${place}`}
    >
      {heading}
      {all.map(({ icon, words, isCurrent = false }, at) => (
        <div
          key={`${at} ${words}`}
          {...itemProps(at)}
          role="menuitem"
          aria-current={isCurrent || undefined}
          className="flex min-h-control w-full cursor-pointer select-none items-center gap-3 rounded-tick px-2.5 text-start data-focus:bg-wash forced-colors:data-focus:outline-2 forced-colors:data-focus:-outline-offset-2"
        >
          <Icon of={icon} className="shrink-0 text-ink-2" />
          <span className="min-w-0 grow truncate">{words}</span>
          {isCurrent && <Icon of={Check} size={16} className="shrink-0 text-peacock" />}
        </div>
      ))}
    </div>,
    opened.host,
  );
}

const UNDER_THE_HEADER =
  'top-[calc(3.75rem+env(safe-area-inset-top))] right-[calc(0.5rem+env(safe-area-inset-right))] md:right-[calc(0.75rem+env(safe-area-inset-right))]';
