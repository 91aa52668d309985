import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundScale } from '#ui/charts/scale.ts';

describe('an axis', () => {
  it.each([
    [[985, 1247], { min: 0, max: 1500, steps: 3 }],
    [[7_55_346, 99_992], { min: 0, max: 8_00_000, steps: 4 }],
    [[-30, 50], { min: -40, max: 60, steps: 5 }],
    [[-8], { min: -8, max: 0, steps: 4 }],
    [[0], { min: 0, max: 1, steps: 1 }],
    [[], { min: 0, max: 1, steps: 1 }],
  ])('of %j runs round', (values, scale) => {
    expect(roundScale(values)).toEqual(scale);
  });

  it('includes zero and every value, in at most seven steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (values) => {
        const { min, max, steps } = roundScale(values);
        expect(min).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(steps).toBeLessThanOrEqual(7);
        expect(max).toBeGreaterThan(min);
      }),
    );
  });
});
