import { alignmentsOf, sizeOf } from './qr-version.ts';

/** Modules row by row, 1 for dark; those that are `fixed` are patterns and hold no data. */
export type Grid = Readonly<{ version: number; size: number; dark: Uint8Array; fixed: Uint8Array }>;

export function blankGrid(version: number): Grid {
  const size = sizeOf(version);
  return { version, size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
}

export function put({ size, dark }: Grid, x: number, y: number, isDark: boolean): void {
  dark[y * size + x] = isDark ? 1 : 0;
}

/** Draws what tells a reader where and how large the code is, and keeps the places of the format free. */
export function withPatterns(grid: Grid): Grid {
  const { version, size } = grid;
  for (let at = 0; at < size; at++) {
    fix(grid, 6, at, at % 2 === 0);
    fix(grid, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const middles = alignmentsOf(version);
  const last = middles.at(-1);
  for (const x of middles) {
    for (const y of middles) {
      // Three corners have their finders.
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
      square(grid, x, y, 2, (ring) => ring !== 1);
    }
  }
  if (version >= 7) writeVersion(grid);
  return withFormat(grid, 0);
}

/** Writes twice which mask is used, beside the finders, and the module that is always dark. */
export function withFormat(grid: Grid, mask: number): Grid {
  const { size } = grid;
  // Error correction M is 00, so that the format is the mask alone.
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    fix(grid, at < 8 ? size - 1 - at : 8, at < 8 ? 8 : size - 15 + at, bit(at));
    if (at < 8) fix(grid, 8, at < 6 ? at : at + 1, bit(at));
    else fix(grid, at === 8 ? 7 : 14 - at, 8, bit(at));
  }
  fix(grid, 8, size - 8, true);
  return grid;
}

function writeVersion(grid: Grid): void {
  const bits = (grid.version << 12) | remainder(grid.version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [far, near] = [grid.size - 11 + (at % 3), Math.floor(at / 3)];
    fix(grid, far, near, ((bits >>> at) & 1) === 1);
    fix(grid, near, far, ((bits >>> at) & 1) === 1);
  }
}

/** Rings around a middle, as far as they are on the grid. */
function square(grid: Grid, x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
  for (let down = -reach; down <= reach; down++) {
    for (let along = -reach; along <= reach; along++) {
      const [column, row] = [x + along, y + down];
      if (column < 0 || row < 0 || column >= grid.size || row >= grid.size) continue;
      fix(grid, column, row, isDark(Math.max(Math.abs(along), Math.abs(down))));
    }
  }
}

function fix(grid: Grid, x: number, y: number, isDark: boolean): void {
  put(grid, x, y, isDark);
  grid.fixed[y * grid.size + x] = 1;
}

/** The remainder of value × 2^degree by this divisor: the check bits of a BCH code. */
function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return rest;
}
