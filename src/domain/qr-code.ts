import { withCorrection } from './qr-correction.ts';
import { blankGrid, type Grid, put, withFormat, withPatterns } from './qr-grid.ts';
import { isMasked, MASKS, penaltyOf } from './qr-mask.ts';
import { bytesIn, countBits, versionFor } from './qr-version.ts';

/**
 * A QR code of the text as rows of modules, true for dark, without the quiet zone of four modules around it (ISO/IEC 18004:
 * byte mode in UTF-8, error correction M, the smallest version that holds it). Throws a RangeError beyond 2,331 bytes.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const grid = withPatterns(blankGrid(version));
  placeCodewords(grid, withCorrection(codewordsOf(bytes, version), version));
  const masked = MASKS.map((mask) => withFormat(maskedBy(grid, mask), mask));
  const best = masked.reduce((one, other) => (penaltyOf(other) < penaltyOf(one) ? other : one));
  return moduleRows(best);
}

/** Mode, length and bytes, and after them the padding that the standard prescribes. */
function codewordsOf(bytes: Uint8Array, version: number): Uint8Array {
  const room = bytesIn(version);
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  push(0, -bits.length & 7);
  return Uint8Array.from({ length: room }, (_, at) => {
    const start = at * 8;
    if (start >= bits.length) return PADDING[(at - bits.length / 8) % 2] ?? 0;
    return bits.slice(start, start + 8).reduce((byte, bit) => byte * 2 + bit, 0);
  });
}

/** Up and down in pairs of columns from the right, past the patterns and the column of the vertical timing. */
function placeCodewords(grid: Grid, codewords: Uint8Array): void {
  const { size, fixed } = grid;
  let at = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const usual = size - 1 - pair * 2;
    const right = usual > TIMING ? usual : usual - 1;
    for (let step = 0; step < size; step++) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y * size + x] === 1) continue;
        grid.dark[y * size + x] = ((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
        at++;
      }
    }
  }
}

function maskedBy(grid: Grid, mask: number): Grid {
  const copy = { ...grid, dark: grid.dark.slice() };
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      const at = y * grid.size + x;
      if (grid.fixed[at] === 0 && isMasked(mask, x, y)) put(copy, x, y, grid.dark[at] === 0);
    }
  }
  return copy;
}

function moduleRows({ size, dark }: Grid): readonly (readonly boolean[])[] {
  return Array.from({ length: size }, (_, y) =>
    Array.from(dark.subarray(y * size, (y + 1) * size), (bit) => bit === 1),
  );
}

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];
const TIMING = 6;
