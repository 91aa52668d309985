import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Address = Readonly<{ address: string; city: string; pinCode: string }>;

/** Where somebody is found: three fields of a grid, whose labels begin with `of`. PIN codes of other countries have letters. */
export function AddressFields({
  of = '',
  isOwn = false,
  isRequired = false,
  isAbroad = false,
  value,
  problems,
  onChange,
}: {
  of?: string;
  /** The browser knows the address of whoever sits before it. */
  isOwn?: boolean;
  isRequired?: boolean;
  isAbroad?: boolean;
  value: Address;
  problems: { readonly [Field in keyof Address]?: string | undefined };
  onChange: (patch: Partial<Address>) => void;
}) {
  return (
    <>
      <div className="col-span-full">
        <TextAreaField
          label={`${of}Address`}
          isRequired={isRequired}
          autoComplete={isOwn ? 'street-address' : undefined}
          problem={problems.address}
          value={value.address}
          onChange={(address) => onChange({ address })}
        />
      </div>
      <TextField
        label={`${of}City`}
        autoComplete={isOwn ? 'address-level2' : undefined}
        value={value.city}
        onChange={(city) => onChange({ city })}
      />
      <TextField
        label={`${of}PIN Code`}
        inputMode={isAbroad ? undefined : 'numeric'}
        autoComplete={isOwn ? 'postal-code' : undefined}
        problem={problems.pinCode}
        value={value.pinCode}
        onChange={(pinCode) => onChange({ pinCode })}
      />
    </>
  );
}
