import type { KeyboardEvent } from 'react';
import { isPressed } from './keys.ts';

/**
 * Submits the form from any of its fields, if its submit button could. Use it in the capture phase, so that a button in
 * the form does not take the Enter. In an open pick list Enter picks, and during IME composition it is left alone.
 */
export function acceptOnKey(event: KeyboardEvent<HTMLFormElement>): void {
  const isInList = event.target instanceof Element && event.target.closest('[role="listbox"]') !== null;
  if (isInList || event.nativeEvent.isComposing) return;
  if (!isPressed(event.nativeEvent, 'accept')) return;
  event.preventDefault();
  event.stopPropagation();
  const submit = event.currentTarget.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!event.repeat && submit?.disabled !== true) event.currentTarget.requestSubmit();
}
