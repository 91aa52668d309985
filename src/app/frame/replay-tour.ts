/** Asks whoever shows the tour to show it from its first step. */
export function replayTour(): void {
  for (const listener of listeners) listener();
}

export function onReplay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();
