import { expect, it } from 'vitest';
import { dayRead, expiryInWords, madeInWords, readExpiry, readMade } from '#domain/books/batches/batch-days.ts';

it.each([
  ['09/26', '2026-09-30'],
  ['9/26', '2026-09-30'],
  ['02/2028', '2028-02-29'],
  ['12-26', '2026-12-31'],
  ['Sep 2026', '2026-09-30'],
  ['sep-26', '2026-09-30'],
  ['15/09/2026', '2026-09-15'],
  ['15 Sep 26', '2026-09-15'],
  ['2026-09-15', '2026-09-15'],
])('an expiry of “%s” is %s', (text, day) => {
  expect(dayRead(readExpiry(text))).toBe(day);
});

it.each(['13/26', '26', 'soon', '31/02/2026', 'xyz 26'])('“%s” is no expiry', (text) => {
  expect(readExpiry(text)).toEqual({ kind: 'unreadable', why: 'Type it as 09/26 or 30/09/2026.' });
});

it('a month in which goods were made is its first day, and a blank one is blank', () => {
  expect(dayRead(readMade('04/26'))).toBe('2026-04-01');
  expect(readMade('  ')).toEqual({ kind: 'blank' });
});

it('reads as it is printed', () => {
  expect(expiryInWords('2026-09-30')).toBe('09/26');
  expect(expiryInWords('2026-09-15')).toBe('15 Sep 2026');
  expect(madeInWords('2026-04-01')).toBe('04/26');
  expect(dayRead(readExpiry(expiryInWords('2027-03-31')))).toBe('2027-03-31');
});
