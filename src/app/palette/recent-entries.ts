import type { PaletteEntry } from './palette-entries.ts';

/** Adds to the recent entries of a workspace, latest first, without duplicates. Kept as long as the page. */
export function noteRecent(workspace: string, { id: shown, ...entry }: PaletteEntry): void {
  const id = shown.replace(RECENT_PREFIX, '');
  const others = recentEntries(workspace).filter((other) => other.id !== id);
  recent.set(workspace, [{ ...entry, id }, ...others].slice(0, MOST_RECENT));
}

export function recentEntries(workspace: string): readonly PaletteEntry[] {
  return recent.get(workspace) ?? [];
}

/** The entry under an id of its own: it may appear a second time below, and option ids must be unique. */
export function amongRecent(entry: PaletteEntry): PaletteEntry {
  return { ...entry, id: `recent ${entry.id}` };
}

const recent = new Map<string, readonly PaletteEntry[]>();
const MOST_RECENT = 5;
const RECENT_PREFIX = /^recent /;
