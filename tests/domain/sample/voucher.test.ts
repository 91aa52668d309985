import { expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import { blankVoucher, voucherFromInput, requiredForVoucher, voucherInput } from '#domain/sample/voucher.ts';

const input = {
  ...blankVoucher('2024-07-01'),
  voucherType: 'Journal',
  debitLedger: 'Cash',
  creditLedger: 'Sales',
  amount: asPaise(500_00),
} as const;

it('a new voucher needs a date, a type, both ledgers and an amount, and starts with today', () => {
  expect(requiredForVoucher).toEqual(['date', 'voucherType', 'debitLedger', 'creditLedger', 'amount']);
  expect(missingIn(blankVoucher('2024-07-01'), requiredForVoucher)).toEqual(requiredForVoucher.slice(1));
  expect(missingIn(input, requiredForVoucher)).toEqual([]);
  expect(blankVoucher('2024-07-01')).toMatchObject({ reference: '', narration: '' });
});

it('an amount of 0 is missing', () => {
  expect(missingIn({ ...input, amount: asPaise(0) }, requiredForVoucher)).toEqual(['amount']);
});

it('the same ledger may be on both sides', () => {
  expect(missingIn({ ...input, creditLedger: 'Cash' }, requiredForVoucher)).toEqual([]);
});

it('a voucher comes back from its form unchanged, and an emptied amount as 0', () => {
  expect(voucherInput({ ...voucherFromInput(input), id: 'V-2024-001' })).toEqual(input);
  expect(voucherFromInput({ ...input, amount: null })).toEqual({ ...input, amount: 0 });
});
