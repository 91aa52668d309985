import { PLACES } from '#screens/books/parts/place-choices.ts';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';

export function PlaceChoice(field: {
  value: string;
  problem: string | undefined;
  help?: string | undefined;
  onChange: (place: string) => void;
}) {
  return <ChoiceField label="Place of Supply" emptyWords="No place is called so." options={PLACES} {...field} />;
}
