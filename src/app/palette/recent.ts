import type { Entry } from './entries.ts';

/** Notes what was gone to, the last first and each once. Kept as long as the page is. */
export function noteRecent(entry: Entry): void {
  recent = [entry, ...recent.filter(({ id }) => id !== entry.id)].slice(0, MOST_RECENT);
}

export function recentEntries(): readonly Entry[] {
  return recent;
}

let recent: readonly Entry[] = [];
const MOST_RECENT = 5;
