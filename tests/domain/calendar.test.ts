import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayBefore,
  financialYearOf,
  firstDayOfYear,
  isIsoDate,
  lastDayOfYear,
  localDay,
  quarterOf,
} from '#domain/calendar.ts';

describe('the calendar', () => {
  it('calls the minutes after midnight today, though it is still yesterday in Greenwich', () => {
    expect(localDay(new Date(2024, 3, 1, 0, 5))).toBe('2024-04-01');
    expect(localDay(new Date(2024, 3, 1, 5, 29, 59))).toBe('2024-04-01');
  });

  it('pads a year before 1000 to four digits, so that days sort', () => {
    const day = new Date(2024, 0, 5);
    day.setFullYear(987);
    expect(localDay(day)).toBe('0987-01-05');
  });

  it('still calls the minutes before midnight today', () => {
    expect(localDay(new Date(2024, 2, 31, 23, 59, 59, 999))).toBe('2024-03-31');
  });

  it('writes every day as a valid date whose text sorts in calendar order', () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        expect(isIsoDate(localDay(a))).toBe(true);
        if (a < b) expect(localDay(a) <= localDay(b)).toBe(true);
      }),
    );
  });

  it.each(['2024-02-29', '2000-02-29', '2023-12-31', '2024-04-30'])('accepts %s as a day', (day) => {
    expect(isIsoDate(day)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-04-00',
    '2024-01-32',
    ' 2024-04-05',
    '2024-4-5',
    '05-04-2024',
    '2024-04-05T00:00',
    '',
    'soon',
  ])('knows that "%s" is no day', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  it.each([
    ['2024-03-31', '2023-24', 4],
    ['2024-04-01', '2024-25', 1],
    ['2026-03-31', '2025-26', 4],
    ['2026-04-01', '2026-27', 1],
    ['2024-02-29', '2023-24', 4],
    ['2024-06-30', '2024-25', 1],
    ['2024-07-01', '2024-25', 2],
    ['2024-12-31', '2024-25', 3],
    ['2099-12-01', '2099-00', 3],
  ] as const)('puts %s into FY %s, quarter %i', (day, year, quarter) => {
    expect(financialYearOf(day)).toBe(year);
    expect(quarterOf(day)).toBe(quarter);
  });

  it.each([
    ['2026-04-01', '2026-04-01', '2027-03-31'],
    ['2026-11-25', '2026-04-01', '2027-03-31'],
    ['2027-03-31', '2026-04-01', '2027-03-31'],
  ] as const)('%s is in the year from %s to %s', (day, first, last) => {
    expect([firstDayOfYear(day), lastDayOfYear(day)]).toEqual([first, last]);
  });

  it.each([
    ['2026-11-25', '2026-11-24'],
    ['2026-04-01', '2026-03-31'],
    ['2027-01-01', '2026-12-31'],
    ['2028-03-01', '2028-02-29'],
  ] as const)('the day before %s is %s', (day, before) => {
    expect(dayBefore(day)).toBe(before);
  });

  it('starts a new financial year on 1 April and at no other midnight', () => {
    fc.assert(
      fc.property(moment, (day) => {
        const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, 12);
        const changes = financialYearOf(localDay(day)) !== financialYearOf(localDay(next));
        expect(changes).toBe(localDay(next).endsWith('-04-01'));
      }),
    );
  });
});

const moment = fc.date({ min: new Date(1950, 0, 1), max: new Date(2150, 0, 1), noInvalidDate: true });
