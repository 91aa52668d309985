import type { ComponentProps } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';

type Own = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode'>;

export function PhoneField(field: Own) {
  return <TextField label="Phone" type="tel" {...field} />;
}

/** The form judges what is typed, not the browser: so it is text, with the keyboard of addresses. */
export function EmailField(field: Own) {
  return <TextField label="Email" inputMode="email" {...field} />;
}
