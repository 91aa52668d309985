import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { noteCopySaved } from '#data/books/copies/safety.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { listBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { formatDay } from '#domain/format.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { readable, savedFile } from '../../support/books-copies.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';

const table = page.getByRole('table', { name: 'Books' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const question = page.getByRole('alertdialog', { name: 'Delete books' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  await emptyShelf();
});

test('without any books it says what they are, and how to start them', async () => {
  const router = await openBooksAt('/books');
  await expect.element(heading('Books')).toBeVisible();
  expect(document.title).toBe('Books · Tarazu');
  await expect.element(page.getByText(/^No books on this device yet/)).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Start your own books' }).click();
  await expect.element(heading('Start your own books')).toBeVisible();
  expect(router.state.location.pathname).toBe('/books/new');
});

test('each set is a row with its name, GSTIN, vouchers, last change and last copy', async () => {
  await startBooks(aBooksBusiness({ name: 'Vaibhav Traders' }));
  const gstin = '27AAPFU0939F1ZV';
  const key = await startBooks(aBooksBusiness({ name: 'Asha Stores', registration: 'Regular', gstin }));
  await openBooks(key);
  await noteCopySaved('2026-01-02T06:30:00.000Z');
  await openBooksAt('/books');
  await expect.element(table.getByRole('row').nth(2)).toBeVisible();
  const texts = table
    .getByRole('row')
    .elements()
    .map((row) =>
      [...row.querySelectorAll('th, td')].slice(0, 5).map((cell) => (cell as HTMLElement).innerText.trim()),
    );
  expect(texts).toEqual([
    ['Name', 'GSTIN', 'Vouchers', 'Last Change', 'Last Copy'],
    ['Asha Stores', gstin, '0', formatDay(today()), '02 Jan 2026'],
    ['Vaibhav Traders', '–', '0', formatDay(today()), 'Never'],
  ]);
});

test('two sets that are the same books name each other, as both would give the same numbers', async () => {
  const key = await startBooks(aBooksBusiness({ name: 'Asha Stores' }));
  await startBooks(aBooksBusiness({ name: 'Vaibhav Traders' }));
  await openBooks(key);
  const { key: other } = await restoreAsNew(await readable(await savedFile()));
  await openBooksAt('/books');
  for (const [one, twin] of [
    [key, other],
    [other, key],
  ] as const) {
    const words = `/books/${one} is the same books as /books/${twin}, and each goes on with its own next numbers. Write in one of them only.`;
    await expect.element(table.getByText(words, { exact: true })).toBeVisible();
  }
  await expect.element(table.getByRole('row', { name: /Vaibhav/ })).not.toHaveTextContent('the same books');
});

test('a set opens by its button', async () => {
  await startBooks(aBooksBusiness({ name: 'Asha Stores' }));
  const router = await openBooksAt('/books');
  await page.getByRole('button', { name: 'Open Asha Stores' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(router.state.location.pathname).toBe('/books/asha-stores');
});

test('a set goes only when its name is typed, and says what goes with it', async () => {
  await startBooks(aBooksBusiness({ name: 'Asha Stores' }));
  await startBooks(aBooksBusiness({ name: 'Vaibhav Traders' }));
  await openBooksAt('/books');
  await page.getByRole('button', { name: 'Delete Asha Stores' }).click();
  await expect.element(question.getByText(/its parties, items and ledgers, and its edit log/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();

  const name = question.getByLabelText('Business Name');
  await name.fill('asha stores');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Type “Asha Stores”, exactly as it is written here.');
  expect((await listBooks()).map(({ name: one }) => one)).toEqual(['Asha Stores', 'Vaibhav Traders']);

  await name.fill('Asha Stores');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Asha Stores is no longer on this device.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open Asha Stores' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open Vaibhav Traders' })).toBeVisible();
  expect((await listBooks()).map(({ name: one }) => one)).toEqual(['Vaibhav Traders']);
});

test('on a phone a set is a card, whose facts and buttons fit', async () => {
  await page.viewport(390, 844);
  await startBooks(aBooksBusiness({ name: 'Asha Provision and General Stores of Lower Parel' }));
  await openBooksAt('/books');
  const open = page.getByRole('button', { name: /^Open Asha/ });
  await expect.element(open).toBeVisible();
  expect(document.querySelector('main')?.scrollWidth).toBeLessThanOrEqual(390);
  expect(open.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
