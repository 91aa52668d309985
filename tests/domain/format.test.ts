import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLANK,
  folded,
  formatDay,
  formatDayInFigures,
  formatDayInWords,
  formatDayWithWeekday,
  formatLakhs,
  formatRupeesForCard,
  formatName,
  formatNumber,
  formatPercent,
  formatPlainRupees,
  formatPlainRupeesInFull,
  formatRupees,
  formatRupeesInFull,
  formatRupeesShort,
  formatShare,
  formatText,
  formatTime,
} from '#domain/format.ts';
import { type IsoDate, localDay } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';

describe('money on screen', () => {
  it.each([
    [12_34_567_50, '₹12,34,567.50'],
    [-1_23_456_00, '−₹1,23,456'],
    [1_00_00_000_00, '₹1,00,00,000'],
    [1_18_000_00, '₹1,18,000'],
    [1_23_456_05, '₹1,23,456.05'],
    [999_00, '₹999'],
    [1, '₹0.01'],
    [-5, '−₹0.05'],
    [0, '₹0'],
  ])('shows %i paise as %s', (paise, shown) => {
    expect(formatRupees(asPaise(paise))).toBe(shown);
  });

  it('always shows the paise in a printed account', () => {
    expect(formatRupeesInFull(asPaise(1_18_000_00))).toBe('₹1,18,000.00');
    expect(formatRupeesInFull(asPaise(-30_155_05))).toBe('−₹30,155.05');
    expect(formatPlainRupeesInFull(asPaise(1_18_000_00))).toBe('1,18,000.00');
    expect(formatPlainRupeesInFull(asPaise(-30_155_05))).toBe('−30,155.05');
  });

  it('shows a figure in a field without the rupee sign', () => {
    expect(formatPlainRupees(asPaise(1_23_456_50))).toBe('1,23,456.50');
    expect(formatPlainRupees(asPaise(-20_00))).toBe('−20');
  });

  it.each([
    [12_40_000_00, '₹12.4 L'],
    [1_20_00_000_00, '₹1.2 Cr'],
    [99_949_00, '₹99,949'],
    [99_950_00, '₹1.0 L'],
    [99_94_999_00, '₹99.9 L'],
    [99_95_000_00, '₹1.0 Cr'],
    [-12_40_000_00, '−₹12.4 L'],
    [0, '₹0'],
  ])('shows %i paise at a glance as %s', (paise, shown) => {
    expect(formatRupeesShort(asPaise(paise))).toBe(shown);
  });

  it('gives a card its amount in full and short, or neither while it is unknown', () => {
    expect(formatRupeesForCard(asPaise(23_77_929_45))).toEqual({ figure: '₹23,77,929.45', short: '₹23.8 L' });
    expect(formatRupeesForCard(undefined)).toEqual({ figure: undefined });
  });

  it.each([
    [15_00_874_75, '15.0L'],
    [1_00_000_00, '1.0L'],
    [25_000_00, '0.3L'],
    [24_999_99, '0.2L'],
    [0, '0.0L'],
    [-2_50_000_00, '−2.5L'],
    [-4_999_99, '0.0L'],
    [9_99_90_000_00, '999.9L'],
    [10_15_00_000_00, '1,015.0L'],
    [-10_00_00_00_013_00, '−1,00,000.0L'],
  ])('shows %i paise in lakhs as %s', (paise, shown) => {
    expect(formatLakhs(asPaise(paise))).toBe(shown);
  });

  it('puts the last comma before three digits and every other comma before two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (paise) => {
        expect(formatRupees(asPaise(paise))).toMatch(/^₹\d{1,2}(,\d{2})*,\d{3}(\.\d{2})?$|^₹\d{1,3}(\.\d{2})?$/);
      }),
    );
  });
});

describe('every figure and day is written as Intl would write it for India', () => {
  const figures = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-IN', options);
  const words = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-IN', options);
  const amounts = fc.integer({ min: 0, max: 9e14 });

  it('amounts', () => {
    const inFull = figures({ minimumFractionDigits: 2 });
    const oneDecimal = figures({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    fc.assert(
      fc.property(amounts, (paise) => {
        const [rupees, rest] = [BigInt(Math.floor(paise / 100)), String(paise % 100).padStart(2, '0')];
        expect(formatRupeesInFull(asPaise(paise))).toBe(`₹${inFull.format(rupees).replace(/00$/, rest)}`);
      }),
    );
    fc.assert(
      fc.property(amounts, (paise) => {
        expect(formatLakhs(asPaise(paise))).toBe(`${oneDecimal.format(paise / 1e7)}L`);
      }),
    );
  });

  it('counts, measures and shares', () => {
    const measure = figures({ maximumFractionDigits: 3 });
    const share = figures({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (count) => {
        for (const value of [count, count / 10, count / 1000]) expect(formatNumber(value)).toBe(measure.format(value));
        for (const value of [count, count / 10, count / 100])
          expect(formatShare(value)).toBe(`${share.format(value)}%`);
      }),
    );
  });

  it('days and times', () => {
    const longDay = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const time = words({ hour: 'numeric', minute: '2-digit' });
    const partsOf = (format: Intl.DateTimeFormat, moment: Date) =>
      format.formatToParts(moment).flatMap(({ type, value }) => (type === 'literal' ? [] : [value]));
    fc.assert(
      fc.property(
        fc.date({ min: new Date(1950, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true }),
        (moment) => {
          const inWords = formatDayInWords(localDay(moment));
          expect(inWords.split(/,? /).toSorted()).toEqual(partsOf(longDay, moment).toSorted());
          expect(formatTime(moment).split(/[: ]/)).toEqual(partsOf(time, moment));
        },
      ),
    );
  });
});

describe('figures and words on screen', () => {
  it('groups the digits of a count and keeps the decimals of a measure', () => {
    expect(formatNumber(1_00_000)).toBe('1,00,000');
    expect(formatNumber(asQuantity(2.5))).toBe('2.5');
    expect(formatNumber(-5)).toBe('−5');
  });

  it('shows a day as 05 Apr 2024', () => {
    expect(formatDay('2024-04-05')).toBe('05 Apr 2024');
    expect(formatDay('2024-12-31')).toBe('31 Dec 2024');
  });

  it('shortens each month to its first three letters', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    const days = months.map((_, at) => `2024-${String(at + 1).padStart(2, '0')}-05` as IsoDate);
    expect(days.map(formatDay)).toEqual(months.map((month) => `05 ${month} 2024`));
  });

  it('shows a dash for a cleared date, and never an invalid date', () => {
    expect(formatDay('')).toBe(BLANK);
    expect(formatDay('2024-02-31')).toBe('2024-02-31');
    expect(formatDayInWords('')).toBe(BLANK);
    expect(formatDayInWords('2024-02-31')).toBe('2024-02-31');
    expect(formatDayWithWeekday('2024-02-31')).toBe('2024-02-31');
    expect(formatDayInFigures('2024-02-31')).toBe('2024-02-31');
  });

  it('writes a day in words', () => {
    expect(formatDayInWords('2026-11-21')).toMatch(/^Saturday,? 21 November,? 2026$/);
  });

  it('names the weekday and the month of a day, whose figures alone a reader could exchange', () => {
    expect(formatDayWithWeekday('2025-01-09')).toBe('Thu, 09 Jan 2025');
    expect(formatDayInFigures('2025-01-09')).toBe('09/01/2025');
  });

  it('shows the time on a 12-hour clock', () => {
    expect(formatTime(new Date(2024, 3, 5, 16, 5))).toMatch(/^0?4:05\spm$/i);
  });

  it('shows a dash where nothing was entered', () => {
    expect(formatText('')).toBe(BLANK);
    expect(formatText('  ')).toBe(BLANK);
    expect(formatText('Asha')).toBe('Asha');
  });

  it('calls a record without a name by its kind', () => {
    expect(formatName('Pune Branch', 'unnamed location')).toBe('Pune Branch');
    expect(formatName('  ', 'unnamed location')).toBe('unnamed location');
  });

  it('isolates the direction of a name that is written from right to left', () => {
    expect(formatText('مكتبة (12)')).toBe('\u2068مكتبة (12)\u2069');
    expect(formatName('Asha \u202e2024', 'unnamed user')).toBe('\u2068Asha \u202e2024\u2069');
    expect(formatText('आशा स्टोर्स')).toBe('आशा स्टोर्स');
  });

  it('matches a name in any capitalisation', () => {
    expect(folded('FERNANDES Stationers')).toBe('fernandes stationers');
    expect(folded('Ｄesai')).toBe('desai');
  });
});

describe('a share', () => {
  it.each([
    [47, '47.0%'],
    [7.5, '7.5%'],
    [-9.2, '−9.2%'],
    [0, '0.0%'],
  ])('%s shows as %s', (percent, shown) => {
    expect(formatShare(percent)).toBe(shown);
  });
});

it('a percentage shows as many decimals as it has, and no more', () => {
  expect([18, 0, 0.25, 250, -5].map(formatPercent)).toEqual(['18%', '0%', '0.25%', '250%', '−5%']);
});
