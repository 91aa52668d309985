/**
 * What is typed between the press that opens the palette and the moment its field stands: it is meant for the field, and
 * would otherwise go into whatever had the focus before.
 */
export function holdKeys(): void {
  if (held) return;
  held = { letters: '', isEntered: false };
  window.addEventListener('keydown', hold, true);
}

/** Hands over what was held, and lets every further key go its way. */
export function releaseKeys(): Readonly<{ letters: string; isEntered: boolean }> {
  window.removeEventListener('keydown', hold, true);
  const released = held ?? NOTHING;
  held = undefined;
  return released;
}

function hold(event: KeyboardEvent): void {
  if (!held || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Enter') held.isEntered = true;
  else if (event.key === 'Backspace') held.letters = held.letters.slice(0, -1);
  else if (event.key.length === 1) held.letters += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

let held: { letters: string; isEntered: boolean } | undefined;
const NOTHING = { letters: '', isEntered: false };
