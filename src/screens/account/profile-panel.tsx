import type { Profile } from '#domain/sample/profile.ts';
import { EmailField, PhoneField } from '#screens/parts/contact-fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Photo } from './photo.tsx';

/** The photo, which changes once a file is chosen, and the personal information, which changes on Save Profile. */
export function ProfilePanel({
  draft,
  onChange,
  onSave,
}: {
  draft: Profile;
  onChange: (patch: Partial<Profile>) => void;
  onSave: () => void;
}) {
  return (
    <div className="flex flex-col gap-4">
      <Section title="Photo" sentence="Kept in this page until it is reloaded.">
        <Photo />
      </Section>
      <Section title="Personal information" sentence="Kept in this page until it is reloaded.">
        <Form onSubmit={onSave}>
          <TextField
            label="Full name"
            name="fullName"
            autoComplete="name"
            value={draft.fullName}
            onChange={(fullName) => onChange({ fullName })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <EmailField
              name="email"
              autoComplete="email"
              value={draft.email}
              onChange={(email) => onChange({ email })}
            />
            <PhoneField name="phone" autoComplete="tel" value={draft.phone} onChange={(phone) => onChange({ phone })} />
          </div>
          <TextField
            label="Company"
            name="company"
            autoComplete="organization"
            value={draft.company}
            onChange={(company) => onChange({ company })}
          />
          <TextAreaField
            label="Address"
            name="address"
            autoComplete="street-address"
            value={draft.address}
            onChange={(address) => onChange({ address })}
          />
          <Button look="primary" type="submit" className="self-start">
            Save Profile
          </Button>
        </Form>
      </Section>
    </div>
  );
}
