/** Says that a person has created a record and was told so, to whoever waits for a good moment. */
export function tellCreated(): void {
  for (const listener of listeners) listener();
}

export function onCreated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();
