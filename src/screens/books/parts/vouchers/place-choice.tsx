import { OTHER_COUNTRY, STATES } from '#domain/state-code.ts';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';

export function PlaceChoice(field: {
  value: string;
  problem: string | undefined;
  help?: string | undefined;
  onChange: (place: string) => void;
}) {
  return <ChoiceField label="Place of Supply" emptyWords="No place is called so." options={PLACES} {...field} />;
}

/** Found by name or code. */
export const PLACES = [...STATES, OTHER_COUNTRY].map(({ code, name }) => ({ id: code, name, detail: code }));
