/** The versions of ISO/IEC 18004 at error correction M: what each holds, and into which blocks it is divided. */

/** The smallest version that holds so many bytes. */
export function versionFor(bytes: number): number {
  for (let version = 1; version <= 40; version++) {
    if (4 + countBits(version) + bytes * 8 <= bytesIn(version) * 8) return version;
  }
  throw new RangeError(`A QR code does not hold ${bytes} bytes.`);
}

export function sizeOf(version: number): number {
  return 17 + version * 4;
}

/** The bits that tell the number of bytes. */
export function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** The codewords for data. */
export function bytesIn(version: number): number {
  return codewordsIn(version) - blocksIn(version) * correctionIn(version);
}

/** All codewords: what the patterns leave free. */
export function codewordsIn(version: number): number {
  const along = alignmentsOf(version).length;
  const alignments = along === 0 ? 0 : (25 * along - 10) * along - 55;
  return Math.floor(((16 * version + 128) * version + 64 - alignments - (version < 7 ? 0 : 36)) / 8);
}

export function blocksIn(version: number): number {
  return BLOCKS[version - 1] ?? 0;
}

/** The codewords for correction in each block. */
export function correctionIn(version: number): number {
  return CORRECTION[version - 1] ?? 0;
}

/** The middles of the alignment patterns, the same along both sides. */
export function alignmentsOf(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  // Version 32 is the one that the standard spaces otherwise.
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = sizeOf(version) - 7;
  return Array.from({ length: count }, (_, at) => (at === 0 ? 6 : last - (count - 1 - at) * step));
}

const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
];
