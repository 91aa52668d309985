/**
 * One press is one file: nothing is made by a second press while the same file is being made, nor by the second click of a
 * double one.
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

// A button hears that it was clicked; which click of several it is, is known before.
addEventListener('click', ({ detail }) => void (isSamePress = detail > 1), { capture: true });
