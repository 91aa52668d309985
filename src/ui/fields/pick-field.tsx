import { Description, Field as HeadlessField, Label } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Pick } from '#ui/pick.tsx';
import type { FieldProps } from './field.tsx';

/** A labelled pick list. Starts at `choose` while nothing is picked; its name is its label and what is picked. */
export function PickField<T extends string>({
  label,
  isRequired = false,
  problem,
  help,
  ...pick
}: FieldProps & {
  value: T | '';
  options: readonly T[];
  onChange: (value: T) => void;
  choose?: string;
  showOption?: (option: T) => ReactNode;
}) {
  const note = problem ?? help;
  return (
    <HeadlessField className="flex min-w-0 flex-col gap-1">
      <Label data-required={isRequired || undefined} className="text-caption text-ink-2">
        {label}
      </Label>
      <Pick {...pick} isInvalid={problem !== undefined} />
      {note !== undefined && (
        <Description className={`text-caption ${problem === undefined ? 'text-ink-3' : 'text-bad'}`}>
          {note}
        </Description>
      )}
    </HeadlessField>
  );
}
