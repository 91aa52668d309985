/** How much of a print the printer of this device has taken from this tab, in percent; undefined while it is given none. */
export function printedPercent(): number | undefined {
  return percent;
}

/** Calls back when that changes. Returns a function that stops it. */
export function onPrintProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says how many of its bytes were taken; undefined when it is over. */
export function reportPrint(progress: readonly [taken: number, total: number] | undefined): void {
  percent = progress && Math.floor((100 * progress[0]) / progress[1]);
  for (const listener of listeners) listener();
}

let percent: number | undefined;
const listeners = new Set<() => void>();
