import { useState } from 'react';
import { filterByBeginnings, type Option } from './option-search.ts';
import { ComboboxField } from './combobox-field.tsx';
import type { FieldProps } from '#ui/fields/field.tsx';

/**
 * A combobox of a short, fixed list, such as States or units: found by the beginnings of words, also of the detail,
 * where a code stands. Hand in the same options each time: their words are remembered.
 */
export function ChoiceField<Id extends string>({
  value,
  options,
  onChange,
  ...field
}: FieldProps & {
  value: Id | '';
  options: readonly Option<Id>[];
  onChange: (value: Id | '') => void;
  emptyWords?: string;
}) {
  const [text, setText] = useState('');
  return (
    <ComboboxField
      {...field}
      value={options.find(({ id }) => id === value) ?? null}
      text={text}
      options={filterByBeginnings(options, text)}
      onType={setText}
      onChoose={(id) => onChange(id ?? '')}
    />
  );
}
