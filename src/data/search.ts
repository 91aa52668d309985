import { folded } from '#domain/format.ts';

/**
 * The words a record is found by. A word is whatever stands between spaces, and again from each of its parts on, so
 * that INV-2024-007 is found by "inv-2024-007", "2024-007" and "007". Each text gives its first words whatever the others
 * give, so that a long name costs a record neither its code nor its supplier.
 */
export function wordsOf(...texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap(wordsIn))];
}

/** What somebody typed to find, as the beginnings of words. */
export function soughtIn(text: string): readonly string[] {
  return [...new Set(chunksOf(text).map((chunk) => chunk.slice(0, MOST_LETTERS)))].slice(0, 8);
}

/** True where each sought beginning begins one of the words. */
export function isFound(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function wordsIn(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of chunksOf(text)) {
    for (const part of chunk.matchAll(PARTS)) {
      words.add(chunk.slice(part.index, part.index + MOST_LETTERS));
      if (words.size === MOST_WORDS) return [...words];
    }
  }
  return [...words];
}

/** Split at white space, freed of the marks around it. */
function chunksOf(text: string): string[] {
  return folded(text.slice(0, 2000))
    .split(/\s+/u)
    .map((chunk) => chunk.replace(/^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''))
    .filter((chunk) => chunk !== '');
}

const PARTS = /[\p{L}\p{N}\p{M}]+/gu;
/** Of one text: more than people write in a line, few enough that a megabyte of text stays small in the index. */
const MOST_WORDS = 64;
const MOST_LETTERS = 40;
