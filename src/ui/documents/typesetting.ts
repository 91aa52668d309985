import type { Font } from 'fontkit';
import { hasRightToLeft, inDirection, startsRightToLeft, stretchesOf, mirrored } from './right-to-left.ts';
import { classOf, SCRIPT_NAMES, type ScriptName, scriptOf, scriptsIn } from './scripts.ts';

export type Face = 'text' | 'strong' | ScriptName;

/** Something of each face: always of the two Latin ones, and of the scripts that a document needs. */
export type Faces<Of> = Readonly<Record<'text' | 'strong', Of> & { [Name in ScriptName]?: Of }>;

/** The font file of each face. */
export type FaceFiles = Faces<Uint8Array>;

/** Text that one face can draw. `meant` is the real text, if its glyphs alone do not yield it. */
type Part = Readonly<{ face: Face; text: string; meant?: string }>;

/** A part of a line. Parts are listed as they are read, and stand in the order of their `place` from the left. */
export type Run = Part & Readonly<{ place: number }>;

/**
 * Splits text into runs by the typeface that has its letters: Latin, other scripts, and a box for each letter that none
 * has. Each box has a private code point that maps back to the letter, so that copying from the document yields the
 * letter.
 */
export class Typesetting {
  readonly #fonts: Faces<Font>;
  readonly #boxes = new Map<number, number>();

  constructor(fonts: Faces<Font>) {
    this.#fonts = fonts;
  }

  /** The letters that became boxes. */
  get boxed(): readonly string[] {
    return [...this.#boxes.keys()].map((codePoint) => String.fromCodePoint(codePoint));
  }

  runs(text: string, face: 'text' | 'strong'): readonly Run[] {
    const line = readable(text);
    if (!hasRightToLeft(line)) return this.#parts(line, face).map((part, place) => ({ ...part, place }));
    return stretchesOf(line, startsRightToLeft(text)).flatMap((stretch) => {
      const parts = this.#parts(stretch.text, face);
      if (!stretch.isRightToLeft)
        return parts.map((part, at) => ({ ...part, place: stretch.place + at / parts.length }));
      return parts.map((part, at) => ({ ...fromRight(part), place: stretch.place + 1 - (at + 1) / parts.length }));
    });
  }

  /** The letter that a box replaces; undefined if the code point is no box. */
  meantBy(codePoint: number): number | undefined {
    return [...this.#boxes].find(([, box]) => box === codePoint)?.[0];
  }

  #parts(text: string, latin: 'text' | 'strong'): readonly Part[] {
    return [...text.matchAll(PARTS)].flatMap(([part]) => {
      // Its first letter tells the script: a danda may follow that of another one.
      const [script] = scriptsIn(String.fromCodePoint(part.codePointAt(0) ?? 0));
      if (script === undefined || !this.#fonts[script]) return this.#drawn(part, latin, latin);
      // The PDF library sets word after word from the left, so these words must be parts of their own.
      const words = scriptOf(script).direction === 'rtl' ? (part.match(/[^ ]+ ?| /g) ?? []) : [part];
      return words.flatMap((word) => this.#drawn(word, script, latin));
    });
  }

  /** A combining mark without a glyph becomes a box, too: dropping it could turn a name into a different one. */
  #drawn(text: string, face: Face, latin: 'text' | 'strong'): readonly Part[] {
    const parts: { face: Face; text: string; meant?: string; isBoxed: boolean }[] = [];
    for (const letter of text) {
      const last = parts.at(-1);
      const isBoxed = !this.#hasGlyph(face, letter);
      const drawn = isBoxed ? this.#boxFor(letter) : letter;
      if (last && last.isBoxed === isBoxed) {
        last.text += drawn;
        if (last.meant !== undefined) last.meant += letter;
      } else {
        const meant = isBoxed || face !== latin ? { meant: letter } : {};
        parts.push({ face: isBoxed ? latin : face, text: drawn, ...meant, isBoxed });
      }
    }
    return parts.map(({ isBoxed: _, ...part }) => part);
  }

  #hasGlyph(face: Face, letter: string): boolean {
    const isOurs = face !== 'text' && face !== 'strong';
    if (JOINERS.test(letter)) return isOurs;
    return !BOXES.test(letter) && this.#fonts[face]?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === true;
  }

  #boxFor(letter: string): string {
    if (JOINERS.test(letter)) return '';
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
  lines.push(line);
  return hasRightToLeft(text) ? lines.map((each) => inDirection(each.trimEnd(), startsRightToLeft(text))) : lines;
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

/**
 * A part of a stretch from right to left. A face of such a script turns its letters by itself; readers of PDF files turn
 * them back, and would turn a real text too.
 */
function fromRight({ face, text, meant = text }: Part): Part {
  const isScript = face !== 'text' && face !== 'strong';
  return isScript && scriptOf(face).direction === 'rtl' ? { face, text } : { face, text: mirrored(text), meant };
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
const JOINERS = /\u200c|\u200d/;
/** The dandas, which end a sentence in most scripts, have a code point only in Devanagari. */
const INNER = '\u0964\u0965\u200c\u200d';
/** Letters of one script with the spaces between them, or what lies between scripts. */
const PARTS = new RegExp(
  [
    ...SCRIPT_NAMES.map((name) => classOf([name])).map((own) => `[${own}](?:[${own}${INNER} ]*[${own}${INNER}])?`),
    `[^${classOf()}]+`,
  ].join('|'),
  'gu',
);
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
