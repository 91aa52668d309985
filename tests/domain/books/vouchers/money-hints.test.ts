import { expect, it } from 'vitest';
import { hintsInMoney } from '#domain/books/vouchers/money-hints.ts';
import { blankMoney } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';

it('a receipt of 2,00,000 or more in cash is hinted at, whatever the year since 2017', () => {
  const receipt = { ...blankMoney('Receipt', '2026-06-10'), amount: asPaise(2_00_000_00) };
  const hint = { amount: '₹2,00,000 or more may not be taken in cash from one person in a day, nor for one bill.' };
  expect(hintsInMoney(receipt)).toEqual(hint);
  expect(hintsInMoney({ ...receipt, date: '2017-04-01' })).toEqual(hint);
  expect(hintsInMoney({ ...receipt, date: '2017-03-31' })).toEqual({});
  expect(hintsInMoney({ ...receipt, amount: asPaise(1_99_999_99) })).toEqual({});
  expect(hintsInMoney({ ...receipt, mode: 'UPI' })).toEqual({});
  expect(hintsInMoney({ ...blankMoney('Payment', '2026-06-10'), amount: asPaise(3_00_000_00) })).toEqual({});
});
