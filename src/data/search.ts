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
  return [...new Set(chunksOf(text).flatMap((chunk) => begunIn(chunk)[0] ?? []))].slice(0, 8);
}

/** True where each sought beginning begins one of the words. */
export function isFound(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function wordsIn(text: string): string[] {
  return [...new Set(chunksOf(text).flatMap(begunIn))].slice(0, MOST_WORDS);
}

/** Split at white space. Cut again when folded: what was one letter may have become eighteen. */
function chunksOf(text: string): string[] {
  return folded(text.slice(0, MOST_READ)).slice(0, MOST_READ).split(/\s+/u);
}

/**
 * What begins with each part of a chunk, freed of the marks after its last one. It is cut before: looking for where the
 * marks at the end begin takes the square of the marks that there are.
 */
function begunIn(chunk: string): string[] {
  return [...chunk.matchAll(PARTS)].map(({ index }) => chunk.slice(index, index + MOST_LETTERS).replace(MARKS, ''));
}

const PARTS = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /[^\p{L}\p{N}\p{M}]+$/u;
/** Of one text: more than people write in a line, few enough that a megabyte of text stays small in the index. */
const MOST_WORDS = 64;
const MOST_LETTERS = 40;
const MOST_READ = 2000;
