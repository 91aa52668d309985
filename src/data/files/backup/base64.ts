/**
 * Base64 as bytes instead of a string: a string as long as a whole business would double the memory needed. Not every
 * browser has Uint8Array.toBase64 yet.
 */
export function base64Of(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const [first = 0, second = 0, third = 0] = [bytes[from], bytes[from + 1], bytes[from + 2]];
    text[to] = LETTERS[first >> 2] ?? PAD;
    text[to + 1] = LETTERS[((first & 3) << 4) | (second >> 4)] ?? PAD;
    text[to + 2] = from + 1 < bytes.length ? (LETTERS[((second & 15) << 2) | (third >> 6)] ?? PAD) : PAD;
    text[to + 3] = from + 2 < bytes.length ? (LETTERS[third & 63] ?? PAD) : PAD;
  }
  return text;
}

/** Undefined unless the text is base64 exactly as `base64Of` writes it, to the last bit. */
export function bytesOf(text: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0) return undefined;
  const pads = text.at(-1) !== PAD ? 0 : text.at(-2) !== PAD ? 1 : 2;
  const bytes = new Uint8Array((text.length / 4) * 3 - pads);
  for (let from = 0, to = 0; from < text.length; from += 4, to += 3) {
    const isLast = from + 4 === text.length;
    const known = isLast ? 4 - pads : 4;
    let bits = 0;
    for (let place = 0; place < 4; place++) {
      const value = place < known ? (VALUES[text[from + place] ?? 0] ?? -1) : 0;
      if (value < 0) return undefined;
      bits = (bits << 6) | value;
    }
    // Bits under the padding must be 0, or one file could be written in several ways.
    if (isLast && pads > 0 && (bits & ((1 << (8 * pads)) - 1)) !== 0) return undefined;
    bytes[to] = bits >> 16;
    if (to + 1 < bytes.length) bytes[to + 1] = bits >> 8;
    if (to + 2 < bytes.length) bytes[to + 2] = bits;
  }
  return bytes;
}

const PAD = 61;
const LETTERS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const VALUES = new Int8Array(256).fill(-1);
for (const [value, letter] of LETTERS.entries()) VALUES[letter] = value;
