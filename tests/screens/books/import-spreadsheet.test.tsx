import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { writeWorkbook } from '#ui/documents/write-workbook.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { toastOf } from '../../support/toasts.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = page.getByRole('main').getByRole('status');
const saved: File[] = [];

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  saved.length = 0;
  const made = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.mock.lastCall?.[0];
    if (blob instanceof Blob) saved.push(new File([blob], this.download, { type: blob.type }));
  });
  await emptyShelf();
  forgetAnswers();
  const key = await startBooks(aBooksBusiness());
  await openBooks(key);
  await openBooksAt(`/books/${key}/import-export`);
});

function choose(name: string, content: BlobPart) {
  return userEvent.upload(page.getByLabelText('Spreadsheet', { exact: true }), new File([content], name));
}

function itemNames() {
  return booksStore
    .records('items')
    .toArray()
    .then((rows) => rows.map(({ name }) => name));
}

test('a workbook of items is read by its headings; the good rows go in, the others come back with the reason', async () => {
  const sheet = {
    name: 'Items',
    head: ['Item name*', 'HSN', 'Sale price', 'Tax Rate', 'Base Unit'],
    rows: [
      ['Milk', '0401', { amount: 52_50 }, 'GST@5%', 'Ltr'],
      ['Soap', '3401', { amount: 40_00 }, 'GST@7%', 'Pcs'],
      ['Oil', '1513', { amount: 99_00 }, '5', 'Tola'],
    ],
  };
  await choose('items.xlsx', await writeWorkbook([sheet]));
  await expect.element(status).toHaveTextContent('1 row can go in, 2 rows cannot');
  await expect.element(button('Rows Are Items')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^3 Choose the GST rate\./ })).toBeVisible();
  await button('Import 1 row').click();
  await expect.element(status).toHaveTextContent('1 row of items.xlsx went in');
  expect(await itemNames()).toEqual(['Milk']);

  await button('Save the other 2 rows').click();
  await expect.element(toastOf('CSV saved', 'items-to-correct.csv')).toBeVisible();
  expect(await saved[0]?.text()).toBe(
    'Item name*,HSN,Sale price,Tax Rate,Base Unit,What is wrong\r\n' +
      'Soap,3401,40,GST@7%,Pcs,Choose the GST rate.\r\n' +
      'Oil,1513,99,5,Tola,"The unit “Tola” is none that returns know. Write NOS, KGS, PCS …"\r\n',
  );

  await button('Undo Import').click();
  await expect.element(toastOf('Import undone', 'The books are as they were before it.')).toBeVisible();
  expect(await itemNames()).toEqual([]);
});

test('a column that was not recognised is chosen by hand, and the rows are planned anew', async () => {
  await choose('list.csv', 'What we sell,Gruppe,GST Rate\nMilk,0401,5\n');
  await expect.element(status).toHaveTextContent('0 rows can go in, 1 row cannot');
  await page.getByRole('button', { name: /^Name/ }).click();
  await page.getByRole('option', { name: 'What we sell' }).click();
  await page.getByRole('button', { name: /^HSN\/SAC/ }).click();
  await page.getByRole('option', { name: 'Gruppe' }).click();
  await expect.element(status).toHaveTextContent('1 row can go in');
  await button('Import 1 row').click();
  await expect.element(status).toHaveTextContent('1 row of list.csv went in');
  expect((await booksStore.records('items').toArray())[0]).toMatchObject({ name: 'Milk', hsn: '0401' });
});

test('a list whose letters are those of Windows says so, until another one is chosen', async () => {
  const list = new TextEncoder().encode('Party Name,Party Type\nCaf#,Customer\n');
  await choose(
    'parties.csv',
    list.map((byte) => (byte === 35 ? 0xe9 : byte)),
  );
  await expect.element(page.getByText(/^The letters of this file are no UTF-8\./)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Café/ })).toBeVisible();
});

test('what is no table is refused in words, and another file can be chosen', async () => {
  await choose('items.csv', '%PDF-1.7');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is a PDF, whatever its name says.');
  await choose('parties.csv', 'Party Name,Party Type\nAsha,Customer\n');
  await expect.element(button('Rows Are Parties')).toBeVisible();
  await expect.element(status).toHaveTextContent('1 row can go in');
});
