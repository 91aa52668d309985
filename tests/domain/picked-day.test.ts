import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDate, isStorableDay } from '#domain/calendar.ts';
import { readPickedDay } from '#domain/picked-day.ts';

describe('a day as a date input hands it on', () => {
  it.each([
    ['2025-10-25', '2025-10-25'],
    ['0025-10-25', '2025-10-25'],
    ['0005-04-01', '2005-04-01'],
    ['0000-02-29', '2000-02-29'],
    ['0024-02-29', '2024-02-29'],
    ['0099-12-31', '2099-12-31'],
    ['1900-01-01', '1900-01-01'],
    ['2100-12-31', '2100-12-31'],
  ])('%s is %s', (text, day) => {
    expect(readPickedDay(text)).toEqual({ kind: 'value', value: day });
  });

  it.each([
    ['0202-10-25', 202],
    ['0100-01-01', 100],
    ['1899-12-31', 1899],
    ['2101-01-01', 2101],
    ['9999-12-31', 9999],
  ])('%s is refused, and the sentence names the year', (text, year) => {
    expect(readPickedDay(text)).toEqual({ kind: 'unreadable', why: `The year ${year}? Type one from 1900 to 2100.` });
  });

  it.each(['2025-02-29', '0025-02-29', '2025-13-01', '25/10/2025', '20250-10-25', 'today'])(
    '"%s" is no whole date',
    (text) => {
      expect(readPickedDay(text)).toEqual({ kind: 'unreadable', why: 'Not a whole date.' });
    },
  );

  it('is blank where nothing stands', () => {
    expect(readPickedDay('')).toEqual({ kind: 'blank' });
  });

  it('is a day that exists, with a year of four figures, whatever is typed', () => {
    const digits = fc.integer({ min: 0, max: 9999 }).map((year) => String(year).padStart(4, '0'));
    const two = fc.integer({ min: 0, max: 40 }).map((part) => String(part).padStart(2, '0'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(digits, two, two).map((parts) => parts.join('-')),
        ),
        (text) => {
          const reading = readPickedDay(text);
          if (reading.kind !== 'value') return;
          expect(isStorableDay(reading.value)).toBe(true);
          expect(isIsoDate(reading.value)).toBe(true);
          expect(reading.value.slice(4)).toBe(text.slice(4));
        },
      ),
    );
  });
});
