import { classOf, SCRIPT_NAMES, scriptOf } from './scripts.ts';

/**
 * Breaks text into lines no wider than `width`, between words if possible, else between letters (never between a letter
 * and its combining mark). The lines are in the order in which they are read.
 */
export function brokenLines(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of readable(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = widthOf(word) <= width ? [word] : piecesOf(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  lines.push(line);
  return lines;
}

function piecesOf(word: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const letters = word.match(LETTERS) ?? [];
  const pieces: string[] = [];
  for (let from = 0; from < letters.length; ) {
    // Double, then halve the step: a few measurements per line, however long the word is.
    const fits = (count: number) => widthOf(letters.slice(from, from + count).join('')) <= width;
    let enough = 1;
    while (from + enough < letters.length && fits(enough * 2)) enough *= 2;
    for (let step = enough; step >= 1; step = Math.floor(step / 2)) {
      while (from + enough + step <= letters.length && fits(enough + step)) enough += step;
    }
    pieces.push(letters.slice(from, from + enough).join(''));
    from += enough;
  }
  return pieces;
}

/** Collapses white space, removes controls and marks of direction, and replaces lone surrogates. */
export function readable(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(UNSEEN, '')
    .normalize('NFC');
}

const JOINS = SCRIPT_NAMES.map((name) => scriptOf(name).joins ?? '').join('');
/**
 * A letter stays with up to sixteen combining marks, more than any language uses; with a thousand it would fit no line.
 */
const LETTERS = new RegExp(`\\P{M}(?:\\p{M}|(?<=[${JOINS}])(?:\u200c|\u200d)?\\p{L}){0,16}|\\p{M}{1,16}`, 'gu');
/** Controls, marks of direction and the like. The two joiners stay after letters that may need them. */
const UNSEEN = new RegExp(
  `(?!\u200c|\u200d)(?:\\p{Cc}|\\p{Cf}|\\p{Variation_Selector})|(?<![${classOf()}])(?:\u200c|\u200d)`,
  'gu',
);
