/**
 * One press makes one file: ignores a press while the same file is being made, and the second click of a double click.
 */
export async function oncePressed(file: string, make: () => Promise<void>): Promise<void> {
  if (isSamePress || inProgress.has(file)) return;
  inProgress.add(file);
  try {
    await make();
  } finally {
    inProgress.delete(file);
  }
}

const inProgress = new Set<string>();
let isSamePress = false;

// Handlers do not pass their event on, so this listener, which runs before them, notes which click of a double one it
// is.
addEventListener('click', ({ detail }) => void (isSamePress = detail > 1), { capture: true });
