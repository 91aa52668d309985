import { Listbox as HeadlessListbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { Check, ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ControlProps } from './fields/field.tsx';
import { Icon } from './icon.tsx';
import { shortenText } from './shorten.ts';
import { OpenOnMount } from './open-on-mount.tsx';

/** An open pick list, in the place of the button that was pressed and with its looks. Tells when it has closed. */
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
  /** The value in words. */
  heard: string;
  shown: ReactNode;
  options: readonly string[];
  showOption: (option: string) => ReactNode;
  onChange: (value: string) => void;
  className: string;
  /** How far below the button it opens, as a CSS length. */
  gap?: string | undefined;
  /** The letters that opened it. */
  typed: string;
  onClosed: () => void;
} & Partial<Pick<ControlProps, 'id' | 'aria-invalid'>>) {
  return (
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
            <Typed letters={typed} />
            <OverToasts />
          </ListboxOptions>
        </>
      )}
    </HeadlessListbox>
  );
}

/** Sends letters on to the list that it stands in, once that knows its options: a moment after they were drawn. */
function Typed({ letters }: { letters: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = place.current?.parentElement;
    queueMicrotask(() => {
      for (const key of letters) list?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }, [letters]);
  return <span ref={place} hidden />;
}

/** As long as it stands: a list that a dialog opened would otherwise lie under them with the dialog (`toasts.css`). */
function OverToasts() {
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-list-open', true);
    return () => void document.body.toggleAttribute('data-list-open', false);
  }, []);
  return null;
}
