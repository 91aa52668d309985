/**
 * One press is one file: nothing is made by a second press while the same file is being made, nor by the second click of a
 * double one or by a key that is held down.
 */
export async function oncePressed(file: string, make: () => Promise<void>): Promise<void> {
  if (isSamePress || underWay.has(file)) return;
  underWay.add(file);
  try {
    await make();
  } finally {
    underWay.delete(file);
  }
}

const underWay = new Set<string>();
let isSamePress = false;
let isHeld = false;

// A button hears a click, whatever pressed it; which one of several it is, and of what key, is known before.
addEventListener('keydown', ({ repeat }) => void (isHeld = repeat), { capture: true });
addEventListener('keyup', () => void (isHeld = false), { capture: true });
addEventListener('click', ({ detail }) => void (isSamePress = isHeld || detail > 1), { capture: true });
