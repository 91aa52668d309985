import { describe, expect, it } from 'vitest';
import { GST_BEGAN, GST_PERCENTAGES, GST_RATES, suggestedRatesOn } from '#domain/books/law/gst-rates.ts';

describe('the rates of GST', () => {
  it.each([
    ['2017-07-01', [0, 5, 12, 18, 28]],
    ['2025-09-21', [0, 5, 12, 18, 28]],
    ['2025-09-22', [0, 5, 18, 40]],
    ['2026-11-25', [0, 5, 18, 40]],
    ['2017-06-30', []],
  ] as const)('that are suggested on %s are %s', (day, rates) => {
    expect(suggestedRatesOn(day)).toEqual(rates);
  });

  it('began on 1 July 2017', () => {
    expect(GST_BEGAN).toBe('2017-07-01');
    expect(GST_RATES[0]?.from).toBe(GST_BEGAN);
  });

  it('were 28 % only for tobacco after September 2025, and nowhere from February 2026', () => {
    expect(GST_RATES.map(({ from, special }) => [from, special])).toEqual([
      ['2017-07-01', [0.1, 0.25, 1, 1.5, 3, 6, 7.5]],
      ['2025-09-22', [0.25, 1.5, 3, 12, 28]],
      ['2026-02-01', [0.25, 1.5, 3, 12]],
    ]);
  });

  it('are all in the list of the portal, each row with its source and what it says', () => {
    expect(GST_PERCENTAGES).toEqual([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]);
    for (const { main, special, source, note } of GST_RATES) {
      expect(GST_PERCENTAGES).toEqual(expect.arrayContaining([...main, ...special]));
      expect(source).toMatch(/^Notifications? \d+\/20/);
      expect(note).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});
