import { array, assert, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curveThrough, type Coordinates, ringOf } from '#ui/charts/svg-paths.ts';

describe('a line', () => {
  test('goes through all its places and never leaves the picture', () => {
    assert(
      property(array(share(), { minLength: 1, maxLength: 24 }), (heights) => {
        const places = heights.map((y, at): Coordinates => [at / Math.max(heights.length - 1, 1), y]);
        const numbers = numbersIn(curveThrough(places));
        expect(numbers).toHaveLength(2 + 6 * (places.length - 1));
        for (const number of numbers) expect(number >= 0 && number <= 1).toBe(true);
        // After the first place, every third is a place of the line, and the two before it are control points.
        const met = pairsOf(numbers).filter((_, at) => at % 3 === 0);
        expect(met).toEqual(places);
      }),
    );
  });

  test('runs parallel to the line between the neighbours at each place, with a tension of 0.4', () => {
    const line = curveThrough([
      [0, 0.5],
      [0.5, 0.25],
      [1, 0.5],
    ]);
    expect(pairsOf(numbersIn(line)).map(([x, y]) => [round(x), round(y)])).toEqual([
      [0, 0.5],
      [0.2, 0.4],
      [0.3, 0.25],
      [0.5, 0.25],
      [0.7, 0.25],
      [0.8, 0.4],
      [1, 0.5],
    ]);
  });

  test('with equal values stays level', () => {
    const line = curveThrough([0, 0.5, 1].map((x) => [x, 0.25]));
    expect(pairsOf(numbersIn(line)).every(([, y]) => y === 0.25)).toBe(true);
  });
});

describe('a ring', () => {
  test('starts at the top, goes clockwise, and has a hole of seven tenths', () => {
    const [first, second] = ringOf([1, 3]).map(cornersOf);
    expect(first).toEqual(['0,-1', '1,0', '0.7,0', '0,-0.7']);
    expect(second).toEqual(['1,0', '0,-1', '0,-0.7', '0.7,0']);
  });

  test('is closed, whatever its parts: each starts where the previous one ends', () => {
    assert(
      property(array(integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 8 }), (values) => {
        const parts = ringOf(values).map(cornersOf);
        for (const [at, [from]] of parts.entries()) expect(from).toBe(parts.at(at - 1)?.[1]);
      }),
    );
  });

  test('takes the long arc for a part above one half, and goes all round for a single part', () => {
    const isLong = (values: readonly number[]) => ringOf(values)[0]?.includes('A1,1 0 1 1');
    expect([isLong([49, 51]), isLong([51, 49]), isLong([5])]).toEqual([false, true, true]);
    // Equal to a thousandth, but not exactly: SVG draws no arc that ends where it starts.
    const [from, to] = pairsOf(numbersIn(ringOf([5])[0]?.replace('A1,1 0 1 1', ' ') ?? ''));
    expect(to).not.toEqual(from);
  });

  test.each([[[0, 0]], [[-5, 0]], [[]]])('of %j has nothing to show, and no figure that is none', (values) => {
    for (const part of ringOf(values)) {
      expect(part).not.toContain('NaN');
      const [from, to] = cornersOf(part);
      expect(from).toBe(to);
    }
  });
});

/** The corners of a part, outside and then inside, rounded to a thousandth. */
function cornersOf(part: string): string[] {
  const corners = part.match(/(?<=[ML ])-?[\d.]+(e-\d+)?,-?[\d.]+(e-\d+)?(?=[ALZ])/g) ?? [];
  return corners.map((corner) => corner.split(',').map(Number).map(round).join());
}

function share() {
  return double({ min: 0, max: 1, noNaN: true }).filter((value) => !Object.is(value, -0));
}

function numbersIn(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
}

function pairsOf(numbers: readonly number[]): Coordinates[] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? Number.NaN] as const] : []));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
