import { describe, expect, it } from 'vitest';
import { USUAL_SCALE_CODES } from '#domain/books/counter/scale-code.ts';
import { problemInScaleCodes, problemsByScaleCode, scaleCodeInWords } from '#domain/books/counter/scale-codes-input.ts';

describe('a code that is tried', () => {
  it.each([
    ['2100001027506', 'Scale Code 1, weight 2.750'],
    ['2300042135509', 'Scale Code 42, price ₹135.50'],
    ['2100001027507', 'Its check digit is wrong.'],
    ['2100001000004', 'The code says 0. Weigh again.'],
    ['8901719110245', 'No row reads this code.'],
    [' ', ''],
  ])('says what it gives: %s', (code, words) => {
    expect(scaleCodeInWords(code, USUAL_SCALE_CODES)).toBe(words);
  });

  it('is read by the rows that are right', () => {
    const wrong = { pattern: '21', holds: 'Weight', decimals: 3 } as const;
    expect(scaleCodeInWords('2100001027506', [wrong])).toBe('No row reads this code.');
    expect(scaleCodeInWords('2100001027506', [wrong, ...USUAL_SCALE_CODES])).toBe('Scale Code 1, weight 2.750');
  });
});

describe('rows of scale codes', () => {
  it('may be saved where none is wrong', () => {
    expect(problemInScaleCodes(USUAL_SCALE_CODES)).toBeUndefined();
    expect(problemInScaleCodes([])).toBeUndefined();
    const rows = [...USUAL_SCALE_CODES, { pattern: '25IIII', holds: 'Weight', decimals: 3 } as const];
    expect(problemsByScaleCode(rows).map((problems) => Object.keys(problems))).toEqual([[], [], ['pattern']]);
    expect(problemInScaleCodes(rows)).toBe('A pattern has 13 places; this has 6.');
  });
});
