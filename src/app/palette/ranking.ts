import { matchesAll, searchWords, wordsOf } from '#data/search.ts';
import { folded } from '#domain/format.ts';

/** What can be found by its name, by its code, or by words that are not shown. */
type Findable = Readonly<{ name: string; code?: string; also?: string }>;

/** How well it answers what was typed: 0 for exactly that, then what begins so, then what has the words; undefined if not. */
export function rankOf({ name, code = '', also = '' }: Findable, typed: string): number | undefined {
  const text = folded(typed.trim());
  const shown = [folded(name.slice(0, 2000)), folded(code.slice(0, 2000))].filter((word) => word !== '');
  if (shown.includes(text)) return 0;
  if (shown.some((word) => word.startsWith(text))) return 1;
  const sought = searchWords(typed);
  if (sought.length === 0) return undefined;
  if (matchesAll(wordsOf(name, code), sought)) return 2;
  return matchesAll(wordsOf(name, code, also), sought) ? 3 : undefined;
}

/**
 * The groups that answer what was typed, the one with the best answer first; what answers equally well stays in the order it
 * was handed in. A record was found by all of its words, also those that are not known here, and is never left out.
 */
export function ranked<Entry extends Findable & { readonly record?: object }>(
  groups: readonly Group<Entry>[],
  typed: string,
): readonly Group<Entry>[] {
  return groups
    .map(({ title, entries }) => {
      const answers = entries
        .map((entry) => ({ entry, rank: rankOf(entry, typed) ?? (entry.record ? WORST : undefined) }))
        .filter((answer): answer is { entry: Entry; rank: number } => answer.rank !== undefined)
        .toSorted((a, b) => a.rank - b.rank);
      return { title, entries: answers.map(({ entry }) => entry), best: answers[0]?.rank ?? WORST };
    })
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => a.best - b.best);
}

/** Entries that stand together under a title. */
export type Group<Entry> = Readonly<{ title: string; entries: readonly Entry[] }>;

const WORST = 4;
