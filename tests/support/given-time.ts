import { vi } from 'vitest';

/**
 * Waits until the pieces that were asked for have come, and the page was drawn often enough for all that follows. Use it
 * before asserting that nothing happens.
 */
export async function givenTime(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame);
}

/** Half a second where nothing else is done; later where the page is late itself. */
const FRAMES = 30;
