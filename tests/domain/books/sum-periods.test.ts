import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grain, periodOf, periodsIn, type PeriodSpan, spansOf } from '#domain/books/sum-periods.ts';
import { daysAfter, firstDayOfYear, type IsoDate, isIsoDate, lastDayOfYear } from '#domain/calendar.ts';
import { runs } from '../../support/runs.ts';

/** "D 2026-04-28…2026-04-30", a line each. */
const written = (spans: readonly PeriodSpan[]) => spans.map(({ grain, from, to }) => `${grain} ${from}…${to}`);

describe('the period of a day', () => {
  it.each([
    ['Y', '2026-03-31', '2025'],
    ['Y', '2026-04-01', '2026'],
    ['M', '2026-04-01', '2026-04'],
    ['D', '2026-04-01', '2026-04-01'],
  ] as const)('%s of %s is %s', (grain, day, period) => {
    expect(periodOf(grain, day)).toBe(period);
  });
});

describe('a time is made up of', () => {
  it.each([
    ['one day', '2026-04-05', '2026-04-05', ['D 2026-04-05…2026-04-05']],
    ['days within a month', '2026-04-02', '2026-04-30', ['D 2026-04-02…2026-04-30']],
    ['a month', '2026-02-01', '2026-02-28', ['M 2026-02…2026-02']],
    ['a leap February but for its last day', '2028-02-01', '2028-02-28', ['D 2028-02-01…2028-02-28']],
    ['days around the turn of a month', '2026-04-28', '2026-05-02', ['D 2026-04-28…2026-05-02']],
    [
      'days, months, days',
      '2026-04-28',
      '2026-07-02',
      ['D 2026-04-28…2026-04-30', 'M 2026-05…2026-06', 'D 2026-07-01…2026-07-02'],
    ],
    ['months around the turn of the calendar year', '2026-12-01', '2027-01-31', ['M 2026-12…2027-01']],
    ['a financial year', '2026-04-01', '2027-03-31', ['Y 2026…2026']],
    [
      'a financial year but for its last day',
      '2026-04-01',
      '2027-03-30',
      ['M 2026-04…2027-02', 'D 2027-03-01…2027-03-30'],
    ],
    ['months around the turn of a financial year', '2026-05-01', '2028-02-29', ['M 2026-05…2028-02']],
    [
      'days, months, years, months, days',
      '2025-01-31',
      '2028-05-01',
      ['D 2025-01-31…2025-01-31', 'M 2025-02…2025-03', 'Y 2025…2027', 'M 2028-04…2028-04', 'D 2028-05-01…2028-05-01'],
    ],
    ['all up to a day', '', '2027-05-02', ['Y …2026', 'M 2027-04…2027-04', 'D 2027-05-01…2027-05-02']],
    ['all up to the end of a year', '', '2027-03-31', ['Y …2026']],
    ['nothing, where it ends before it begins', '2026-04-02', '2026-04-01', []],
  ] as const)('%s', (_, from, to, spans) => {
    expect(written(spansOf(from, to))).toEqual(spans);
  });

  const day = fc.integer({ min: 0, max: 6000 }).map((days) => daysAfter('2019-03-25', days));

  it('periods that hold each of its days once, in order, and are as few as can be', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2500 }), (from, length) => {
        const to = daysAfter(from, length);
        const periods = spansOf(from, to).flatMap((span) => periodsIn(span).map((period) => [span.grain, period]));
        expect(periods).toEqual(fewest(from, to));
      }),
      { numRuns: runs(500) },
    );
  });

  it('the same from the beginning as from the first year on', () => {
    fc.assert(
      fc.property(day, (to) => {
        const [years, ...rest] = spansOf('', to);
        expect(years).toEqual({ ...spansOf('1990-04-01', to)[0], from: '' });
        expect(rest).toEqual(spansOf('1990-04-01', to).slice(1));
      }),
    );
  });
});

/** From the first day on the longest period that begins there and does not end too late: no other way takes fewer. */
function fewest(from: IsoDate, to: IsoDate): readonly (readonly [Grain, string])[] {
  const periods: (readonly [Grain, string])[] = [];
  for (let at = from; at <= to; ) {
    const grain: Grain = isWhole('Y', at, to) ? 'Y' : isWhole('M', at, to) ? 'M' : 'D';
    periods.push([grain, periodOf(grain, at)]);
    at = daysAfter(endOf(grain, at), 1);
  }
  return periods;
}

function isWhole(grain: 'Y' | 'M', day: IsoDate, to: IsoDate): boolean {
  return day === (grain === 'Y' ? firstDayOfYear(day) : `${day.slice(0, 7)}-01`) && endOf(grain, day) <= to;
}

function endOf(grain: Grain, day: IsoDate): IsoDate {
  if (grain === 'D') return day;
  if (grain === 'Y') return lastDayOfYear(day);
  const ends = ['31', '30', '29', '28'].map((number) => `${day.slice(0, 7)}-${number}`);
  return ends.find(isIsoDate) ?? day;
}
