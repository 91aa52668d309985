import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { PartOfItem } from './item-editor.ts';

/** Whether goods are kept by batch, and who makes them. */
export function BatchItemFields({ draft, problems, onChange }: PartOfItem) {
  return (
    <div className="grid items-start gap-4 border-t pt-4 sm:grid-cols-2">
      <SwitchField
        label="Batches"
        help="Each purchase names the batch. What expires first is sold first."
        isOn={draft.batches}
        onChange={(batches) => onChange({ batches })}
      />
      <TextField
        label="Manufacturer"
        problem={problems.manufacturer}
        value={draft.manufacturer}
        onChange={(manufacturer) => onChange({ manufacturer })}
      />
    </div>
  );
}
