/** Asks whoever shows the tour to show it from its first step. */
export const tourReplay = asking();
/** Asks for what the button "Today" opens, where there is no room for the button. */
export const todayOpening = asking();

/** What one part of the frame asks of another, however far apart they stand. */
function asking() {
  const listeners = new Set<() => void>();
  return {
    ask(): void {
      for (const listener of listeners) listener();
    },
    onAsked(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
