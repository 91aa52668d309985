import { Listbox as HeadlessListbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { Check, ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ControlProps } from './field.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { shortenText } from '#ui/layout/shorten.ts';
import { InListPlace } from '#ui/overlays/in-list-place.tsx';
import { OpenOnMount } from '#ui/overlays/open-on-mount.tsx';
import { useOverToasts } from '#ui/overlays/opening.ts';

/**
 * An open pick list in the place of the button that was pressed, and looking like it. Calls `onClosed` once it has
 * closed.
 */
export function Listbox({
  name,
  value,
  heard,
  shown,
  options,
  showOption,
  onChange,
  className,
  gap = '4px',
  typed,
  onClosed,
  id,
  'aria-invalid': isInvalid,
}: {
  name: string;
  value: string;
  /** The value in words, for a screen reader. */
  heard: string;
  shown: ReactNode;
  options: readonly string[];
  showOption: (option: string) => ReactNode;
  onChange: (value: string) => void;
  className: string;
  /** How far below the button it opens, as a CSS length. */
  gap?: string | undefined;
  /** The letters that the user typed to open it. */
  typed: string;
  onClosed: () => void;
} & Partial<Pick<ControlProps, 'id' | 'aria-invalid'>>) {
  return (
    <InListPlace>
      <HeadlessListbox
        value={value === '' ? null : value}
        onChange={(picked: string | null) => picked !== null && onChange(picked)}
      >
        {({ open }) => (
          <>
            <ListboxButton
              {...(id !== undefined && { id })}
              aria-invalid={isInvalid}
              className={className}
              aria-label={name}
              aria-description={heard}
            >
              <span className="truncate">{shown}</span>
              <Icon of={ChevronDown} size={14} className="stroke-2 shrink-0 opacity-70 print:hidden" />
            </ListboxButton>
            <OpenOnMount isOpen={open} onClosed={onClosed} />
            <ListboxOptions
              modal={false}
              anchor={{ to: 'bottom start', gap, padding: 8 }}
              className="z-70 max-h-80 min-w-[max(var(--button-width),9rem)] animate-appear overflow-auto rounded-control bg-sheet p-1 shadow-float focus:outline-none"
            >
              {options.map((option) => (
                <ListboxOption
                  key={option}
                  value={option}
                  className="group flex min-h-control cursor-pointer select-none items-center justify-between gap-4 rounded-tick px-2.5 data-focus:bg-wash forced-colors:data-focus:outline-2 forced-colors:data-focus:-outline-offset-2"
                >
                  <span className="min-w-0 py-1 wrap-anywhere">{shortenText(showOption(option))}</span>
                  <Icon
                    of={Check}
                    size={16}
                    className="stroke-2 invisible shrink-0 text-peacock group-data-selected:visible"
                  />
                </ListboxOption>
              ))}
              <TypedLetters letters={typed} />
              <OverToasts />
            </ListboxOptions>
          </>
        )}
      </HeadlessListbox>
    </InListPlace>
  );
}

/** Sends the letters to the list around it, once Headless UI has registered the options: just after they are drawn. */
function TypedLetters({ letters }: { letters: string }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = marker.current?.parentElement;
    queueMicrotask(() => {
      for (const key of letters) list?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }, [letters]);
  return <span ref={marker} hidden />;
}

function OverToasts() {
  useOverToasts();
  return null;
}
