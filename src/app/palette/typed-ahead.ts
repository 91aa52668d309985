/**
 * What is typed between the press that opens the palette and the moment its field stands: it is meant for the field, and
 * would otherwise go into whatever had the focus before. Escape, or a press anywhere, calls it off: then `onCallOff` is called.
 */
export function holdKeys(onCallOff: () => void): void {
  if (held) return;
  held = { letters: '', isEntered: false, onCallOff };
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', onCallOff, true);
}

/** Hands over what was held, and lets every further key go its way. */
export function releaseKeys(): Readonly<{ letters: string; isEntered: boolean }> {
  if (!held) return NOTHING;
  window.removeEventListener('keydown', hold, true);
  window.removeEventListener('pointerdown', held.onCallOff, true);
  const released = held;
  held = undefined;
  return released;
}

function hold(event: KeyboardEvent): void {
  // A browser that fills in a form sends the event of a key without one.
  if (!held || event.key === undefined || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Escape') held.onCallOff();
  else if (event.key === 'Enter') held.isEntered = true;
  else if (event.key === 'Backspace') held.letters = held.letters.slice(0, -1);
  else if (event.key.length === 1) held.letters += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

let held: { letters: string; isEntered: boolean; onCallOff: () => void } | undefined;
const NOTHING = { letters: '', isEntered: false };
