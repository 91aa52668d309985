import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { DeliveryAddress } from '#domain/books/documents/invoice-parts.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { OTHER_COUNTRY } from '#domain/state-code.ts';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AddressFields } from '#screens/books/parts/address-fields.tsx';
import { PLACES } from '#screens/books/parts/place-choices.ts';

/** Where the goods go, if not to the customer's own address. */
export function DeliveryFields({
  draft: { delivery },
  problems,
  onChange,
}: {
  draft: Pick<InvoiceInput, 'delivery'>;
  problems: VoucherProblems;
  onChange: (patch: Pick<InvoiceInput, 'delivery'>) => void;
}) {
  const change = (patch: Partial<DeliveryAddress>) => onChange({ delivery: { ...(delivery ?? NOWHERE), ...patch } });
  return (
    <>
      {/* Enter passes over what few invoices have. */}
      <div data-passed className="col-span-full @2xl:max-w-72">
        <SwitchField
          label="Other Delivery Address"
          isOn={delivery !== undefined}
          onChange={(isOn) => onChange({ delivery: isOn ? NOWHERE : undefined })}
        />
      </div>
      {delivery && (
        <>
          <div className="col-span-full">
            <TextField
              label="Delivered To"
              help="If somebody else takes the goods there."
              value={delivery.name}
              onChange={(name) => change({ name })}
            />
          </div>
          <AddressFields
            of="Delivery "
            isRequired
            isAbroad={delivery.state === OTHER_COUNTRY.code}
            value={delivery}
            problems={{ address: problems['delivery.address'], pinCode: problems['delivery.pinCode'] }}
            onChange={change}
          />
          <ChoiceField
            label="Delivery State"
            isRequired
            emptyWords="No State is called so."
            options={PLACES}
            problem={problems['delivery.state']}
            value={delivery.state}
            onChange={(state) => change({ state })}
          />
        </>
      )}
    </>
  );
}

const NOWHERE: DeliveryAddress = { name: '', address: '', city: '', pinCode: '', state: '' };
