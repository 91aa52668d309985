import { describe, expect, it } from 'vitest';
import { dayOfEitherOrder, dayOrderOf, looksLikeDay, readFileDay } from '#domain/file-day.ts';

const dayOf = (text: string, ...rest: Parameters<typeof dayOrderOf>[]) => {
  const reading = readFileDay(text, rest.length > 0 ? 'month first' : 'day first');
  return reading.kind === 'value' ? reading.value : reading.kind;
};

it.each([
  '01/04/2026',
  '1/4/2026',
  '01-04-2026',
  '01.04.2026',
  '01/04/26',
  '1 4 2026',
  '01042026',
  '010426',
  '1 Apr 2026',
  '01-Apr-2026',
  '01-APR-26',
  '01/Apr/2026',
  '01Apr2026',
  '1st April 2026',
  '01 Apr, 2026',
  'Apr 1, 2026',
  'April 1st, 2026',
  'Apr-01-2026',
  'Wed, 01 Apr 2026',
  '2026-04-01',
  '2026-4-1',
  '2026/04/01',
  '2026/4/1',
  '2026.04.01',
  '2026 04 01',
  '2026-Apr-01',
  '2026/Apr/1',
  '20260401',
  '20260401003000[+5.5:IST]',
  '46113',
  '46113.5',
  '46113.0',
  '01/04/2026 10:11:12',
  '01/04/2026 10.11 AM',
  '01-APR-26 10.30.15.000000 AM',
  '01/04/2026, 10:11 pm',
  '2026-04-01T00:00:00.000',
  '2026-04-01T00:00:00+05:30',
  "'01/04/2026",
  '\u200e01/04/2026',
])('“%s” is the first of April', (text) => {
  expect(dayOf(text)).toBe('2026-04-01');
});

it.each([
  '2026/13/04',
  '31/02/2026',
  '2026-02-30',
  '32-Apr-2026',
  '12345',
  '99999',
  '46113.5.1',
  '1,000.00',
  '500',
  'Apr',
])('“%s” is no day', (text) => {
  expect(dayOf(text)).toBe('unreadable');
});

it('a day that does not exist is meant as one, and the order of a file is that which all its days can have', () => {
  expect(['31/02/2026', '2026/13/04', '31 Feb 2026', '1,000.00', 'soon'].map(looksLikeDay)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(dayOrderOf(['04/05/2026', '04/13/2026 10:00'])).toBe('month first');
  expect(dayOf('04/01/2026', [['04/13/2026']])).toBe('2026-04-01');
});

describe('a date that may be of either order', () => {
  it('is one whose day and month are both a month, if no other date proves which comes first', () => {
    expect(dayOfEitherOrder(['05/05/2026', '', 'Total', '04/05/2026', '04/06/2026'])).toBe('04/05/2026');
    expect(dayOfEitherOrder(['04/05/2026', '13/05/2026'])).toBeUndefined();
    expect(dayOfEitherOrder(['04/05/2026', '05/13/2026'])).toBeUndefined();
    expect(dayOfEitherOrder(['05/05/2026', '4-May-2026', '2026-04-05', '46117'])).toBeUndefined();
  });
});
