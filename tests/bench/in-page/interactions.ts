/** How long the browser took from a press or a key to the next frame, as INP counts it. */
let longest = 0;

const observer = new PerformanceObserver((list) => take(list.getEntries()));
/** The shortest that a browser tells of. The types of the platform do not know this option yet. */
const SHORTEST_MS = { durationThreshold: 16 };
observer.observe({ type: 'event', buffered: true, ...SHORTEST_MS });

/** The longest interaction since this was last asked, in milliseconds; 0 if none took 16 ms. */
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
