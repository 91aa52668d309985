import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { move, pay, receive } from '../../support/posted.ts';

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
});

function openGroup(group: string, search = '') {
  return openBooksAt(`/books/${key}/groups/${encodeURIComponent(group)}${search}`);
}

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const row = (group: string, name: string) =>
  page.getByRole('table', { name: group }).getByRole('row').filter({ hasText: name });

test('a group shows what its ledgers stand at on a day, and each opens its statement up to it', async () => {
  await receive('2026-05-05', 'Sales', 500);
  await move('2026-05-07', 'Cash', 'Bank', 200);
  const router = await openGroup('Current Assets', '?on=2026-05-06');
  await expect.element(title('Current Assets')).toBeVisible();
  await expect.element(row('Current Assets', 'Total')).toHaveTextContent('₹500.00');
  await page.getByLabelText('As On').fill('7/5/26');
  await expect.element(page.getByRole('link', { name: 'Bank ₹200.00', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Cash ₹300.00', exact: true }).click();
  await expect.element(title('Cash')).toBeVisible();
  expect(router.state.location.search).toEqual({ from: '2026-04-01', to: '2026-05-07' });
  await page.getByRole('link', { name: 'Cash-in-Hand' }).click();
  await expect.element(title('Cash-in-Hand')).toBeVisible();
});

test('customers stand there by name, each with its balance of the day, and all together', async () => {
  for (let at = 0; at < 51; at++)
    await createParty({ ...blankParty('Customer'), name: `Customer ${at}`, balance: asPaise(1_00) });
  await createParty({ ...blankParty('Supplier'), name: 'Mill', balance: asPaise(70_00), side: 'Cr' });
  await createParty({ ...blankParty('Both'), name: 'Asha', balance: asPaise(10_00) });
  await receive('2026-05-05', 'Asha', 4);
  await openGroup('Sundry Debtors', '?on=2026-05-04');
  await expect.element(page.getByText('All together ₹61 Dr on 04 May 2026')).toBeVisible();
  await expect.element(row('Sundry Debtors', 'Asha')).toHaveTextContent('₹10 Dr');
  await expect.element(page.getByRole('navigation', { name: /Pages of/ })).toHaveTextContent('1–50 of 53');
  await page.getByLabelText('As On').fill('5/5/26');
  await expect.element(row('Sundry Debtors', 'Asha')).toHaveTextContent('₹6 Dr');
  await expect.element(page.getByText('All together ₹57 Dr on 05 May 2026')).toBeVisible();
  await openGroup('Sundry Creditors', '?on=2026-05-05');
  await expect.element(row('Sundry Creditors', 'Asha')).toHaveTextContent('Among the debtors');
  await expect.element(page.getByText('All together ₹70 Cr on 05 May 2026')).toBeVisible();
});

test('a party of a group opens its statement', async () => {
  const { id } = await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(10_00) });
  const router = await openGroup('Sundry Debtors', '?on=2026-05-05');
  await expect.element(row('Sundry Debtors', 'Usha')).toBeVisible();
  (row('Sundry Debtors', 'Usha').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Usha')).toBeVisible();
  expect(router.state.location.href).toBe(`/books/${key}/parties/${id}?from=2026-04-01&to=2026-05-05`);
});

test('from the Trial Balance the way leads over group, ledger and month to the voucher', async () => {
  await pay('2026-05-05', 'Rent', 20);
  await openBooksAt(`/books/${key}/reports/trial-balance?on=2026-06-30`);
  await page.getByRole('link', { name: 'Indirect Expenses' }).click();
  await expect.element(title('Indirect Expenses')).toBeVisible();
  await page.getByRole('link', { name: 'Rent ₹20.00' }).click();
  await expect.element(title('Rent')).toBeVisible();
  await page.getByRole('tab', { name: 'Months' }).click();
  await page.getByRole('link', { name: 'May 2026' }).click();
  await page.getByRole('link', { name: 'Payment PMT/26-27/0001' }).click();
  await expect.element(title('Payment PMT/26-27/0001')).toBeVisible();
});

test('the Trial Balance opens all debtors as on its day', async () => {
  await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(10_00) });
  const router = await openBooksAt(`/books/${key}/reports/trial-balance?on=2026-06-30`);
  await page.getByRole('link', { name: 'Sundry Debtors ₹10.00' }).click();
  await expect.element(title('Sundry Debtors')).toBeVisible();
  expect(router.state.location.search).toEqual({ on: '2026-06-30' });
});

test('an address of no group says so', async () => {
  await openGroup('Groceries');
  await expect.element(title('No such group')).toBeVisible();
});
