import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * A pick list: a button that opens a listbox. Inside a Field the Field's label names it; elsewhere `name` does, and the
 * value is then told as its description.
 */
export function Pick<T extends string>({
  value,
  options,
  onChange,
  name,
  choose = 'Choose …',
  className = 'field-box flex items-center justify-between gap-2',
  showOption = (option) => option,
  shown = value === '' ? '' : showOption(value),
  isInvalid = false,
}: {
  value: T | '';
  options: readonly T[];
  onChange: (value: T) => void;
  name?: string;
  choose?: string;
  shown?: ReactNode;
  className?: string;
  showOption?: (option: T) => ReactNode;
  isInvalid?: boolean;
}) {
  return (
    <Listbox value={value === '' ? null : value} onChange={(picked: T | null) => picked !== null && onChange(picked)}>
      <ListboxButton
        className={className}
        aria-invalid={isInvalid || undefined}
        {...(name !== undefined && { 'aria-label': name, 'aria-description': value })}
      >
        {value === '' ? <span className="text-ink-3">{choose}</span> : <span className="truncate">{shown}</span>}
        <ChevronDown size={14} aria-hidden className="shrink-0 opacity-70" />
      </ListboxButton>
      <ListboxOptions
        modal={false}
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className="z-70 max-h-80 min-w-[max(var(--button-width),9rem)] animate-appear overflow-auto rounded-control bg-sheet p-1 shadow-float focus:outline-none"
      >
        {options.map((option) => (
          <ListboxOption
            key={option}
            value={option}
            className="group flex min-h-control cursor-pointer select-none items-center justify-between gap-4 rounded-tick px-2.5 data-focus:bg-wash"
          >
            <span className="truncate">{showOption(option)}</span>
            <Check size={16} aria-hidden className="invisible shrink-0 text-peacock group-data-selected:visible" />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
