import { expect, it } from 'vitest';
import { boundedStep, tourProgress } from '#domain/sample/tour-step.ts';

it('the tour does not walk off either end', () => {
  expect(boundedStep(-1)).toBe(0);
  expect(boundedStep(3)).toBe(3);
  expect(boundedStep(7)).toBe(6);
});

it('the tour’s progress grows from 14 to 100 percent', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(tourProgress)).toEqual([14, 29, 43, 57, 71, 86, 100]);
});
