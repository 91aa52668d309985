import type { Font } from 'fontkit';

type Face = 'text' | 'strong' | 'devanagari';

/** The files of the faces. */
export type FaceFiles = Readonly<Record<Face, Uint8Array>>;

/** Text that one face can draw; `meant` is what it stands for, where its glyphs alone would not tell. */
export type Run = Readonly<{ face: Face; text: string; meant?: string }>;

/**
 * Sorts text by the face that has its letters: Latin, Devanagari, and a box for each letter that no face has. A box has a
 * code point of its own, and with it the text it stands for, so that whoever copies from the document gets that.
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

  /** The letter that a box stands for, if the code point is one of a box. */
  meantBy(codePoint: number): number | undefined {
    return [...this.#boxes].find(([, box]) => box === codePoint)?.[0];
  }

  /** Combining marks and the like are boxes, too: a mark that is lost could turn a name into another. */
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
 * Breaks text into lines no wider than `width`, between words where it can, else between letters (never between a
 * letter and its mark).
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
    // Doubling, then halving: how many letters fit is asked a few times a line, whatever the length of the word.
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

/** One space between words; no marks that only turn or join what stands around them; no half of a letter. */
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
/** A letter keeps the marks that any language gives it; of a thousand, no line would be wide enough. */
const LETTERS = /\P{M}(?:\p{M}|(?<=\u094d)(?:\u200c|\u200d)?\p{L}){0,16}|\p{M}{1,16}/gu;
/** Controls, marks of direction and the like; the two joiners stay where Devanagari needs them. */
const UNSEEN = /(?!\u200c|\u200d)(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})|(?<![\u0900-\u097f])(?:\u200c|\u200d)/gu;
