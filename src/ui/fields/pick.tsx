import { Check, ChevronDown } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/controls/icon.tsx';
import { shortenText } from '#ui/layout/shorten.ts';
import { useAnchor } from '#ui/overlays/anchor.ts';
import { type Opened, useListButton, useOpenList } from '#ui/overlays/open-list.ts';
import type { ControlProps } from './field.tsx';

/**
 * A pick list: a button with the name and the value, which opens the list below it. With `labelId`, the button's accessible
 * name is that visible label and the value. Without it, and for the open list, the accessible name is `name` and the value
 * is the description. A choice of the value that stands there already is reported, too.
 */
export function Pick<T extends string>({
  name,
  labelId,
  value,
  choose,
  options,
  onChange,
  showOption = (option) => option,
  shown = value === '' ? choose : showOption(value),
  heard = value,
  gap,
  ...control
}: {
  name: string;
  labelId?: string;
  value: T | '';
  options: readonly T[];
  onChange: (value: T) => void;
  showOption?: (option: T) => ReactNode;
  /** Shown while nothing is picked. */
  choose?: string;
  shown?: ReactNode;
  /** The value in words, for a screen reader, if `shown` has none. */
  heard?: string;
  /** How far below the button its list opens, in pixels. */
  gap?: number;
  className: string;
} & Partial<ControlProps>) {
  const { opened, buttonProps } = useListButton({ findsLetters: true });
  return (
    <>
      <button
        {...control}
        {...buttonProps}
        type="button"
        aria-haspopup="listbox"
        data-empty={value === '' || undefined}
        {...(labelId === undefined
          ? { 'aria-label': name, 'aria-description': heard }
          : { 'aria-labelledby': `${labelId} ${control.id}` })}
      >
        <span className={value === '' ? 'truncate text-ink-3' : 'truncate'}>{shown}</span>
        <Icon of={ChevronDown} size={14} className="stroke-2 shrink-0 opacity-70 print:hidden" />
      </button>
      {opened && <List {...{ opened, name, value, options, onChange, showOption, gap }} />}
    </>
  );
}

function List<T extends string>({
  opened,
  name,
  value,
  options,
  onChange,
  showOption,
  gap,
}: {
  opened: Opened;
  name: string;
  value: T | '';
  options: readonly T[];
  onChange: (value: T) => void;
  showOption: (option: T) => ReactNode;
  gap: number | undefined;
}) {
  const { list, close, listProps, itemProps } = useOpenList({
    opened,
    start: Math.max(
      0,
      options.findIndex((option) => option === value),
    ),
    onTake(at) {
      const picked = options[at];
      if (picked !== undefined) onChange(picked);
    },
  });
  const button = useRef(opened.button);
  useAnchor(list, button, close, { ...SIZE, gap });
  return createPortal(
    <div
      {...listProps}
      role="listbox"
      aria-label={name}
      className="fixed z-70 w-max animate-appear overflow-auto overscroll-contain rounded-control bg-sheet p-1 shadow-float focus:outline-none"
    >
      {options.map((option, at) => (
        <div
          key={option}
          {...itemProps(at)}
          role="option"
          aria-selected={option === value}
          className="group flex min-h-control cursor-pointer select-none items-center justify-between gap-4 rounded-tick px-2.5 data-focus:bg-wash forced-colors:data-focus:outline-2 forced-colors:data-focus:-outline-offset-2"
        >
          <span className="min-w-0 py-1 wrap-anywhere">{shortenText(showOption(option))}</span>
          <Icon of={Check} size={16} className="stroke-2 invisible shrink-0 text-peacock group-aria-selected:visible" />
        </div>
      ))}
    </div>,
    opened.host,
  );
}

const SIZE = { leastWidth: 144, mostHeight: 320 };
