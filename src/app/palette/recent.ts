import type { Entry } from './entries.ts';

/** Adds to the recent entries, latest first, without duplicates. Kept as long as the page. */
export function noteRecent({ id: shown, ...entry }: Entry): void {
  const id = shown.replace(RECENT_PREFIX, '');
  recent = [{ ...entry, id }, ...recent.filter((other) => other.id !== id)].slice(0, MOST_RECENT);
}

export function recentEntries(): readonly Entry[] {
  return recent;
}

/** The entry under an id of its own: it may appear a second time below, and option ids must be unique. */
export function amongRecent(entry: Entry): Entry {
  return { ...entry, id: `recent ${entry.id}` };
}

let recent: readonly Entry[] = [];
const MOST_RECENT = 5;
const RECENT_PREFIX = /^recent /;
