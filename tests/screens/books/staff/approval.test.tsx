import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { booksStore } from '#data/books/store.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { as } from '../../../support/staff.ts';
import { button, heading, OWNERS, staffedShop } from './staff-hands.ts';

const needed = page.getByRole('dialog', { name: 'Approval Needed' });
const name = page.getByLabelText('Name', { exact: true });
const passcode = needed.getByLabelText('Passcode', { exact: true });

/** A Cashier makes an item, which another approves. */
async function newItem(): Promise<void> {
  const key = await staffedShop();
  as('Cashier');
  await openBooksAt(`/books/${key}/items?new`);
  await expect.element(heading('Items')).toBeInTheDocument();
  await userEvent.fill(name, 'Ink');
  await page.getByRole('button', { name: /^GST Rate/ }).click();
  await page.getByRole('option', { name: /^18/ }).click();
  await button('Save').click();
}

const ITEMS = async () => (await booksStore.records('items').toArray()).map((item) => item.name);

test('an act that needs it asks over the form, and is done once it is approved', async () => {
  await newItem();
  await expect.element(needed).toBeVisible();
  await expect.element(needed.getByRole('list', { name: 'To Approve' })).toHaveTextContent('Make and change parties');
  await needed.getByRole('button', { name: /^Approver/ }).click();
  await page.getByRole('option', { name: 'Owner One, Owner' }).click();
  await userEvent.fill(passcode, '1357');
  await needed.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(needed.getByText('Enter a reason.').first()).toBeVisible();
  await userEvent.fill(needed.getByLabelText('Reason'), 'New goods');
  await needed.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(needed.getByText('Wrong passcode.')).toBeVisible();
  expect(await ITEMS()).not.toContain('Ink');
  await userEvent.fill(passcode, OWNERS);
  await needed.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(needed).not.toBeInTheDocument();
  await expect.poll(ITEMS).toContain('Ink');
});

test('Cancel leaves the form as it was, and nothing is saved', async () => {
  await newItem();
  await expect.element(needed).toBeVisible();
  await needed.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(needed).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Ink');
  await expect.poll(() => document.activeElement?.closest('[role="dialog"]')?.textContent).toMatch(/Selling Price/);
  expect(await ITEMS()).not.toContain('Ink');
});
