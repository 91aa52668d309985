import { readPickedDay } from '#domain/picked-day.ts';
import { type BusinessInput, TURNOVERS } from '#domain/books/masters/business.ts';
import type { Problems } from '#domain/books/problems.ts';
import { hasGstin, REGISTRATIONS, withGstin } from '#domain/books/registration.ts';
import { formatDay } from '#domain/format.ts';
import { EmailField, PhoneField } from '#screens/parts/contact-fields.tsx';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/layout/section.tsx';
import { AddressFields } from './address-fields.tsx';
import { STATE_CHOICES } from './place-choices.ts';

/** The fields of a business that a set of books must know before it can begin. */
export function BusinessFields({
  draft,
  problems,
  onChange,
}: {
  draft: BusinessInput;
  problems: Problems<BusinessInput>;
  onChange: (draft: BusinessInput) => void;
}) {
  const change = (patch: Partial<BusinessInput>) => onChange({ ...draft, ...patch });
  return (
    <>
      <Section
        title="The business"
        sentence="Stands at the head of every invoice. The State decides which tax you charge."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField
              label="Business Name"
              isRequired
              autoComplete="organization"
              value={draft.name}
              problem={problems.name}
              onChange={(name) => change({ name })}
            />
          </div>
          <ChoiceField
            label="State"
            isRequired
            value={draft.state}
            options={STATE_CHOICES}
            problem={problems.state}
            onChange={(state) => change({ state })}
          />
          <PickField
            label="GST Registration"
            isRequired
            value={draft.registration}
            options={REGISTRATIONS}
            problem={problems.registration}
            onChange={(registration) => change({ registration })}
          />
          <TextField
            label="GSTIN"
            isRequired={hasGstin(draft.registration)}
            autoCapitalize="characters"
            help="Fifteen characters; it tells the State."
            value={draft.gstin}
            problem={problems.gstin}
            onChange={(gstin) => onChange(withGstin(draft, gstin))}
          />
        </div>
      </Section>
      <Section title="Where it is found" sentence="Printed on documents. None of it is asked for.">
        <div className="grid gap-4 sm:grid-cols-2">
          <AddressFields isOwn value={draft} problems={problems} onChange={change} />
          <PhoneField autoComplete="tel" value={draft.phone} onChange={(phone) => change({ phone })} />
          <EmailField
            autoComplete="email"
            value={draft.email}
            problem={problems.email}
            onChange={(email) => change({ email })}
          />
          <TextField
            label="UPI ID"
            inputMode="email"
            help="For the QR code on an invoice: name@bank."
            value={draft.upiId}
            problem={problems.upiId}
            onChange={(upiId) => change({ upiId })}
          />
        </div>
      </Section>
      <Section title="The books" sentence="Opening balances stand on the day on which the books begin.">
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label="Books Begin"
            isRequired
            show={formatDay}
            value={draft.booksBegin}
            problem={problems.booksBegin}
            onChange={(booksBegin) => change({ booksBegin })}
            read={readPickedDay}
          />
          <PickField
            label="Turnover"
            isRequired
            help="Of the year before; it decides how long HSN codes must be."
            value={draft.turnover}
            options={TURNOVERS}
            problem={problems.turnover}
            onChange={(turnover) => change({ turnover })}
          />
        </div>
      </Section>
    </>
  );
}
