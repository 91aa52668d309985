/** Waits for a condition, for at most 120 frames. vitest's own polling would advance a fake clock. */
export async function frameByFrame(isThere: () => boolean): Promise<void> {
  for (let frame = 0; frame < 120 && !isThere(); frame++) await new Promise(requestAnimationFrame);
}
