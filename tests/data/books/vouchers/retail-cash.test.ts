import { afterEach, expect, it } from 'vitest';
import { cashFlowOf, trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { written } from '../../../support/report-lines.ts';
import { paymentOn, receiptOn } from '../../../support/vouchers.ts';

afterEach(emptyShelf);

it('the cash of a small shop is 18,097.00 after its first purchase and its first sales, and Cash Flow says where from', async () => {
  await freshBooks();
  const [cash, capital, purchases, sales] = (await Promise.all(
    ['Cash', 'Capital', 'Purchases', 'Sales'].map(ledgerNamed),
  )) as [Named, Named, Named, Named];
  for (const input of [
    receiptOn('2026-04-01', capital, cash, 20_000),
    // 20 at 250, and 125 each of CGST and SGST.
    paymentOn('2026-04-02', purchases, cash, 5_250),
    // 10 at 299.70, and one at 333.33 with its tax, rounded up.
    receiptOn('2026-04-03', sales, cash, 2_997),
    receiptOn('2026-04-03', sales, cash, 350),
  ])
    await createVoucher(input, 'Issued');

  expect(written(await trialBalanceOn('2026-04-03'))).toEqual([
    ['Capital Account', '', ''],
    ['  Capital', 0, 20_000],
    ['Cash-in-Hand', '', ''],
    ['  Cash', 18_097, 0],
    ['Sales Accounts', '', ''],
    ['  Sales', 0, 3_347],
    ['Purchase Accounts', '', ''],
    ['  Purchases', 5_250, 0],
    ['Total', 23_347, 23_347],
  ]);
  expect(written(await cashFlowOf('2026-04-01', '2027-03-31'))).toEqual([
    ['Operating activities', '', ''],
    ['Sales Accounts', '', 3_347],
    ['  Sales', 3_347, ''],
    ['Purchase Accounts', '', -5_250],
    ['  Purchases', -5_250, ''],
    ['Net cash from operating activities', '', -1_903],
    ['Net cash from investing activities', '', 0],
    ['Financing activities', '', ''],
    ['Capital Account', '', 20_000],
    ['  Capital', 20_000, ''],
    ['Net cash from financing activities', '', 20_000],
    ['Opening cash and bank', '', 0],
    ['Closing cash and bank', '', 18_097],
  ]);
});

async function ledgerNamed(name: string): Promise<Named> {
  const found = await booksStore.records('ledgers').where('keys.unique').equals(name.toLowerCase()).first();
  if (!found) throw new Error(`There is no ledger ${name}.`);
  return { id: found.id, name };
}
