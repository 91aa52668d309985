import type { Font } from 'fontkit';

type Face = 'text' | 'strong' | 'devanagari';

/** The font file of each face. */
export type FaceFiles = Readonly<Record<Face, Uint8Array>>;

/** Text that one face can draw. `meant` is the real text, if its glyphs alone do not yield it. */
export type Run = Readonly<{ face: Face; text: string; meant?: string }>;

/**
 * Splits text into runs by the typeface that has its letters: Latin, Devanagari, and a box for each letter that neither
 * has. Each box has a private code point that maps back to the letter, so that copying from the document yields the
 * letter.
 */
export class Typesetting {
  readonly #latin: Font;
  readonly #boxes = new Map<number, number>();

  constructor(latin: Font) {
    this.#latin = latin;
  }

  runs(text: string, face: 'text' | 'strong'): readonly Run[] {
    return [...readable(text).matchAll(SCRIPTS)].flatMap(([part]) =>
      DEVANAGARI.test(part) ? [{ face: 'devanagari', text: part, meant: part }] : this.#latinRuns(part, face),
    );
  }

  /** The letter that a box replaces; undefined if the code point is no box. */
  meantBy(codePoint: number): number | undefined {
    return [...this.#boxes].find(([, box]) => box === codePoint)?.[0];
  }

  /** A combining mark without a glyph becomes a box, too: dropping it could turn a name into a different one. */
  #latinRuns(text: string, face: 'text' | 'strong'): readonly Run[] {
    const runs: { face: Face; text: string; meant?: string }[] = [];
    for (const letter of text) {
      const isDrawn = this.#latin.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) && !BOXES.test(letter);
      const last = runs.at(-1);
      const drawn = isDrawn ? letter : this.#boxFor(letter);
      if (last && (last.meant === undefined) === isDrawn) {
        last.text += drawn;
        if (last.meant !== undefined) last.meant += letter;
      } else {
        runs.push(isDrawn ? { face, text: drawn } : { face, text: drawn, meant: letter });
      }
    }
    return runs;
  }

  #boxFor(letter: string): string {
    const codePoint = letter.codePointAt(0) ?? 0;
    const box = this.#boxes.get(codePoint) ?? FIRST_BOX + Math.min(this.#boxes.size, BOX_COUNT - 1);
    if (!this.#boxes.has(codePoint)) this.#boxes.set(codePoint, box);
    return String.fromCodePoint(box);
  }
}

/**
 * Breaks text into lines no wider than `width`, between words if possible, else between letters (never between a letter
 * and its combining mark).
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
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
  return [...lines, line];
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
function readable(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(UNSEEN, '')
    .normalize('NFC');
}

const FIRST_BOX = 0xe000;
const BOX_COUNT = 512;
const BOXES = /[\u{e000}-\u{e1ff}]/u;
const DEVANAGARI = /[\u0900-\u097f]/u;
const SCRIPTS =
  /[\u0900-\u097f](?:(?:[\u0900-\u097f]|\u200c|\u200d| )*(?:[\u0900-\u097f]|\u200c|\u200d))?|[^\u0900-\u097f]+/gu;
/**
 * A letter stays with up to sixteen combining marks, more than any language uses; with a thousand it would fit no line.
 */
const LETTERS = /\P{M}(?:\p{M}|(?<=\u094d)(?:\u200c|\u200d)?\p{L}){0,16}|\p{M}{1,16}/gu;
/** Controls, marks of direction and the like. The two joiners stay after Devanagari letters, which need them. */
const UNSEEN = /(?!\u200c|\u200d)(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})|(?<![\u0900-\u097f])(?:\u200c|\u200d)/gu;
