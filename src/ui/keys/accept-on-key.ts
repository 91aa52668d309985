import type { KeyboardEvent } from 'react';
import { isPressed } from './keys.ts';

/** Hands the form in from any of its fields. In the capture phase, so that a button in the form does not take the Enter. */
export function acceptOnKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.repeat || !isPressed(event.nativeEvent, 'accept')) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}
