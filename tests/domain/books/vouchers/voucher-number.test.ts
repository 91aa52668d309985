import { expect, it } from 'vitest';
import { keyOfNumber, numberKey, numberOn } from '#domain/books/vouchers/voucher-number.ts';

it('a number is given once in a financial year for its kind, whatever the case', () => {
  const of = (kind: 'Receipt' | 'Payment', date: `${number}-${number}-${number}`, number: string) =>
    numberKey({ kind, date, number, state: 'Issued' });
  const own = of('Receipt', '2026-04-01', 'RCT/1');
  expect(own).toBe(of('Receipt', '2027-03-31', ' rct/1 '));
  expect(own).not.toBe(of('Receipt', '2027-04-01', 'RCT/1'));
  expect(own).not.toBe(of('Payment', '2026-04-01', 'RCT/1'));
  expect(own).not.toBe(of('Receipt', '2026-04-01', 'RCT/11'));
});

it('a draft has none, and a cancelled voucher keeps its own', () => {
  const voucher = { kind: 'Journal', date: '2026-04-01', number: 'JV/1' } as const;
  expect(numberKey({ ...voucher, state: 'Draft' })).toBeUndefined();
  expect(numberKey({ ...voucher, state: 'Cancelled' })).toBe(keyOfNumber('Journal', '2026-04-01', 'JV/1'));
  expect(keyOfNumber('Journal', '2026-04-01', 'JV/1')).toBe('Journal/2026-27/JV/1');
});

it('the nth number of a pattern names the year of its day', () => {
  expect(numberOn('RCT/{fy}/{n:4}', '2027-03-31', 12)).toBe('RCT/26-27/0012');
  expect(numberOn('RCT/{fy}/{n:4}', '2027-04-01', 1)).toBe('RCT/27-28/0001');
});
