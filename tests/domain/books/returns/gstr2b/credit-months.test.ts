import { expect, it } from 'vitest';
import { type BookedBill, bookedBill } from '#domain/books/returns/gstr2b/booked-bill.ts';
import { creditMonths } from '#domain/books/returns/gstr2b/credit-months.ts';
import { creditProblems } from '#domain/books/returns/gstr2b/credit-problems.ts';
import { type Month, monthAfter } from '#domain/books/returns/return-month.ts';
import { aBought, aPurchase } from '../../../../support/documents.ts';
import { inFile, ofSupplier, rowsOf } from '../../../../support/gstr2b.ts';
import { voucherOf } from '../../../../support/voucher-inputs.ts';

const A1 = theBill();

it('the credit that a filed return has not counted is of the first one after it', () => {
  expect(creditIn({ filed: [] })).toEqual({ month: '2026-04', why: null });
  expect(creditIn({ filed: filedUpTo('2026-06') })).toEqual({ month: '2026-07', why: null, missedIn: '2026-04' });
  expect(creditIn({ filed: filedUpTo('2026-06'), countedIn: '2026-05' })).toMatchObject({ month: '2026-05' });
  expect(creditIn({ filed: filedUpTo('2026-06'), countedIn: '2026-04' })).toEqual({ month: '2026-04', why: null });
});

it('it is no credit any more once the returns up to 30 November after its year are filed', () => {
  expect(creditIn({ filed: filedUpTo('2027-09') })).toMatchObject({ month: '2027-10' });
  const late = creditIn({ filed: filedUpTo('2027-10') });
  expect(late).toEqual({ month: null, why: 'Too late', missedIn: '2026-04' });
  expect(creditProblems(late ? [{ bill: A1, at: late }] : []).map(({ sentence }) => sentence)).toEqual([
    'A/1 of Asha Stores: The returns up to 30 November after its year were filed without it, so it is no credit any more. Choose Not claimable in the purchase.',
  ]);
});

/** The credit of A/1, which the GSTR-2B of April 2026 has, once returns are filed: with it in one of them, or in none. */
function creditIn({ filed, countedIn }: Readonly<{ filed: readonly Month[]; countedIn?: Month }>) {
  return creditMonths({
    statements: [{ month: '2026-04', rows: rowsOf({ b2b: [ofSupplier({ inv: [inFile('A/1')] })] }) }],
    bills: [A1],
    decisions: new Map(),
    wasFiled: (month) => filed.includes(month),
    wasFiledBefore: () => false,
    filedWith: new Map(filed.map((month) => [month, new Set(month === countedIn ? [A1.id] : [])])),
  }).get(A1.id);
}

function filedUpTo(last: Month): readonly Month[] {
  const months: Month[] = [];
  for (let month: Month = '2026-04'; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function theBill(): BookedBill {
  const input = aPurchase({
    billNumber: 'A/1',
    billDate: '2026-04-05',
    date: '2026-04-06',
    lines: [aBought(1, 1000, 18)],
  });
  const bill = bookedBill(voucherOf(input, { date: '2026-04-06', id: 'VCH-1' }));
  if (!bill) throw new Error('No supplier reports it');
  return bill;
}
