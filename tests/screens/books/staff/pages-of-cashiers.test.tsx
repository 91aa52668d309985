import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { openBooks } from '#data/books/store.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { perUnit, rupees, SHOP } from '../../../support/counter.ts';
import { aBooksBusiness, emptyShelf } from '../../../support/fresh-books.ts';
import { drawerWithShifts, shiftWith } from '../../../support/shifts.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { aTrader, sell } from '../../../support/trade.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = page.getByRole('alert');

let key: string;
let [ravi, salt, invoice] = ['', '', ''];

beforeEach(async () => {
  await page.viewport(1180, 820);
  await emptyShelf();
  key = await startBooks(aBooksBusiness(SHOP));
  await openBooks(key);
  const opened = { balance: rupees(8882.22), side: 'Dr', phone: '9876543210' } as const;
  ({ id: ravi } = await createParty({ ...blankParty('Customer'), name: 'Ravi Kirana', ...opened }));
  const item = await createItem({
    ...BLANK_ITEM,
    name: 'Salt',
    hsn: '25010020',
    percent: 0,
    purchasePrice: perUnit(7771.11),
    sellingPrice: perUnit(9000),
  });
  salt = item.id;
  ({ id: invoice } = await sell('2026-06-02', await aTrader('Customer', 'Usha'), [[item, 1, 9000]]));
  await drawerWithShifts();
});

test('parties stand there without balances, and the form without the opening balance', async () => {
  await withStaff();
  as('Cashier');
  await openBooksAt(`/books/${key}/parties`);
  await expect.element(page.getByText('Ravi Kirana')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Balance' })).not.toBeInTheDocument();
  await expect.element(button('Download CSV')).not.toBeInTheDocument();
  await button('New Party').click();
  await expect.element(dialog.getByLabelText('Credit Limit')).toBeVisible();
  await expect.element(dialog.getByLabelText('Opening Balance')).not.toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

test('the page of a party has no statement, and that of an item no movements, and neither an error', async () => {
  await withStaff();
  as('Cashier');
  const router = await openBooksAt(`/books/${key}/parties/${ravi}`);
  await expect.element(page.getByText('Its statement is shown to those who may see balances.')).toBeVisible();
  await expect.element(page.getByText('8,882.22')).not.toBeInTheDocument();
  await expect.element(button('Save CSV')).not.toBeInTheDocument();
  await router.navigate({ to: '/books/$key/items/$id', params: { key, id: salt } });
  await expect.element(page.getByText('Its movements are shown to those who may see reports and cost.')).toBeVisible();
  await button('Edit').click();
  await expect.element(dialog.getByLabelText('Selling Price', { exact: true })).toHaveValue('9,000');
  await expect.element(dialog.getByLabelText('Purchase Price')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('History')).not.toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

test('items stand there without stock, labels and files', async () => {
  await withStaff();
  as('Cashier');
  await openBooksAt(`/books/${key}/items`);
  await expect.element(page.getByText('Salt')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Stock' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Labels' })).not.toBeInTheDocument();
  await expect.element(button('Download XLSX')).not.toBeInTheDocument();
});

test('an invoice has neither balance nor postings nor history; a Viewer sees them and changes nothing', async () => {
  await withStaff();
  as('Cashier');
  const router = await openBooksAt(`/books/${key}/vouchers/${invoice}`);
  await expect.element(page.getByText('Unpaid')).toBeVisible();
  await expect.element(button('Record Receipt')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Postings' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'History' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('term').filter({ hasText: 'Balance' })).not.toBeInTheDocument();
  // She begins at her own first page.
  as('Viewer');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await router.navigate({ to: '/books/$key/vouchers/$id', params: { key, id: invoice } });
  await expect.element(page.getByRole('heading', { name: 'Postings' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect.element(button('Edit')).not.toBeInTheDocument();
  await expect.element(button('Cancel Invoice')).not.toBeInTheDocument();
  await router.navigate({ to: '/books/$key/invoices', params: { key } });
  await expect.element(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  await expect.element(button('New Invoice')).not.toBeInTheDocument();
});

test('a Cashier closes the own shift by counting blind, and has no X report', async () => {
  await withStaff();
  as('Cashier');
  await shiftWith(500, 500);
  await openBooksAt(`/books/${key}/counter/shifts`);
  await expect.element(button('X Report')).not.toBeInTheDocument();
  await button('Close Shift').click();
  await expect.element(dialog.getByRole('heading', { name: 'Close Shift' })).toBeVisible();
  await expect.element(dialog.getByText('Expected')).not.toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

test('Orders is a place of those who keep stock: a cashier makes a quotation, and has no list of them', async () => {
  await withStaff();
  as('Cashier');
  await openBooksAt(`/books/${key}/orders`);
  await expect.element(page.getByRole('heading', { name: 'Not for Cashiers' })).toBeVisible();
  await openBooksAt(`/books/${key}/vouchers/new/quotation`);
  await expect.element(page.getByRole('combobox', { name: 'Customer' })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
