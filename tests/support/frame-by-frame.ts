/** Waits for something to come, frame by frame and not for ever: vitest's own polling moves a clock that stands still. */
export async function frameByFrame(isThere: () => boolean): Promise<void> {
  for (let frame = 0; frame < 120 && !isThere(); frame++) await new Promise(requestAnimationFrame);
}
