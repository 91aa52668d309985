import { focusInSight } from '#ui/navigation/focus.ts';
import { toastError } from '#ui/feedback/toast.tsx';

/** The first field of the form that holds what cannot be read: a figure, half a date, a date that does not exist. */
export function unreadField(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('[data-unread], input[type="date"]:invalid') ?? null;
}

/** Says that the form is not saved, or what its button does, because of this field, and moves the focus there. All that was typed stays. */
export function refuseUnread(field: HTMLInputElement, verb = 'Save'): void {
  // A date that is still being typed says only now what is wrong with it.
  field.dispatchEvent(new Event('invalid', { cancelable: true }));
  focusInSight(field);
  toastError('Error', `${field.labels?.[0]?.textContent} cannot be read. Correct it, then ${verb.toLowerCase()}.`);
}
