import { folded } from '#domain/format.ts';

/**
 * The words a record is found by. A word is whatever stands between spaces, and again from each of its parts on, so
 * that INV-2024-007 is found by "inv-2024-007", "2024-007" and "007". Each text gives its first words whatever the others
 * give, so that a long name costs a record neither its code nor its supplier. A sign is a word beside them, as a shop may be
 * called nothing but ₹ or a smile; so is %, which a rate is known by.
 */
export function wordsOf(...texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap(wordsIn))];
}

/** What somebody typed to find, as the beginnings of words. Signs are sought where no letter stands with them. */
export function searchWords(text: string): readonly string[] {
  const sought = chunksOf(text).flatMap((chunk) => begunIn(chunk, LETTERS)[0] ?? begunIn(chunk, SIGNS)[0] ?? []);
  return [...new Set(sought)].slice(0, 8);
}

/** True where each sought beginning begins one of the words. */
export function matchesAll(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function wordsIn(text: string): string[] {
  const words = chunksOf(text).flatMap((chunk) => [...begunIn(chunk, LETTERS), ...begunIn(chunk, SIGNS)]);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/**
 * Split at white space. Cut again when folded: what was one letter may have become eighteen. A heart is one whether drawn
 * in colours or in ink, which an unseen letter behind it asks for, and D'Souza one whichever apostrophe a keyboard makes.
 */
function chunksOf(text: string): string[] {
  const seen = folded(text.slice(0, MOST_READ).replaceAll(APOSTROPHES, "'"))
    .slice(0, MOST_READ)
    .replaceAll(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) - 6) % 16))
    .replaceAll(CHILLUS, (chillu) => CHILLU_OF[chillu.charAt(0)] ?? chillu)
    .replaceAll(UNSEEN, '');
  return withoutAccents(seen)
    .replaceAll(/[‐‑–—]/gu, '-')
    .split(/\s+/u);
}

/**
 * Few keyboards in India have an é, so that Café is a word with Cafe. Of Latin letters only: in the writings of India a mark
 * is a vowel, or says that there is none. Most texts have no letter of the kind, and to see so takes a fraction of the rest.
 */
export function withoutAccents(text: string): string {
  if (!/[^\p{ASCII}]/u.test(text)) return text;
  return text.normalize('NFD').replaceAll(ACCENTED, '$1').normalize('NFC');
}

/**
 * What begins with each part of this kind in a chunk, freed of all else after the last one. It is cut before: looking for
 * where the marks at the end begin takes the square of the marks that there are.
 */
function begunIn(chunk: string, { parts, others }: typeof LETTERS): string[] {
  // Most chunks have no sign, and to see so takes less than to go through no matches.
  if (chunk.search(parts) === -1) return [];
  return [...chunk.matchAll(parts)].map(({ index }) => chunk.slice(index, index + MOST_LETTERS).replace(others, ''));
}

/**
 * Letters of Malayalam without their vowel, which older keyboards write as three characters; see The Unicode Standard, 12.9,
 * Chillu Characters.
 */
const CHILLUS = /[ണനരലളക]\u0d4d\u200d/gu;
const CHILLU_OF: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };
/** What is between letters and says how they are drawn: joiners, soft hyphens, marks of direction. */
const UNSEEN = /[\p{Variation_Selector}\p{Cf}]/gu;
/** Replaced before folding, which would turn an acute accent into a space and a combining mark. */
const APOSTROPHES = /[‘’‛ʼ´`′]/gu;
/** In each of these scripts the ten digits begin at a code point that ends in 6. */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu;
const ACCENTED = /(\p{Script=Latin})\p{Mn}+/gu;
/** A mark without a letter before it, as one pasted by mistake, is no part of a word. */
const LETTERS = { parts: /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu, others: /[^\p{L}\p{N}\p{M}]+$/u };
const SIGNS = { parts: /[\p{S}\p{Extended_Pictographic}%]+/gu, others: /[^\p{S}\p{Extended_Pictographic}%]+$/u };
/** Of one text: more than people write in a line, few enough that a megabyte of text stays small in the index. */
const MOST_WORDS = 64;
const MOST_LETTERS = 40;
const MOST_READ = 2000;
