import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { areGuarded, personHere } from '#data/books/staff/access.ts';
import { createPerson, everyPerson } from '#data/books/staff/persons.ts';
import { staffSettings } from '#data/books/staff/staff-settings.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../../support/fresh-books.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { toastOf } from '../../../support/toasts.ts';

const dialog = page.getByRole('dialog');
const staff = page.getByRole('table', { name: 'Staff' });

let key: string;

beforeEach(async () => {
  await page.viewport(1180, 820);
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
});

test('the first person is an Owner, signed in at once, and her recovery code is shown until she has it', async () => {
  await openStaff();
  await expect.element(page.getByText('They do not encrypt this device.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'New Person' }).click();
  await userEvent.fill(dialog.getByLabelText('Name'), 'Asha');
  await userEvent.fill(dialog.getByLabelText('Passcode', { exact: true }), '4821');
  await userEvent.fill(dialog.getByLabelText('Repeat Passcode'), '4821');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('The passcode of an Owner has at least 6 digits.')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Passcode', { exact: true }), '४८२१७०');
  await userEvent.fill(dialog.getByLabelText('Repeat Passcode'), '482170');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const code = page.getByRole('dialog', { name: 'Recovery Code' });
  await expect.element(code.getByRole('group', { name: 'Recovery Code' })).toHaveTextContent(/^[A-Z2-9]{24}$/);
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Close without keeping it?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await code.getByRole('button', { name: 'I have kept it' }).click();
  await expect.element(toastOf('Success', 'Person created successfully')).toBeVisible();
  await expect.element(staff.getByRole('rowheader', { name: 'Asha' })).toBeVisible();
  const [asha] = await everyPerson();
  expect(asha).toMatchObject({ name: 'Asha', role: 'Owner', isActive: true, hasPasscode: true });
  expect(areGuarded()).toBe(true);
  expect(personHere()).toBe(asha?.id);
});

test('one of the staff is renamed, gets another passcode and is made inactive, and never deleted', async () => {
  await createPerson({ name: 'Asha', role: 'Owner', isActive: true, passcode: '482170', repeated: '482170' });
  await openStaff();
  await page.getByRole('button', { name: 'New Person' }).click();
  await userEvent.fill(dialog.getByLabelText('Name'), 'Ravi');
  await userEvent.fill(dialog.getByLabelText('Passcode', { exact: true }), '7316');
  await userEvent.fill(dialog.getByLabelText('Repeat Passcode'), '7316');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await staff.getByRole('button', { name: /^Edit .?Ravi/ }).click();
  await userEvent.fill(dialog.getByLabelText('Name'), 'Ravi Kumar');
  await dialog.getByRole('switch', { name: 'Active' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(staff.getByRole('row', { name: /Ravi Kumar.*Cashier.*No/ })).toBeVisible();
  await staff.getByRole('button', { name: /^Set Passcode .?Ravi Kumar/ }).click();
  await userEvent.fill(dialog.getByLabelText('Passcode', { exact: true }), '1234');
  await userEvent.fill(dialog.getByLabelText('Repeat Passcode'), '1234');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Choose digits that are not all alike, and no run up or down.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await staff.getByRole('button', { name: /^Edit .?Asha/ }).click();
  await dialog.getByRole('switch', { name: 'Active' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(dialog.getByText('Asha is the only Owner. Make another person an Owner first.').first())
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(staff.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

test('a right is changed in its cell, and the page locks when it is set to', async () => {
  await withStaff();
  as('Owner');
  await openStaff();
  const rights = page.getByRole('table', { name: 'Rights' });
  await expect.element(rights.getByRole('row').nth(22)).toHaveTextContent('Settings, staff, unlocking');
  await rights.getByRole('button', { name: 'See cost and profit for Cashier' }).click();
  const list = page.getByRole('listbox', { name: 'See cost and profit for Cashier' });
  await expect.element(list.getByRole('option', { name: 'With approval' })).not.toBeInTheDocument();
  await list.getByRole('option', { name: 'Allowed', exact: true }).click();
  await expect.poll(async () => (await staffSettings()).rights).toEqual({ 'cost/Cashier': 'allowed' });
  await page.getByRole('button', { name: /^Lock After/ }).click();
  await page.getByRole('option', { name: 'Never' }).click();
  await page.getByRole('switch', { name: 'Lock After Each Bill' }).click();
  await expect.poll(staffSettings).toMatchObject({ lockAfter: null, lockAfterEachBill: true });
});

test.each([820, 390])('the tables fit a screen of %i px', async (width) => {
  await page.viewport(width, 844);
  await withStaff();
  as('Owner');
  await openStaff();
  for (const name of ['Staff', 'Rights']) {
    const table = page.getByRole('table', { name });
    await expect.element(table).toBeInTheDocument();
    const [own, place] = [table.element(), table.element().parentElement];
    expect(own.scrollWidth, name).toBeLessThanOrEqual(place?.clientWidth ?? 0);
  }
  const cut = [...document.querySelectorAll('table button span')].filter((one) => one.scrollWidth > one.clientWidth);
  expect(cut.map((one) => one.textContent)).toEqual([]);
});

async function openStaff() {
  await openBooksAt(`/books/${key}/settings?tab=staff`);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Staff' })).toBeVisible();
}
