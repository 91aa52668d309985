import type { Font } from 'fontkit';
import { brokenLines, readable } from './line-breaks.ts';
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

/** Breaks text into lines no wider than `width` as `brokenLines` does, each of them in the direction of the whole text. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines = brokenLines(text, width, widthOf);
  return hasRightToLeft(text) ? lines.map((each) => inDirection(each.trimEnd(), startsRightToLeft(text))) : lines;
}

/**
 * A part of a stretch from right to left. A face of such a script turns its letters by itself; readers of PDF files turn
 * them back, and would turn a real text too.
 */
function fromRight({ face, text, meant = text }: Part): Part {
  const isScript = face !== 'text' && face !== 'strong';
  return isScript && scriptOf(face).direction === 'rtl' ? { face, text } : { face, text: mirrored(text), meant };
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
