import { expect, it } from 'vitest';
import { hintOnAdvance, hintsInMoney } from '#domain/books/vouchers/money-hints.ts';
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

it('an advance from abroad for what is supplied in India is no export, as on an invoice', () => {
  const words =
    'Not an export: Karnataka is in India, and IGST is charged. What leaves India has the place Other Country.';
  expect(hintOnAdvance('Overseas', '29', 'IGST')).toBe(words);
  expect(hintOnAdvance('Regular', '29', 'IGST')).toBeUndefined();
  expect(hintOnAdvance('Overseas', '29', 'None')).toBeUndefined();
});

it('an advance for an export, or from a special economic zone, says that no GST is in it', () => {
  const words = 'Zero-rated: no GST is in the advance. The invoice chooses whether tax is paid.';
  expect(hintOnAdvance('Overseas', '96', 'Zero-rated')).toBe(words);
  expect(hintOnAdvance('SEZ', '27', 'Zero-rated')).toBe(words);
});
