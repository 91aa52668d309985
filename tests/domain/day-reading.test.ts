import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financialYearOf, type IsoDate, localDay } from '#domain/calendar.ts';
import { type DayRange, readDay } from '#domain/day-reading.ts';
import { formatDay, formatDayInFigures } from '#domain/format.ts';

const TODAY = '2026-11-25';
const YEAR: DayRange = { from: '2026-04-01', to: '2027-03-31' };

describe('a day as people type it', () => {
  it.each([
    ['5', '2026-11-05'],
    ['05', '2026-11-05'],
    ['5/4', '2026-04-05'],
    ['5-4', '2026-04-05'],
    ['5.4', '2026-04-05'],
    ['5,4', '2026-04-05'],
    ['5 4', '2026-04-05'],
    ['0504', '2026-04-05'],
    ['5/1', '2027-01-05'],
    ['31/3', '2027-03-31'],
    ['1/4', '2026-04-01'],
    ['050426', '2026-04-05'],
    ['05042026', '2026-04-05'],
    ['5/4/26', '2026-04-05'],
    ['5/4/99', '2099-04-05'],
    ['05/04/2026', '2026-04-05'],
    ['5 - 4 - 2026', '2026-04-05'],
    ['5 apr', '2026-04-05'],
    ['5 Jan', '2027-01-05'],
    ['5 Apr 2026', '2026-04-05'],
    ['05-Apr-26', '2026-04-05'],
    ['5apr26', '2026-04-05'],
    ['5 April, 2026', '2026-04-05'],
    ['5 Sept. 2026', '2026-09-05'],
    ['2026-04-05', '2026-04-05'],
    ['29/2/24', '2024-02-29'],
    ['t', TODAY],
    ['Today', TODAY],
    ['y', '2026-11-24'],
    ['yesterday', '2026-11-24'],
    ['+1', '2026-11-26'],
    ['+ 6', '2026-12-01'],
    ['-1', '2026-11-24'],
    ['\u221225', '2026-10-31'],
    ['  5/4/26 ', '2026-04-05'],
    ['०५/०४/२०२६', '2026-04-05'],
    ['௫.௪.௨௬', '2026-04-05'],
    ['\u200e5/4/26', '2026-04-05'],
  ])('reads "%s" as %s', (text, day) => {
    expect(readDay(text, TODAY)).toEqual({ kind: 'value', value: day });
  });

  it('takes a month without a year from the financial year of today, in January too', () => {
    expect(valueOf('5/4', '2027-01-10')).toBe('2026-04-05');
    expect(valueOf('5/2', '2027-01-10')).toBe('2027-02-05');
    expect(valueOf('31', '2027-01-10')).toBe('2027-01-31');
    expect(valueOf('-10', '2027-01-10')).toBe('2026-12-31');
  });

  it.each(['', '   ', '\u200b'])('takes "%s" for no day', (text) => {
    expect(readDay(text, TODAY)).toEqual({ kind: 'blank' });
  });

  it.each(['soon', '5/', '/4', '504', '5/4/2', '5/4/202', '0504026', 'apr', 'apr 5', '5/4/2026/1', '+', '1.5.'])(
    'refuses "%s", and says how a day is typed',
    (text) => {
      expect(whyNot(text)).toBe('Not a date. Type it as 5/4/2026 or 5 Apr 2026.');
    },
  );

  it.each([
    ['31/2', '31 February does not exist.'],
    ['29/2', '29 February 2027 does not exist.'],
    ['31', '31 November does not exist.'],
    ['0/4', '0 April does not exist.'],
    ['310426', '31 April does not exist.'],
    ['5/13', 'There is no month 13. Type the day first, then the month.'],
    ['04/25/2026', 'There is no month 25. Type the day first, then the month.'],
    ['5 foo', 'There is no month foo. Type the day first, then the month.'],
    ['5/4/1026', 'The year 1026? Type one from 1900 to 2100.'],
    ['5/4/2206', 'The year 2206? Type one from 1900 to 2100.'],
  ])('refuses "%s" in words', (text, why) => {
    expect(whyNot(text)).toBe(why);
  });

  it.each<[string, DayRange, string]>([
    ['31/3/26', YEAR, '31 Mar 2026 is too early. Type a day from 01 Apr 2026 to 31 Mar 2027.'],
    ['1/4/27', YEAR, '01 Apr 2027 is too late. Type a day from 01 Apr 2026 to 31 Mar 2027.'],
    ['31/3/26', { from: '2026-04-01' }, '31 Mar 2026 is too early. Type 01 Apr 2026 or a later day.'],
    ['+1', { to: TODAY }, '26 Nov 2026 is too late. Type a day up to 25 Nov 2026.'],
  ])('refuses "%s" outside of a range', (text, range, why) => {
    expect(readDay(text, TODAY, range)).toEqual({ kind: 'unreadable', why });
  });

  it('takes the first and the last day of a range', () => {
    for (const day of ['1/4/26', '31/3/27']) expect(readDay(day, TODAY, YEAR).kind).toBe('value');
  });

  it('reads what a field or a table shows as the same day', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (day, today) => {
        expect(valueOf(formatDayInFigures(day), today)).toBe(day);
        expect(valueOf(formatDay(day), today)).toBe(day);
        expect(valueOf(day, today)).toBe(day);
      }),
    );
  });

  it('reads every short form of a day of this year as that day', () => {
    fc.assert(
      fc.property(anyDay, fc.boolean(), (day, isBegun) => {
        const start = Number(financialYearOf(day).slice(0, 4));
        const today: IsoDate = isBegun ? `${start}-04-01` : `${start + 1}-03-31`;
        const [, month, date] = day.split('-').map(Number);
        expect(valueOf(`${date}/${month}`, today)).toBe(day);
        expect(valueOf(formatDay(day).slice(0, 6), today)).toBe(day);
        expect(valueOf(formatDayInFigures(day).replaceAll('/', '').slice(0, 4), today)).toBe(day);
      }),
    );
  });

  it('counts days from today only as far as a form may store', () => {
    expect(readDay('+3', '2100-12-29')).toEqual({
      kind: 'unreadable',
      why: 'The year 2101? Type one from 1900 to 2100.',
    });
    expect(valueOf('+2', '2100-12-29')).toBe('2100-12-31');
  });

  it('answers any text, and never with a day that does not exist', () => {
    const pieces = fc.constantFrom('0', '1', '2', '3', '9', '/', '-', '.', ' ', 'apr', 'feb', '+', '३', 't', '\u00a0');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), anyDay, (typed, today) => {
        const reading = readDay(typed.join(''), today);
        if (reading.kind !== 'value') return;
        expect(valueOf(formatDayInFigures(reading.value), today)).toBe(reading.value);
      }),
    );
  });

  it('reads a very long text at once', () => {
    for (const text of ['5 '.repeat(100_000), `5${' '.repeat(100_000)}/4`, '5/'.repeat(100_000)]) {
      expect(whyNot(text)).toBe('Not a date. Type it as 5/4/2026 or 5 Apr 2026.');
    }
    expect(valueOf(`5/4/26${' '.repeat(100_000)}`, TODAY)).toBe('2026-04-05');
  });
});

function valueOf(text: string, today: IsoDate): IsoDate | undefined {
  const reading = readDay(text, today);
  return reading.kind === 'value' ? reading.value : undefined;
}

function whyNot(text: string): string | undefined {
  const reading = readDay(text, TODAY);
  return reading.kind === 'unreadable' ? reading.why : undefined;
}

const anyDay = fc
  .date({ min: new Date(2000, 0, 1), max: new Date(2100, 11, 30), noInvalidDate: true })
  .map((moment) => localDay(moment));
