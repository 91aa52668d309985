import type { Entry } from './entries.ts';

/** Notes what was gone to, the last first and each once. Kept as long as the page is. */
export function noteRecent({ id: shown, ...entry }: Entry): void {
  const id = shown.replace(AMONG_RECENT, '');
  recent = [{ ...entry, id }, ...recent.filter((other) => other.id !== id)].slice(0, MOST_RECENT);
}

export function recentEntries(): readonly Entry[] {
  return recent;
}

/** As it stands among what is recent: the same may stand below once more, and no two lines may share an id. */
export function amongRecent(entry: Entry): Entry {
  return { ...entry, id: `recent ${entry.id}` };
}

let recent: readonly Entry[] = [];
const MOST_RECENT = 5;
const AMONG_RECENT = /^recent /;
