/**
 * Reads a QR code of byte mode and correction M again, slowly and by tables of its own (ISO/IEC 18004), so that what the app
 * draws is not judged by what drew it. Damage is not repaired: the check of Reed-Solomon must come out as it stands.
 */
export function readQrCode(rows: readonly (readonly boolean[])[]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  const blocks = BLOCKS[version];
  if (!blocks || rows.some((row) => row.length !== size)) throw new Error(`No version that is read here: ${version}`);
  const dark = (x: number, y: number) => rows[y]?.[x] === true;
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    expectFinder(dark, x, y);
  const codewords = codewordsOf(dark, size, version, maskOf(dark, size));
  const data = inOrder(codewords, blocks).flatMap(({ bytes, check }) => {
    for (let power = 0; power < check; power++) {
      const value = bytes.reduce((sum, byte) => times(sum, EXP[power] ?? 0) ^ byte, 0);
      if (value !== 0) throw new Error('A block does not agree with its correction.');
    }
    return bytes.slice(0, -check);
  });
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (!bits.startsWith('0100')) throw new Error('Not in byte mode.');
  const start = version < 10 ? 12 : 20;
  const count = Number.parseInt(bits.slice(4, start), 2);
  const text = Array.from({ length: count }, (_, at) =>
    Number.parseInt(bits.slice(start + at * 8, start + at * 8 + 8), 2),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text));
}

type Dark = (x: number, y: number) => boolean;

function expectFinder(dark: Dark, left: number, top: number): void {
  const drawn = Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 7 }, (__, x) => (dark(left + x, top + y) ? '#' : '.')).join(''),
  );
  if (drawn.join() !== '#######,#.....#,#.###.#,#.###.#,#.###.#,#.....#,#######') throw new Error(drawn.join('\n'));
}

/** Both copies of the format must be one of the eight of correction M, as the standard lists them. */
function maskOf(dark: Dark, size: number): number {
  const read = (places: readonly (readonly [number, number])[]) =>
    places.map(([x, y]) => (dark(x, y) ? '1' : '0')).join('');
  const one = read([
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((y) => [8, y] as const),
  ]);
  const other = read([
    ...[1, 2, 3, 4, 5, 6, 7].map((back) => [8, size - back] as const),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((back) => [size - back, 8] as const),
  ]);
  const mask = FORMATS.indexOf(one);
  if (mask < 0 || one !== other || !dark(8, size - 8)) throw new Error(`Not a format of correction M: ${one} ${other}`);
  return mask;
}

function codewordsOf(dark: Dark, size: number, version: number, mask: number): readonly number[] {
  const middles = ALIGNMENTS[version] ?? [];
  const isPattern = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) ||
    middles.some((middleX) =>
      middles.some(
        (middleY) =>
          !(middleX < 9 && middleY < 9) &&
          !(middleX < 9 && middleY >= size - 8) &&
          !(middleX >= size - 8 && middleY < 9) &&
          Math.abs(x - middleX) <= 2 &&
          Math.abs(y - middleY) <= 2,
      ),
    );
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isPattern(x, y)) bits.push(Number(dark(x, y)) ^ Number(MASKS[mask]?.(y, x)));
      }
    }
    isUp = !isUp;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
}

/** The blocks as they were before their bytes were dealt out in turns. */
function inOrder(codewords: readonly number[], { check, sizes }: Blocks) {
  const left = [...codewords];
  const blocks = sizes.map(() => [] as number[]);
  for (let at = 0; at < Math.max(...sizes); at++) {
    for (const [number, size] of sizes.entries()) if (at < size) blocks[number]?.push(left.shift() ?? 0);
  }
  for (let at = 0; at < check; at++) for (const block of blocks) block.push(left.shift() ?? 0);
  return blocks.map((bytes) => ({ bytes, check }));
}

const EXP: number[] = [1];
for (let power = 1; power < 255; power++) {
  const doubled = (EXP[power - 1] ?? 0) * 2;
  EXP.push(doubled > 255 ? doubled ^ 0b1_0001_1101 : doubled);
}

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return EXP[(EXP.indexOf(one) + EXP.indexOf(other)) % 255] ?? 0;
}

type Blocks = Readonly<{ check: number; sizes: readonly number[] }>;
const several = (check: number, ...groups: readonly (readonly [count: number, size: number])[]): Blocks => ({
  check,
  sizes: groups.flatMap(([count, size]) => Array.from({ length: count }, () => size)),
});
/** Table 9 of the standard, for correction M. */
const BLOCKS: Readonly<Record<number, Blocks>> = {
  1: several(10, [1, 16]),
  2: several(16, [1, 28]),
  3: several(26, [1, 44]),
  4: several(18, [2, 32]),
  5: several(24, [2, 43]),
  6: several(16, [4, 27]),
  7: several(18, [4, 31]),
  8: several(22, [2, 38], [2, 39]),
  9: several(22, [3, 36], [2, 37]),
  10: several(26, [4, 43], [1, 44]),
  11: several(30, [1, 50], [4, 51]),
  12: several(22, [6, 36], [2, 37]),
  13: several(22, [8, 37], [1, 38]),
  14: several(24, [4, 40], [5, 41]),
  15: several(24, [5, 41], [5, 42]),
  32: several(28, [10, 46], [23, 47]),
  40: several(28, [18, 47], [31, 48]),
};
/** Annex E. */
const ALIGNMENTS: Readonly<Record<number, readonly number[]>> = {
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
  11: [6, 30, 54],
  12: [6, 32, 58],
  13: [6, 34, 62],
  14: [6, 26, 46, 66],
  15: [6, 26, 48, 70],
  32: [6, 34, 60, 86, 112, 138],
  40: [6, 30, 58, 86, 114, 142, 170],
};
/** Table C.1: correction M with masks 0 to 7. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
