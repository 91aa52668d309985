/** How far a worker has come with valuing the stock of the open books, in percent; undefined while none has much to do. */
export function valuedPercent(): number | undefined {
  return percent;
}

/** Calls back when that changes. Returns a function that stops it. */
export function onValuation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says how much of it is done; undefined when it is over. */
export function reportValuation(progress: readonly [done: number, total: number] | undefined): void {
  const [done, total] = progress ?? [0, 0];
  const now = total === 0 ? undefined : Math.floor((100 * done) / total);
  if (now === percent) return;
  percent = now;
  for (const listener of listeners) listener();
}

let percent: number | undefined;
const listeners = new Set<() => void>();
