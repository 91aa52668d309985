import { expectField } from '#ui/keys/expected-field.ts';

/**
 * Buffers what is typed between opening the palette and its field rendering: it is meant for the field, and would otherwise go
 * to the element that had the focus. Escape or a press anywhere cancels the opening and calls `onCancel`.
 */
export function holdKeys(onCancel: () => void): void {
  if (held) return;
  expectField(true);
  held = { letters: '', isEntered: false, onCancel };
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', onCancel, true);
}

/** Returns the buffered keys and stops buffering. */
export function releaseKeys(): Readonly<{ letters: string; isEntered: boolean }> {
  if (!held) return NOTHING;
  window.removeEventListener('keydown', hold, true);
  window.removeEventListener('pointerdown', held.onCancel, true);
  expectField(false);
  const released = held;
  held = undefined;
  return released;
}

function hold(event: KeyboardEvent): void {
  // Browser autofill dispatches keydown events without a key.
  if (!held || event.key === undefined || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Escape') held.onCancel();
  else if (event.key === 'Enter') held.isEntered = true;
  else if (event.key === 'Backspace') held.letters = held.letters.slice(0, -1);
  else if (event.key.length === 1) held.letters += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

let held: { letters: string; isEntered: boolean; onCancel: () => void } | undefined;
const NOTHING = { letters: '', isEntered: false };
