import { describe, expect, it } from 'vitest';
import {
  GST_BEGAN,
  GST_PERCENTAGES,
  GST_RATES,
  isInForce,
  problemInPercent,
  suggestedRatesOn,
} from '#domain/books/law/gst-rates.ts';

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
      ['2025-09-22', [0.1, 0.25, 1.5, 3, 6, 7.5, 12, 28]],
      ['2026-02-01', [0.1, 0.25, 1.5, 3, 6, 7.5, 12]],
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

describe('a percentage on a document', () => {
  it('is one of the law', () => {
    expect(problemInPercent(18, '2026-11-25')).toBeUndefined();
    expect(problemInPercent(28, '2026-11-25')).toBeUndefined();
    expect(problemInPercent(17, '2026-11-25')).toBe('No law knows a GST rate of 17 %. Choose one of the list.');
  });

  it('is 0 before there was GST', () => {
    expect(problemInPercent(18, '2017-06-30')).toBe('GST began on 1 July 2017. Choose 0%, or correct the date.');
    expect(problemInPercent(0, '2017-06-30')).toBeUndefined();
    expect(problemInPercent(18, '2017-07-01')).toBeUndefined();
  });

  it('may have gone out of force, or not yet come', () => {
    expect(isInForce(12, '2025-09-21')).toBe(true);
    expect(isInForce(28, '2026-01-31')).toBe(true);
    expect(isInForce(28, '2026-02-01')).toBe(false);
    expect(isInForce(40, '2025-09-21')).toBe(false);
    expect(isInForce(0, '2017-06-30')).toBe(false);
  });
});
