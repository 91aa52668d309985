import { folded } from '#domain/format.ts';

/**
 * The words a record is found by. A word is whatever stands between spaces, and again from each of its parts on, so
 * that INV-2024-007 is found by "inv-2024-007", "2024-007" and "007". The longest names give their first words only.
 */
export function wordsOf(...texts: readonly string[]): readonly string[] {
  const words = new Set<string>();
  for (const chunk of texts.flatMap(chunksOf)) {
    for (const part of chunk.matchAll(PARTS)) {
      words.add(chunk.slice(part.index, part.index + MOST_LETTERS));
      if (words.size === MOST_WORDS) return [...words];
    }
  }
  return [...words];
}

/** What somebody typed to find, as the beginnings of words. */
export function soughtIn(text: string): readonly string[] {
  return [...new Set(chunksOf(text).map((chunk) => chunk.slice(0, MOST_LETTERS)))].slice(0, 8);
}

/** True where each sought beginning begins one of the words. */
export function isFound(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Split at white space, freed of the marks around it. */
function chunksOf(text: string): string[] {
  return folded(text.slice(0, 2000))
    .split(/\s+/u)
    .map((chunk) => chunk.replace(/^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''))
    .filter((chunk) => chunk !== '');
}

const PARTS = /[\p{L}\p{N}\p{M}]+/gu;
const MOST_WORDS = 24;
const MOST_LETTERS = 40;
