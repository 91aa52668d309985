import { expect, it } from 'vitest';
import { firstInWords } from '#domain/books/field-problems.ts';

it('the first problem is told away from its field with the line, if there are several', () => {
  const problems = { 'lines.2.rate': 'Enter the rate.', narration: 'It is too long.' };
  expect(firstInWords(problems, 4)).toBe('Line 3: Enter the rate.');
  expect(firstInWords({ 'lines.0.rate': 'Enter the rate.' }, 1)).toBe('Enter the rate.');
  expect(firstInWords({ date: 'Enter the date.', ...problems }, 4)).toBe('Enter the date.');
  expect(firstInWords({ lines: 'Enter a line.' }, 2)).toBe('Enter a line.');
  expect(firstInWords({}, 2)).toBeUndefined();
});
