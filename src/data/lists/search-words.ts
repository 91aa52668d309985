import { withAsciiDigits } from '#domain/digits.ts';
import { folded } from '#domain/format.ts';
import { bareCode, spellingsOf } from '#domain/item-code.ts';
import { phonesIn } from '#domain/phone.ts';

/**
 * The words by which a record is found. Text is split at spaces, and each chunk is indexed from each of its parts on,
 * so that INV-2024-007 is found by "inv-2024-007", "2024-007" and "007". The limit applies to each text separately, so
 * that a long name does not push out the code or the supplier. Symbols are words, too, because a shop may be called
 * just ₹ or an emoji; so is %, which belongs to GST rates. So are all digits of a phone number, with and without its
 * country code, because nobody types its groups as they were stored.
 */
export function wordsOf(...texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap(wordsIn))];
}

/** The typed text as beginnings of words. Symbols count only in a chunk without letters. A phone number is one word. */
export function searchWords(text: string): readonly string[] {
  const plain = asCompared(bareCode(text));
  const phones = phonesIn(plain);
  const rest = phones.reduce((left, { written }) => left.replace(written, ' '), plain);
  const words = chunksOf(rest).flatMap((chunk) => wordsFrom(chunk, LETTERS)[0] ?? wordsFrom(chunk, SYMBOLS)[0] ?? []);
  return [...new Set([...phones.map(({ digits: [digits] }) => digits), ...words])].slice(0, 8);
}

/** True if each of the beginnings begins one of the words, in one of its spellings if it is a barcode. */
export function matchesAll(words: readonly string[], beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => {
    const spellings = spellingsOf(beginning);
    return words.some((word) => spellings.some((spelling) => word.startsWith(spelling)));
  });
}

function wordsIn(text: string): readonly string[] {
  const known = lately.get(text);
  if (known) return known;
  const plain = asCompared(text);
  const words = chunksOf(plain).flatMap((chunk) => [...wordsFrom(chunk, LETTERS), ...wordsFrom(chunk, SYMBOLS)]);
  const found = [...new Set([...phonesIn(plain).flatMap(({ digits }) => digits), ...words])].slice(0, MOST_WORDS);
  if (lately.size === MOST_LATELY) lately.clear();
  if (text.length <= MOST_LETTERS) lately.set(text, found);
  return found;
}

/** The words of short texts: of thousands of rows that come in together many share a unit, a reason, a day or a blank. */
const lately = new Map<string, readonly string[]>();
const MOST_LATELY = 200;

/**
 * Normalises text for comparing. Removes invisible characters (a heart with and without its emoji
 * variation selector is the same) and unifies apostrophes and hyphens (D'Souza, whatever the keyboard types). Cuts the
 * text again after folding, because NFKC may turn one character into eighteen.
 */
function asCompared(text: string): string {
  const visible = folded(text.slice(0, MOST_READ).replaceAll(APOSTROPHES, "'"))
    .slice(0, MOST_READ)
    .replaceAll(CHILLUS, (chillu) => CHILLU_OF[chillu.charAt(0)] ?? chillu)
    .replaceAll(INVISIBLE, '');
  return withoutAccents(withAsciiDigits(visible)).replaceAll(/[‐‑–—]/gu, '-');
}

function chunksOf(plain: string): string[] {
  return plain.split(/\s+/u);
}

/**
 * Removes accents, so that Café equals Cafe: few keyboards in India have an é. Only from Latin letters, because in
 * Indian scripts a combining mark is a vowel sign or removes the vowel. Plain ASCII, the usual case, is returned at
 * once, because the check takes a fraction of the time of the rest.
 */
export function withoutAccents(text: string): string {
  if (!/[^\p{ASCII}]/u.test(text)) return text;
  return text.normalize('NFD').replaceAll(ACCENTED, '$1').normalize('NFC');
}

/**
 * For each part of this kind in a chunk, the chunk from there on, without other characters at the end. It is cut to
 * MOST_LETTERS first, because the pattern for trailing characters takes time in the square of their number.
 */
function wordsFrom(chunk: string, { parts, others }: typeof LETTERS): string[] {
  // Most chunks have no symbol. Checking that takes less time than an empty matchAll().
  if (chunk.search(parts) === -1) return [];
  return [...chunk.matchAll(parts)].map(({ index }) => chunk.slice(index, index + MOST_LETTERS).replace(others, ''));
}

/**
 * Malayalam letters without a vowel, which older keyboards type as three characters; see The Unicode Standard, section
 * 12.9, Chillu Characters.
 */
const CHILLUS = /[ണനരലളക]\u0d4d\u200d/gu;
const CHILLU_OF: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };
/** Characters that only control how others are drawn: joiners, soft hyphens, direction marks. */
const INVISIBLE = /[\p{Variation_Selector}\p{Cf}]/gu;
/** Replaced before folding, because NFKC turns an acute accent into a space and a combining mark. */
const APOSTROPHES = /[‘’‛ʼ´`′]/gu;
const ACCENTED = /(\p{Script=Latin})\p{Mn}+/gu;
/** A combining mark at the beginning is not part of a word. */
const LETTERS = { parts: /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu, others: /[^\p{L}\p{N}\p{M}]+$/u };
const SYMBOLS = { parts: /[\p{S}\p{Extended_Pictographic}%]+/gu, others: /[^\p{S}\p{Extended_Pictographic}%]+$/u };
/**
 * Per text: more words than people write in a line, but few enough that a megabyte of text stays small in the index.
 */
const MOST_WORDS = 64;
const MOST_LETTERS = 40;
const MOST_READ = 2000;
