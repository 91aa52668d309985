import { expect, test } from 'vitest';
import { directionOf } from '#domain/sample/metric-card.ts';

test.each([
  ['7.5% more than in May', 'up'],
  ['2 fewer than yesterday', 'down'],
  ['3.7% less than in May', 'down'],
  ['As many as yesterday', 'level'],
  ['', 'level'],
])('the figure of "%s" went %s', (change, direction) => {
  expect(directionOf({ change })).toBe(direction);
});
