import { expect, test } from 'vitest';
import { dangerTo } from '#domain/books/copies/safety.ts';

const NOW = Date.parse('2026-11-25T06:30:00Z');
const LONG_AGO = '2026-11-17T06:30:00Z';
const LATELY = '2026-11-20T06:30:00Z';

test('books that a copy has whole are safe, however old it is and whatever the browser says', () => {
  const books = { lastCopy: '2026-01-02T06:30:00Z', changesSinceCopy: 0, oldestUnsaved: '' };
  expect(dangerTo(books, true, NOW)).toBeUndefined();
  expect(dangerTo(books, false, NOW)).toBeUndefined();
});

test('changes that only a browser has, which may remove them, are in danger at once', () => {
  expect(dangerTo({ lastCopy: LATELY, changesSinceCopy: 1, oldestUnsaved: LATELY }, false, NOW)).toBe('removable');
  expect(dangerTo({ lastCopy: LATELY, changesSinceCopy: 1, oldestUnsaved: LATELY }, true, NOW)).toBeUndefined();
});

test('over seven days after the last copy, what has changed since is in danger', () => {
  const books = { lastCopy: LONG_AGO, changesSinceCopy: 1, oldestUnsaved: LATELY };
  expect(dangerTo(books, true, NOW)).toBe('old copy');
  expect(dangerTo({ ...books, lastCopy: '2026-11-18T06:30:00Z' }, true, NOW)).toBeUndefined();
});

test('without any copy, books have seven days from their first change', () => {
  const books = { lastCopy: '', changesSinceCopy: 3 };
  expect(dangerTo({ ...books, oldestUnsaved: LONG_AGO }, true, NOW)).toBe('never saved');
  expect(dangerTo({ ...books, oldestUnsaved: LATELY }, true, NOW)).toBeUndefined();
});

test('a moment that is still to come, as after a clock that was ahead, makes nothing fresh', () => {
  const ahead = '2027-11-25T06:30:00Z';
  expect(dangerTo({ lastCopy: ahead, changesSinceCopy: 1, oldestUnsaved: LATELY }, true, NOW)).toBe('copy ahead');
  expect(dangerTo({ lastCopy: '', changesSinceCopy: 1, oldestUnsaved: ahead }, true, NOW)).toBe('never saved');
  const secondsAhead = '2026-11-25T06:30:20Z';
  expect(
    dangerTo({ lastCopy: secondsAhead, changesSinceCopy: 1, oldestUnsaved: secondsAhead }, true, NOW),
  ).toBeUndefined();
});
