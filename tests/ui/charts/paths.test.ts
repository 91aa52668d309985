import { array, assert, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curveThrough, type Place, ringPart } from '#ui/charts/paths.ts';

describe('a line', () => {
  test('goes through all its places and never leaves the picture', () => {
    assert(
      property(array(share(), { minLength: 1, maxLength: 24 }), (heights) => {
        const places = heights.map((y, at): Place => [at / Math.max(heights.length - 1, 1), y]);
        const numbers = numbersIn(curveThrough(places));
        expect(numbers).toHaveLength(2 + 6 * (places.length - 1));
        for (const number of numbers) expect(number >= 0 && number <= 1).toBe(true);
        // After the first place each third one is a place of the line, and the two before it bend the way there.
        const met = pairsOf(numbers).filter((_, at) => at % 3 === 0);
        expect(met).toEqual(places);
      }),
    );
  });

  test('runs at each place as its neighbours lie to each other, by a tension of 0.4', () => {
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

  test('that is level stays level', () => {
    const line = curveThrough([0, 0.5, 1].map((x) => [x, 0.25]));
    expect(pairsOf(numbersIn(line)).every(([, y]) => y === 0.25)).toBe(true);
  });
});

describe('a part of a ring', () => {
  test('begins at the top and goes clockwise', () => {
    const [from, , to] = pairsOf(numbersIn(ringPart(0, 0.25, 0.7).replaceAll(/A\S+ \S+ \S+ \S+ \S+/g, ' 9 9 ')));
    expect(from?.map(round)).toEqual([0, -1]);
    expect(to?.map(round)).toEqual([1, 0]);
  });

  test('is drawn the long way round only where it is more than a half, and whole where it is all', () => {
    assert(
      property(integer({ min: 0, max: 100 }), integer({ min: 1, max: 100 }), (from, size) => {
        const path = ringPart(from / 100, Math.min(from + size, 100 + from) / 100, 0.7);
        expect(path.match(/A1 1 0 1 1/) !== null).toBe(size > 50);
        expect(path).not.toMatch(/NaN/);
        const [begin, end] = pairsOf(numbersIn(path.replaceAll(/A\S+ \S+ \S+ \S+ \S+/g, ' ')));
        expect(begin).not.toEqual(end);
      }),
    );
  });
});

function share() {
  return double({ min: 0, max: 1, noNaN: true }).filter((value) => !Object.is(value, -0));
}

function numbersIn(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
}

function pairsOf(numbers: readonly number[]): Place[] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? Number.NaN] as const] : []));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
