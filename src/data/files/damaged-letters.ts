import { UNREAD_LETTER } from './encoding.ts';

/** Counts the letters of a text that could not be read, piece by piece, and keeps where the first of them stands. */
export class DamagedLetters {
  #count = 0;
  #lines = 1;
  #first: Readonly<{ line: number; words: string }> | undefined;

  take(text: string): void {
    let at = text.indexOf(UNREAD_LETTER);
    if (at !== -1) this.#first ??= { line: this.#lines + linesIn(text.slice(0, at)), words: wordsAround(text, at) };
    else if (!this.#first) this.#lines += linesIn(text);
    for (; at !== -1; at = text.indexOf(UNREAD_LETTER, at + 1)) this.#count++;
  }

  get count(): number {
    return this.#count;
  }

  /** The line of the first, and the words of it that stand around, without markup; undefined where there is none. */
  get first(): Readonly<{ line: number; words: string }> | undefined {
    return this.#first;
  }
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function wordsAround(text: string, at: number): string {
  const [before = ''] = /[^<>"\r\n]*$/.exec(text.slice(Math.max(0, at - WORDS), at)) ?? [];
  const [behind = ''] = /^[^<>"\r\n]*/.exec(text.slice(at, at + WORDS)) ?? [];
  return (before + behind).trim();
}

/** So many letters on either side name a ledger or an item. */
const WORDS = 40;
