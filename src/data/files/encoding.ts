/** The ways in which the letters of a file may be written. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Finds how the letters of a file are written, from its bytes piece by piece: UTF-16 with or without its mark, UTF-8, or else
 * what Windows in India writes. A file with a damaged letter or two stays UTF-8, or one wrong byte would garble every Indian
 * name in it: only one of whose letters beyond ASCII most are not UTF-8 is none.
 */
export class EncodingGuess {
  #wide: 'utf-16le' | 'utf-16be' | undefined;
  #isBegun = false;
  /** How many more bytes the letter needs that has begun. */
  #awaited = 0;
  #whole = 0;
  #broken = 0;

  take(bytes: Uint8Array): void {
    if (!this.#isBegun) this.#wide = wideOf(bytes);
    this.#isBegun = true;
    if (this.#wide) return;
    for (const byte of bytes) {
      if (this.#awaited > 0) {
        if (byte >= 0x80 && byte < 0xc0) {
          if (--this.#awaited === 0) this.#whole++;
          continue;
        }
        this.#broken++;
        this.#awaited = 0;
      }
      if (byte < 0x80) continue;
      this.#awaited = bytesBehind(byte);
      if (this.#awaited === 0) this.#broken++;
    }
  }

  encoding(): Encoding {
    return this.#wide ?? (this.#whole >= this.#broken + (this.#awaited > 0 ? 1 : 0) ? 'utf-8' : 'windows-1252');
  }
}

/** How many bytes of UTF-8 stand behind the first of a letter; 0 if none begins so. */
function bytesBehind(first: number): number {
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
}

/** Two bytes a letter: by the mark at the start, or because every other byte of it is 0. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = [...bytes.subarray(0, 200)];
  const zeros = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length;
  if (start.length < 4) return undefined;
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? 'utf-16be' : undefined;
}

/** Stands where a letter could not be read. */
export const UNREAD_LETTER = '\ufffd';
