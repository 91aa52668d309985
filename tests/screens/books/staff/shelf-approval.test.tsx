import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteBooks, listBooks } from '#data/books/copies/books-on-device.ts';
import { saveCopyOf } from '#data/books/copies/copies.ts';
import { closeBooks } from '#data/books/store.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { button, OWNERS, staffedShop } from './staff-hands.ts';

const needed = page.getByRole('dialog', { name: 'Approval Needed' });

/** The shelf, on which one set with staff lies. Returns its name. */
async function openShelf(): Promise<string> {
  const key = await staffedShop();
  closeBooks();
  const [books] = await listBooks();
  expect(books?.key).toBe(key);
  await openBooksAt('/books');
  return books?.name ?? '';
}

async function approve(): Promise<void> {
  await userEvent.fill(needed.getByLabelText('Passcode', { exact: true }), OWNERS);
  await needed.getByRole('button', { name: 'Approve', exact: true }).click();
}

test('to delete books with staff, an Owner of theirs approves it', async () => {
  const name = await openShelf();
  await button(`Delete ${name}`).click();
  await expect.element(needed.getByText(`Delete the books of ${name}`)).toBeVisible();
  await userEvent.fill(needed.getByLabelText('Passcode', { exact: true }), '1357');
  await needed.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(needed.getByText('Wrong passcode.')).toBeVisible();
  await approve();
  await expect.element(page.getByRole('alertdialog', { name: 'Delete books' })).toBeVisible();
  await userEvent.fill(page.getByLabelText('Business Name'), name);
  await button('Delete').click();
  await expect.poll(listBooks).toEqual([]);
});

test('to save a copy of them, one who may save copies does', async () => {
  const name = await openShelf();
  await button(`Save a copy ${name}`).click();
  await expect.element(needed).toBeVisible();
  await needed.getByRole('button', { name: /^Approver/ }).click();
  const options = page.getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Owner One, Owner',
    'Manager One, Manager',
    'Accountant One, Accountant',
  ]);
  await page.getByRole('option', { name: 'Owner One, Owner' }).click();
  await approve();
  await expect.element(page.getByRole('dialog', { name: 'Save a copy' })).toBeVisible();
});

test('without approval neither is done', async () => {
  const key = await staffedShop();
  closeBooks();
  const [books] = await listBooks();
  await expect(deleteBooks(key, books?.name ?? '')).rejects.toMatchObject({ title: 'Not allowed' });
  await expect(saveCopyOf(key)).rejects.toMatchObject({ title: 'Not allowed' });
  expect(await listBooks()).toHaveLength(1);
});
