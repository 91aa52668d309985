import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#data/books/copies/books-on-device.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { emptyShelf } from '../../support/fresh-books.ts';
import { item, ledger, tallyFile, voucher } from '../../support/tally-files.ts';
import { toastOf } from '../../support/toasts.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const table = page.getByRole('table', { name: 'Trial Balance' });
const row = (name: string) =>
  table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  await emptyShelf();
  forgetAnswers();
});

test('a shop moves in from Tally: its files are read, what becomes of them is seen, and the balances are those of Tally', async () => {
  await openBooksAt('/books');
  await page.getByRole('main').getByRole('link', { name: 'Move in from Tally' }).click();
  await choose(['masters.xml', MASTERS], ['vouchers.xml', VOUCHERS]);
  await expect.element(page.getByRole('list', { name: 'In the files' })).toHaveTextContent(/Vouchers: 3/);
  await expect.element(page.getByLabelText('Business Name')).toHaveValue('Meera Traders');
  await expect.element(page.getByLabelText('Books Begin')).toHaveValue('2025-04-01');
  await button('See what moves in').click();
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveFocus();
  await page.getByLabelText('GSTIN').fill('27AAPFU0939F1ZV');
  await button('See what moves in').click();
  await expect
    .element(page.getByRole('list', { name: 'Refused' }))
    .toHaveTextContent('debits and credits differ by ₹1');
  await expect.element(page.getByRole('list', { name: 'Has no place here' })).toHaveTextContent('1 × Cost centres');
  expect(await listBooks()).toEqual([]);
  await button('Move In').click();

  await expect.element(toastOf('Books Started', 'Meera Traders is kept on this device.')).toBeVisible();
  await expect.element(heading('Moved in')).toBeVisible();
  await expect.element(page.getByText('3 balances differ from Tally: see what is refused.')).toBeVisible();
  await expect.element(row('Cash')).toHaveTextContent('Cash₹491 Dr₹500 Dr₹9 Dr');
  await expect.element(row('Sundry Debtors')).toHaveTextContent('Sundry Debtors₹1,180 Dr₹1,180 Dr');
  await page.getByRole('link', { name: 'Open the books' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await listBooks()).toMatchObject([{ key: 'meera-traders', vouchers: 1 }]);
});

test('another kind of file is refused with what to do, on a phone, too, and a whole one can be chosen after it', async () => {
  await page.viewport(390, 844);
  await openBooksAt('/books/new/tally');
  await choose(['list.xml', 'Name,Amount']);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/no file of this kind.*with the format XML/);
  await choose(['masters.xml', MASTERS]);
  await expect.element(heading('In the files')).toBeVisible();
  await page.getByLabelText('GSTIN').fill('27AAPFU0939F1ZV');
  await button('See what moves in').click();
  await expect.element(page.getByText('Every balance is that of Tally.')).toBeVisible();
  await expect.element(heading('What moves in')).toHaveFocus();
  expect(document.querySelector('main')?.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole('main').getByRole('link', { name: 'All books' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  await button('Discard').click();
  await expect.element(page.getByText(/^No books on this device yet/)).toBeVisible();
});

function choose(...files: readonly (readonly [name: string, text: string])[]) {
  return userEvent.upload(
    page.getByLabelText('Tally files', { exact: true }),
    files.map(([name, text]) => new File([text], name, { type: 'text/xml' })),
  );
}

const MASTERS = tallyFile(
  ledger('Cash', 'Cash-in-Hand', 500_00),
  ledger('Sales', 'Sales Accounts'),
  ledger('CGST', 'Duties &amp; Taxes'),
  ledger('SGST', 'Duties &amp; Taxes'),
  ledger('Tea', 'Indirect Expenses'),
  ledger('Asha', 'Sundry Debtors'),
  item('Soap'),
  '<COSTCENTRE NAME="North"/>',
);
const VOUCHERS = tallyFile(
  voucher(
    'Sales',
    '1',
    '20250410',
    [
      ['Asha', 1180_00, ['New Ref', '1']],
      ['CGST', -90_00],
      ['SGST', -90_00],
    ],
    {
      goods: [['Soap', '10 Nos', '100.00/Nos', 'Sales', -1000_00]],
    },
  ),
  voucher('Journal', '1', '20250501', [
    ['Tea', 10_00],
    ['Cash', -9_00],
  ]),
  voucher('Stock Journal', '1', '20250501', []),
);
