/** The longest time from a click or a key to the next frame, as INP counts it. */
let longest = 0;

const observer = new PerformanceObserver((list) => take(list.getEntries()));
/** The smallest threshold that browsers allow. TypeScript's DOM types lack this option. */
const SHORTEST_MS = { durationThreshold: 16 };
observer.observe({ type: 'event', buffered: true, ...SHORTEST_MS });

/** The longest interaction since the last call, in milliseconds; 0 if none took 16 ms. */
export function longestInteraction(): number {
  take(observer.takeRecords());
  const taken = longest;
  longest = 0;
  return taken;
}

function take(entries: readonly PerformanceEntry[]): void {
  for (const entry of entries)
    if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) longest = Math.max(longest, entry.duration);
}
