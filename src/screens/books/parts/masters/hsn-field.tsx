import { useState } from 'react';
import { hsnChoices } from '#data/books/masters/items.ts';
import { useSuggestions } from '#data/books/live.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';

/** The code of an item. Any may be typed; those of other items are suggested, as a shop has many items of one code. */
export function HsnField({
  hsn,
  problem,
  onChange,
}: {
  hsn: string;
  problem: string | undefined;
  onChange: (hsn: string) => void;
}) {
  const [text, setText] = useState<string>();
  const choices = useSuggestions(['items', 'hsn', text], async () => (text === undefined ? [] : hsnChoices(text)));
  return (
    <ComboboxField
      label="HSN/SAC"
      inputMode="numeric"
      emptyWords=""
      problem={problem}
      value={hsn === '' ? null : { id: hsn, name: hsn }}
      text={text}
      options={choices.map((choice) => ({ id: choice.hsn, name: choice.hsn, detail: choice.name }))}
      onType={setText}
      onText={onChange}
      onChoose={(code) => onChange(code ?? '')}
    />
  );
}
