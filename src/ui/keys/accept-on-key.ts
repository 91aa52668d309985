import type { KeyboardEvent } from 'react';
import { isPressed } from './keys.ts';

/**
 * Hands the form in from any of its fields, where its button would. In the capture phase, so that a button in the form does
 * not take the Enter. In a list that stands open it picks, and what is still being composed is left alone.
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
