import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counterSettings } from '#data/books/counter-settings.ts';
import { drawerInUse, everyDrawer } from '#data/books/counter/drawers.ts';
import { opensAtCounter, printsEachBill } from '#data/books/counter/this-device.ts';
import { openBooks } from '#data/books/store.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { anotherDrawer, drawerWithShifts, ledgerNamed, rupees } from '../../support/shifts.ts';
import { toastOf } from '../../support/toasts.ts';

const dialog = page.getByRole('dialog');
const form = (name: string) => page.getByRole('form', { name });

let key: string;

beforeEach(async () => {
  await page.viewport(1180, 820);
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
});

test('a drawer with shifts gets a ledger of its own', async () => {
  await openCounterSettings();
  const drawers = page.getByRole('table', { name: 'Drawers' });
  await expect.element(drawers.getByRole('rowheader', { name: 'Counter 1' })).toBeVisible();
  await drawers.getByRole('button', { name: /^Edit Counter 1/ }).click();
  await expect.element(dialog.getByLabelText('Cash Ledger')).toHaveValue('Cash');
  await dialog.getByRole('switch', { name: 'Shifts' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(drawers.getByText('Cash – Counter 1')).toBeVisible();
  expect(await everyDrawer()).toMatchObject([{ name: 'Counter 1', shifts: true, cash: { name: 'Cash – Counter 1' } }]);
});

test('a second drawer on the ledger of the first is refused at its field', async () => {
  await openCounterSettings();
  await page.getByRole('button', { name: 'New Drawer' }).click();
  await userEvent.fill(dialog.getByLabelText('Name'), 'Counter 2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Choose the ledger of its cash.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Counter 2');
});

test('limits are saved, and one may be none', async () => {
  await openCounterSettings();
  const selling = form('Selling');
  await userEvent.fill(selling.getByLabelText('Discount Limit', { exact: true }), '');
  await userEvent.fill(selling.getByLabelText('Discount Amount Limit'), '50');
  await selling.getByRole('switch', { name: 'Below Cost' }).click();
  await selling.getByRole('button', { name: 'Save' }).click();
  await expect.element(toastOf('Success', 'Counter updated successfully')).toBeVisible();
  expect(await counterSettings()).toMatchObject({
    discountLimit: null,
    discountAmountLimit: rupees(50),
    belowCost: false,
  });
});

test('a code of a scale can be tried before its row is saved, and a wrong pattern says why', async () => {
  await openCounterSettings();
  const codes = form('Scale Codes');
  const tried = codes.getByLabelText('Try a Code');
  await userEvent.fill(tried, '2100001027506');
  await expect.element(codes.getByText('Scale Code 1, weight 2.750')).toBeVisible();
  await userEvent.fill(tried, '2300042135509');
  await expect.element(codes.getByText('Scale Code 42, price ₹135.50')).toBeVisible();
  await codes.getByRole('button', { name: 'Add Scale Code' }).click();
  const third = codes.getByRole('group', { name: 'Scale Code 3' });
  await userEvent.fill(third.getByLabelText('Pattern'), '25IIII');
  await codes.getByRole('button', { name: 'Save' }).click();
  await expect.element(third.getByText('A pattern has 13 places; this has 6.')).toBeVisible();
  await userEvent.fill(third.getByLabelText('Pattern'), '25IIIIIWWWWWC');
  await codes.getByRole('button', { name: 'Save' }).click();
  await expect.element(toastOf('Success', 'Scale codes updated successfully')).toBeVisible();
  expect((await counterSettings()).scaleCodes).toHaveLength(3);
});

test('what this device does is kept at once', async () => {
  await drawerWithShifts();
  await anotherDrawer('Counter 2', await ledgerNamed('Cash'));
  await openCounterSettings();
  const device = page.getByRole('region', { name: 'This Device' });
  // What comes above it moves it.
  await expect.element(page.getByRole('region', { name: 'Printer', exact: true })).toBeVisible();
  await device.getByRole('button', { name: /^Drawer/ }).click();
  await page.getByRole('option', { name: 'Counter 2' }).click();
  await device.getByRole('switch', { name: 'Open Here at Start' }).click();
  await device.getByRole('switch', { name: 'Print Each Bill' }).click();
  await expect.poll(async () => (await drawerInUse()).name).toBe('Counter 2');
  expect(opensAtCounter(key)).toBe(true);
  expect(printsEachBill()).toBe(false);
  await device.getByRole('switch', { name: 'Open Here at Start' }).click();
  await device.getByRole('switch', { name: 'Print Each Bill' }).click();
});

async function openCounterSettings() {
  await openBooksAt(`/books/${key}/settings?tab=counter`);
  await expect.element(page.getByRole('heading', { level: 2, name: 'This Device' })).toBeVisible();
}
