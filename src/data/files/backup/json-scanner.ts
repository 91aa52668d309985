import { Refusal } from '#data/store/refusal.ts';

/** A range of bytes; the end is exclusive. */
export type ByteRange = readonly [start: number, end: number];

/**
 * Scans JSON byte by byte, so that a file of any size can be read a few records at a time, and no value is parsed
 * before its nesting depth is known. In the objects and lists that it enters, the syntax must be valid JSON. A skipped
 * value is only delimited; whoever parses it checks its syntax.
 */
export class Scanner {
  readonly #bytes: Uint8Array;
  #at: number;
  /** The number of colons outside of strings in the last skipped value: its names, duplicates included. */
  names = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  get at(): number {
    return this.#at;
  }

  /** Enters an object and yields each name; the caller must consume its value. Refuses duplicate names. */
  *members(place: string): Generator<string> {
    this.#take(OPEN_BRACE, place, 'an object, which begins with {');
    const seen = new Set<string>();
    if (this.#takeIf(CLOSE_BRACE, place)) return;
    do {
      this.#space();
      if (this.#next(place) !== QUOTE) throw this.#unexpected(place, 'a name in quotes');
      const name = String(this.parse(this.#string(place), place));
      if (seen.has(name)) throw refusalAt(place, `“${shortened(name)}” stands there twice`);
      seen.add(name);
      this.#take(COLON, place, `a colon after “${shortened(name)}”`);
      yield name;
    } while (this.#takeIf(COMMA, place));
    this.#take(CLOSE_BRACE, place, 'a comma or }');
  }

  /** Enters a list and yields the number of each element, from 1; the caller must consume the element. */
  *elements(place: string): Generator<number> {
    this.#take(OPEN_BRACKET, place, 'a list, which begins with [');
    if (this.#takeIf(CLOSE_BRACKET, place)) return;
    let number = 0;
    do yield ++number;
    while (this.#takeIf(COMMA, place));
    this.#take(CLOSE_BRACKET, `${place}, after record ${number}`, 'a comma or ]');
  }

  /** Consumes one value of any kind and returns its range. */
  skip(place: string): ByteRange {
    this.#space();
    const start = this.#at;
    this.names = 0;
    const first = this.#next(place);
    if (first === QUOTE) this.#string(place);
    else if (first === OPEN_BRACE || first === OPEN_BRACKET) this.#nested(place);
    else this.#plain();
    if (this.#at === start) throw this.#unexpected(place, 'a value');
    return [start, this.#at];
  }

  /** Refuses anything but white space in the rest of the file. */
  end(): void {
    this.#space();
    if (this.#at < this.#bytes.length) throw this.#unexpected('the end of the file', 'nothing more');
  }

  parse([start, end]: ByteRange, place: string): unknown {
    try {
      return JSON.parse(utf8Text(this.#bytes.subarray(start, end), place));
    } catch (error) {
      if (error instanceof SyntaxError) throw refusalAt(place, 'this is not JSON');
      throw error;
    }
  }

  #nested(place: string): void {
    let depth = 0;
    do {
      const byte = this.#next(place);
      if (byte === QUOTE) {
        this.#string(place);
        continue;
      }
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
      else if (byte === COLON) this.names++;
      if (depth > DEEPEST) throw refusalAt(place, `nested more than ${DEEPEST} deep`);
      this.#at++;
    } while (depth > 0);
  }

  #string(place: string): ByteRange {
    const [bytes, start] = [this.#bytes, this.#at];
    let at = start + 1;
    while (bytes[at] !== QUOTE) {
      at += bytes[at] === BACKSLASH ? 2 : 1;
      if (at >= bytes.length) throw cutOff(place);
    }
    this.#at = at + 1;
    return [start, this.#at];
  }

  /** A number, true, false or null. */
  #plain(): void {
    while (this.#at < this.#bytes.length && !AFTER_PLAIN.has(this.#bytes[this.#at] ?? 0)) this.#at++;
  }

  #take(byte: number, place: string, expected: string): void {
    this.#space();
    if (this.#next(place) !== byte) throw this.#unexpected(place, expected);
    this.#at++;
  }

  #takeIf(byte: number, place: string): boolean {
    this.#space();
    if (this.#next(place) !== byte) return false;
    this.#at++;
    return true;
  }

  #next(place: string): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw cutOff(place);
    return byte;
  }

  #space(): void {
    while (SPACES.has(this.#bytes[this.#at] ?? 0)) this.#at++;
  }

  #unexpected(place: string, expected: string): Refusal {
    const found = new TextDecoder().decode(this.#bytes.subarray(this.#at, this.#at + 12)).replace(/[^!-~]+/g, ' ');
    return refusalAt(place, `expected ${expected}; found “${found}”`);
  }
}

/** The refusal of a file. Its description starts with the place in the file. */
export function refusalAt(place: string, sentence: string): Refusal {
  return new Refusal('Not imported', `${place}: ${sentence}.`);
}

/** Decodes UTF-8 and refuses invalid bytes. */
export function utf8Text(bytes: Uint8Array, place: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refusalAt(place, 'letters are damaged; the file is not text in UTF-8');
  }
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function cutOff(place: string): Refusal {
  return refusalAt(place, 'the file ends in the middle of it, as after a broken download');
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [34, 92, 58, 44];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [123, 125, 91, 93];
const SPACES = new Set([32, 9, 10, 13]);
const AFTER_PLAIN = new Set([...SPACES, COMMA, COLON, CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET, QUOTE]);

/** The app's own records need three: record, items, item. */
const DEEPEST = 8;
