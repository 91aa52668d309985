import { expect, test } from 'vitest';
import { dayBookReport } from '#domain/books/reports/day-book.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { written } from '../../../support/report-lines.ts';
import { aJournal, aPayment, aReceipt, voucherOf } from '../../../support/voucher-inputs.ts';

test('the Day Book as a file has a line a voucher, and says what does not count', () => {
  const report = dayBookReport({ from: '2026-11-01', to: '2026-11-30' }, [
    kept(aReceipt({ narration: 'Bill 7' }), 'Issued'),
    kept(aPayment({ amount: asPaise(7_50) }), 'Draft'),
    kept(aJournal(), 'Cancelled'),
  ]);
  expect(written(report)).toEqual([
    ['25 Nov 2026', 'Receipt', 'N/1', 'Asha Stores · Bill 7', '', 500],
    ['25 Nov 2026', 'Payment', '', 'Asha Stores', 'Draft', 7.5],
    ['25 Nov 2026', 'Journal', 'N/1', 'Rent', 'Cancelled', 500],
  ]);
  expect(report.columns.map(({ title }) => title)).toEqual([
    'Date',
    'Kind',
    'Number',
    'Particulars',
    'Status',
    'Amount',
  ]);
});

function kept(input: VoucherInput, state: Voucher['state']): Voucher {
  return voucherOf(input, { number: 'N/1', state });
}
