import { matchesAll, searchWords, wordsOf } from '#data/lists/search-words.ts';
import { folded } from '#domain/format.ts';

/** Found by its name, its code, or words that are not shown. */
type Findable = Readonly<{ name: string; code?: string; also?: string }>;

/** The rank for the typed text: 0 exact, 1 a prefix, 2 all words in name and code, 3 with `also`; undefined if no match. */
export function rankOf({ name, code = '', also = '' }: Findable, typed: string): number | undefined {
  const text = folded(typed.trim());
  const shown = [folded(name.slice(0, 2000)), folded(code.slice(0, 2000))].filter((word) => word !== '');
  if (shown.includes(text)) return 0;
  if (shown.some((word) => word.startsWith(text))) return 1;
  const words = searchWords(typed);
  if (words.length === 0) return undefined;
  if (matchesAll(wordsOf(name, code), words)) return 2;
  return matchesAll(wordsOf(name, code, also), words) ? 3 : undefined;
}

/**
 * The groups with matches, the one with the best match first; equal ranks keep the given order. A record is never dropped:
 * the search matched all of its words, including some that are not known here.
 */
export function rankGroups<Entry extends Findable & { readonly record?: object }>(
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

/** Entries under a common title. */
export type Group<Entry> = Readonly<{ title: string; entries: readonly Entry[] }>;

const WORST = 4;
