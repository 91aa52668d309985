import { expect, it } from 'vitest';
import { problemsIn } from '#domain/books/problems.ts';

it('only the fields with a sentence are wrong, in the order of the form', () => {
  const problems = problemsIn<Record<'name' | 'state' | 'city', string>>({
    name: 'Enter the name.',
    state: undefined,
    city: 'Enter the city.',
  });
  expect(Object.entries(problems)).toEqual([
    ['name', 'Enter the name.'],
    ['city', 'Enter the city.'],
  ]);
});
