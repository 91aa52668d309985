import { expect, it } from 'vitest';
import { requiredForVoucher } from '#domain/voucher.ts';

it('a new voucher needs its date, type, both ledgers and an amount', () => {
  expect(requiredForVoucher).toEqual(['date', 'voucherType', 'debitLedger', 'creditLedger', 'amount']);
});
