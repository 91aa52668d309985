import { afterAll, beforeAll, expect, it } from 'vitest';
import { editLogFile } from '#data/books/audit/edit-log-file.ts';
import { BANK } from '../../../support/bank-statements.ts';
import { wholeGoodsWithParties } from '#data/books/orders/goods-with-parties.ts';
import { wholePending } from '#data/books/orders/pending.ts';
import { everyLedgerStatement } from '#data/books/reports/every-ledger-statement.ts';
import { wholeStatement } from '#data/books/reports/ledger-statement.ts';
import { wholeRegister } from '#data/books/reports/registers.ts';
import { everyGstr1 } from '#data/books/returns/every-gstr1.ts';
import { stockLedgerOf } from '#data/books/stock/stock-reports.ts';
import { DAY_BOOK, vouchersIn } from '#data/books/vouchers/voucher-lists.ts';
import { vouchersBetween } from '#data/books/vouchers/vouchers-between.ts';
import { SHOP } from '../../../support/counter.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { addGoods } from '../../../support/trade.ts';

const DAYS = { from: '2026-04-01', to: '2026-06-30' } as const;
const DAY = '2026-06-10';

let salt: Awaited<ReturnType<typeof addGoods>>;

/** The reads of what only a file has whole. */
const READS: Readonly<Record<string, () => unknown>> = {
  editLogFile,
  everyGstr1: () => everyGstr1(DAYS).next(),
  everyLedgerStatement: () => everyLedgerStatement(DAYS).next(),
  stockLedgerOf: () => stockLedgerOf(salt, undefined, DAYS, true),
  vouchersBetween: () => vouchersBetween(DAYS).next(),
  vouchersIn: () => vouchersIn(DAY_BOOK, { sort: 'date', direction: 'down', filter: '', find: '' }),
  wholeGoodsWithParties: () => wholeGoodsWithParties(DAY),
  wholePending: () => wholePending('Sales Order', DAY),
  wholeRegister: () => wholeRegister('Sales Register', DAYS),
  wholeStatement: () => wholeStatement(BANK.id, DAYS),
};

beforeAll(async () => {
  await freshBooks(SHOP);
  salt = await addGoods('Salt');
  await withStaff();
});
afterAll(emptyShelf);

it.each(Object.entries(READS))('%s: is for those who may save files, and not for a Viewer', async (_, read) => {
  as('Viewer');
  await expect(Promise.resolve().then(read)).rejects.toThrow('Viewers may not save copies and files, or import.');
  as('Accountant');
  await expect(Promise.resolve().then(read)).resolves.toBeDefined();
});

it('a stock ledger on the screen is for a Viewer, too', async () => {
  as('Viewer');
  await expect(stockLedgerOf(salt, undefined, DAYS, false)).resolves.toMatchObject({ of: 'Salt' });
});
