import { expect, test } from 'vitest';
import { nextVoucher, rememberVoucher } from '#screens/books/vouchers/next-voucher.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import { aBooksBusiness } from '../../support/fresh-books.ts';
import { aReceipt } from '../../support/voucher-inputs.ts';

const BUSINESS = businessFrom(aBooksBusiness());
const TODAY = '2027-03-31';
const TOMORROW = '2027-04-01';
const dateOf = (key: string, today: typeof TODAY | typeof TOMORROW) =>
  nextVoucher(key, 'Invoice', today, BUSINESS).date;

test('the next voucher begins on the day of the last one, where that was another than today', () => {
  rememberVoucher('back-dated', aReceipt(), '2027-02-15', TODAY);
  expect(dateOf('back-dated', TODAY)).toBe('2027-02-15');
});

test('after a voucher of today the next day begins with its own', () => {
  rememberVoucher('of-today', aReceipt(), TODAY, TODAY);
  expect(dateOf('of-today', TODAY)).toBe(TODAY);
  expect(dateOf('of-today', TOMORROW)).toBe(TOMORROW);
});
