import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { blankInvoice, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { BLANK_STOCK_LINE } from '#domain/books/vouchers/stock-voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aLine, OURS } from '../../support/documents.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { namedMaster, receive } from '../../support/posted.ts';
import { aBill, addGoods, aTrader, buy, sell } from '../../support/trade.ts';
import { toastOf } from '../../support/toasts.ts';

/** The two worked examples of stock in the specification of books, as their owner sees them. */

const APRIL = 'from=2026-04-01&to=2026-04-30';

let key: string;
let asha: DocumentParty;
let mills: DocumentParty;
let soap: Item;

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  await emptyShelf();
  forgetAnswers();
  key = await startBooks(
    aBooksBusiness({ booksBegin: '2026-04-01', registration: 'Regular', gstin: '27AAPFU0939F1ZV', yourName: 'Usha' }),
  );
  await openBooks(key);
  asha = await aTrader('Customer', 'Asha');
  mills = await aTrader('Supplier', 'Gokul Mills');
  soap = await addGoods('Soap');
});

/** Opens a report, and sees that the last cell of each row of a name is this. */
async function sees(router: Awaited<ReturnType<typeof openBooksAt>>, address: string, row: string, cells: string[]) {
  router.history.push(`/books/${key}/reports/${address}`);
  const name = REPORTS[address.split('?')[0] ?? ''] ?? '';
  const table = page.getByRole('table', { name, exact: true });
  await expect.element(table).toBeVisible();
  const ofRow = () => {
    const rows = table.getByRole('row').elements();
    const all = rows.map((one) => [...one.children].map((cell) => cell.textContent ?? ''));
    return all.filter(([first]) => first === row).map((own) => own.findLast((cell) => cell !== '' && cell !== '–'));
  };
  await expect.poll(ofRow).toEqual(cells);
}

const REPORTS: Readonly<Record<string, string>> = {
  'balance-sheet': 'Balance Sheet',
  'profit-and-loss': 'Profit & Loss',
  'stock-summary': 'Stock Summary',
  'trial-balance': 'Trial Balance',
};

test('a small shop: cash 18,097.00, closing stock 2,000, net profit 175.12, balance sheet 20,175.12', async () => {
  const cash = await namedMaster('Cash');
  await receive('2026-04-01', 'Capital', 20_000);
  const bill = aBill('2026-04-02', mills, [[soap, 20, 250]]);
  await createVoucher({ ...bill, paidNow: asPaise(5250_00), paidFrom: cash }, 'Issued');
  const sale = withParty(blankInvoice('2026-04-03', OURS, cash), asha, null);
  const line = (units: number, rupees: number) => [aLine(units, rupees, 5, { item: lineItem(soap) })];
  const many = { ...sale, ratesIncludeGst: true, lines: line(10, 299.7), receivedNow: asPaise(2997_00) };
  await createVoucher(many, 'Issued');
  await createVoucher({ ...sale, lines: line(1, 333.33), receivedNow: asPaise(350_00) }, 'Issued');
  const damaged = { ...BLANK_STOCK_LINE, item: lineItem(soap), quantity: asQuantity(1), reverseInputTax: true };
  await createVoucher(
    {
      kind: 'Stock Adjustment',
      date: '2026-04-04',
      number: '',
      narration: 'Damaged',
      direction: 'Written off',
      lines: [damaged],
    },
    'Issued',
  );

  const router = await openBooksAt(`/books/${key}/reports`);
  await sees(router, 'trial-balance?on=2026-04-30', 'Cash', ['₹18,097.00']);
  await sees(router, 'stock-summary?on=2026-04-30', 'Soap', ['₹2,000.00']);
  await sees(router, `profit-and-loss?${APRIL}`, 'Closing Stock', ['₹2,000.00']);
  await sees(router, `profit-and-loss?${APRIL}`, 'Net Profit', ['₹175.12']);
  await sees(router, 'balance-sheet?on=2026-04-30', 'Total', ['₹20,175.12', '₹20,175.12']);
});

test('10 at 100, 10 at 120, 15 sold at 200: profit 1,400 by FIFO; 1,350 once Settings say moving average', async () => {
  await buy('2026-04-01', mills, [[soap, 10, 100]]);
  await buy('2026-04-02', mills, [[soap, 10, 120]]);
  await sell('2026-04-03', asha, [[soap, 15, 200]]);
  const router = await openBooksAt(`/books/${key}/reports`);
  await sees(router, `profit-and-loss?${APRIL}`, 'Closing Stock', ['₹600.00']);
  await sees(router, `profit-and-loss?${APRIL}`, 'Gross Profit', ['₹1,400.00']);
  router.history.push(`/books/${key}/settings`);
  await page.getByRole('button', { name: 'Stock Valuation FIFO' }).click();
  await page.getByRole('option', { name: 'Moving average' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(toastOf('Success', 'Business updated successfully')).toBeVisible();
  await sees(router, `profit-and-loss?${APRIL}`, 'Closing Stock', ['₹550.00']);
  await sees(router, `profit-and-loss?${APRIL}`, 'Gross Profit', ['₹1,350.00']);
  await sees(router, 'stock-summary?on=2026-04-30', 'Soap', ['₹550.00']);
});
