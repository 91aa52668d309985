import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useLazyControl } from '#ui/overlays/lazy-control.ts';
import type { ControlProps } from './field.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { idleLoaders } from '#ui/lazy-part.tsx';

/**
 * A pick list: a plain button with the name and the value, light and ready at the first paint; once pressed, the
 * listbox itself. With `labelId`, the button's accessible name is that visible label and the value. Without it, and for
 * the open list, the accessible name is `name` and the value is the description.
 */
export function Pick<T extends string>({
  options,
  onChange,
  showOption = (option) => option,
  gap,
  ...face
}: FaceProps & {
  value: T | '';
  options: readonly T[];
  onChange: (value: T) => void;
  showOption?: (option: T) => ReactNode;
  /** How far below the button its list opens, as a CSS length. */
  gap?: string;
}) {
  const { Control, typed, placeholderProps, close } = useLazyControl(loadListbox, { findsLetters: true });
  const { name, value, heard = value, choose, shown = value === '' ? choose : showOption(value) } = face;
  if (Control === undefined) return <Face {...face} {...placeholderProps} heard={heard} shown={shown} />;

  function optionOf(picked: string): T | undefined {
    return options.find((option) => option === picked);
  }

  return (
    <Control
      {...(face.id !== undefined && { id: face.id, 'aria-invalid': face['aria-invalid'] })}
      name={name}
      value={value}
      heard={heard}
      shown={shown}
      className={face.className}
      gap={gap}
      typed={typed}
      options={options}
      showOption={(picked) => {
        const option = optionOf(picked);
        return option === undefined ? picked : showOption(option);
      }}
      onChange={(picked) => {
        const option = optionOf(picked);
        if (option !== undefined) onChange(option);
      }}
      onClosed={close}
    />
  );
}

type FaceProps = {
  name: string;
  labelId?: string;
  value: string;
  /** The value in words, for a screen reader, if `shown` has none. */
  heard?: string;
  /** Shown while nothing is picked. */
  choose?: string;
  shown?: ReactNode;
  className: string;
} & Partial<ControlProps>;

function Face({ name, labelId, value, heard, choose: _, shown, ...button }: FaceProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="listbox"
      aria-expanded={false}
      data-empty={value === '' || undefined}
      {...(labelId === undefined
        ? { 'aria-label': name, 'aria-description': heard }
        : { 'aria-labelledby': `${labelId} ${button.id}` })}
      {...button}
    >
      <span className={value === '' ? 'truncate text-ink-3' : 'truncate'}>{shown}</span>
      <Icon of={ChevronDown} size={14} className="stroke-2 shrink-0 opacity-70 print:hidden" />
    </button>
  );
}

const loadListbox = async () => (await import('./listbox.tsx')).Listbox;
idleLoaders.push(loadListbox);
