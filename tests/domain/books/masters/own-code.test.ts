import { expect, test } from 'vitest';
import { numberOfOwnCode, ownCode } from '#domain/books/masters/own-code.ts';

test('a code of the shop’s own is 29, ten digits and the check digit', () => {
  expect(ownCode(1)).toBe('2900000000018');
  expect(ownCode(2)).toBe('2900000000025');
  expect(ownCode(9_999_999_999)).toBe('2999999999991');
});

test('its number is read again, in whichever spelling; other codes have none', () => {
  expect(numberOfOwnCode('2900000000018')).toBe(1);
  expect(numberOfOwnCode('02999999999991')).toBe(9_999_999_999);
  for (const other of ['', '29', '2900000000019', '8901719110245', '2100001027506', '12900000000015'])
    expect(numberOfOwnCode(other)).toBeUndefined();
});
