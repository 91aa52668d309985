import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { business, updateBusiness } from '#data/books/business.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aLine, anInvoiceInput } from '../../support/documents.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { field, sum } from '../../support/voucher-hands.ts';

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.setSystemTime('2027-03-31T20:00:00+05:30');
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
});

const morning = () => {
  vi.setSystemTime('2027-04-01T09:00:00+05:30');
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a new invoice that stayed open overnight has the new day, and the number of the new year', async () => {
  await openBooksAt(`/books/${key}/vouchers/new/invoice`);
  await expect.element(field('Date')).toHaveValue('31/03/2027');
  await expect.element(page.getByText('Next: INV/26-27/0001')).toBeVisible();
  morning();
  await expect.element(field('Date')).toHaveValue('01/04/2027');
  await expect.element(page.getByText('Next: INV/27-28/0001')).toBeVisible();
});

test('one that something was entered in stays as it is', async () => {
  await openBooksAt(`/books/${key}/vouchers/new/invoice`);
  await field('Notes').fill('For the fair');
  morning();
  await expect.element(page.getByText('Next: INV/26-27/0001')).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('For the fair');
  await expect.element(field('Date')).toHaveValue('31/03/2027');
});

test('a setting that is changed in another place changes what an open form comes to', async () => {
  const input = anInvoiceInput({ lines: [aLine(1, 100.4, 0)] });
  const draft = await createVoucher({ ...input, party: null }, 'Draft');
  await openBooksAt(`/books/${key}/vouchers/${draft.id}/edit`);
  await expect.element(sum('Total')).toHaveTextContent('100');
  const own = await business();
  await updateBusiness(own, { ...own, roundOff: false });
  await expect.element(sum('Total')).toHaveTextContent('100.40');
});
