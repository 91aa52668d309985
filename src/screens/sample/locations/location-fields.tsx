import type { LocationInput } from '#domain/sample/location.ts';
import { EmailField, PhoneField } from '#screens/parts/contact-fields.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

export function LocationFields({
  draft,
  onChange,
}: {
  draft: LocationInput;
  onChange: (patch: Partial<LocationInput>) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Name" value={draft.name} onChange={(name) => onChange({ name })} />
      <TextField label="Code" autoCapitalize="characters" value={draft.code} onChange={(code) => onChange({ code })} />
      <div className="sm:col-span-2">
        <TextField label="Address" value={draft.address} onChange={(address) => onChange({ address })} />
      </div>
      <TextField label="City" value={draft.city} onChange={(city) => onChange({ city })} />
      <TextField label="State" value={draft.state} onChange={(state) => onChange({ state })} />
      <TextField
        label="Pincode"
        inputMode="numeric"
        value={draft.pincode}
        onChange={(pincode) => onChange({ pincode })}
      />
      <PhoneField value={draft.phone} onChange={(phone) => onChange({ phone })} />
      <EmailField value={draft.email} onChange={(email) => onChange({ email })} />
      <TextField label="Manager" value={draft.manager} onChange={(manager) => onChange({ manager })} />
      <div className="border-t pt-2 sm:col-span-2">
        <SwitchField
          label="Warehouse"
          help="When off, the location counts as a branch."
          isOn={draft.isWarehouse}
          onChange={(isWarehouse) => onChange({ isWarehouse })}
        />
      </div>
    </div>
  );
}
