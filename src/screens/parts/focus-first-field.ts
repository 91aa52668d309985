/**
 * Focuses the first field of a dialog's step, which replaced the one before and the element that had the focus. A step
 * without a field focuses Cancel, its first button, so that a stray Enter does no harm.
 */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, button')?.focus();
}
