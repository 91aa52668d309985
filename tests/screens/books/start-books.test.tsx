import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { listBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore } from '#data/books/store.ts';
import { financialYearOf } from '#domain/calendar.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';

const main = page.getByRole('main');
const field = (label: string) => main.getByLabelText(label, { exact: true });
const start = main.getByRole('button', { name: 'Start Books' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toasts = page.getByRole('region', { name: /^Notifications/ });

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  await emptyShelf();
});

test('the form has the fields of a business, in order, and begins with this financial year', async () => {
  await openBooksAt('/books/new');
  await expect.element(heading('Start your own books')).toBeVisible();
  expect(document.title).toBe('Start your own books · Tarazu');
  expect([...main.element().querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Business Name',
    'State',
    'GST Registration',
    'GSTIN',
    'Address',
    'City',
    'PIN Code',
    'Phone',
    'Email',
    'UPI ID',
    'Books Begin',
    'Turnover',
  ]);
  await expect.element(main.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await expect.element(main.getByRole('button', { name: 'GST Registration' })).toHaveTextContent('Regular');
  await expect.element(field('Books Begin')).toHaveValue(`${financialYearOf(today()).slice(0, 4)}-04-01`);
  await expect.element(main.getByRole('button', { name: 'Turnover' })).toHaveTextContent('Up to ₹5 crore');
});

test('books without the required fields are refused; each says what it wants, and the first takes the focus', async () => {
  await openBooksAt('/books/new');
  await field('City').fill('Pune');
  await start.click();
  await expect.element(toasts.getByText('Please fill all required fields')).toBeVisible();
  await expect.element(field('Business Name')).toHaveFocus();
  await expect.element(field('Business Name')).toHaveAccessibleDescription('Enter the name of the business.');
  await expect.element(field('State')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('GSTIN')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('City')).toHaveValue('Pune');
  await start.click();
  await expect.element(field('Business Name')).toHaveFocus();
  expect(await listBooks()).toEqual([]);
});

test('a GSTIN sets the State; one with a wrong check digit is refused with a sentence at the field', async () => {
  await openBooksAt('/books/new');
  await field('Business Name').fill('Asha Stores');
  await field('GSTIN').fill('27aapfu0939f1zv');
  await expect.element(field('State')).toHaveValue('Maharashtra');
  await expect.element(field('GSTIN')).toHaveValue('27AAPFU0939F1ZV');
  await field('GSTIN').fill('27AAPFU0939F1ZX');
  await start.click();
  await expect.element(field('GSTIN')).toHaveFocus();
  const sentence = document.activeElement?.parentElement?.querySelector('p')?.textContent ?? '';
  expect(sentence).not.toBe('');
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  expect(await listBooks()).toEqual([]);
});

test('an unregistered business needs no GSTIN; its books are started, and their Dashboard opens', async () => {
  const router = await openBooksAt('/books/new');
  await field('Business Name').fill('  Asha   Stores ');
  await main.getByRole('combobox', { name: 'State' }).click();
  await userEvent.keyboard('karn{Enter}');
  await main.getByRole('button', { name: 'GST Registration' }).click();
  await page.getByRole('option', { name: 'Unregistered' }).click();
  await start.click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(router.state.location.pathname).toBe('/books/asha-stores');
  await expect.element(toasts.getByText('Books Started')).toBeVisible();
  await expect.element(toasts.getByText('Asha Stores is kept on this device.')).toBeVisible();
  expect(await booksStore.records('business').toArray()).toMatchObject([
    { name: 'Asha Stores', state: '29', registration: 'Unregistered', gstin: '' },
  ]);
});

test('a second business of the same name gets an address of its own', async () => {
  await startBooks(aBooksBusiness({ name: 'Asha Stores' }));
  const router = await openBooksAt('/books/new');
  await field('Business Name').fill('Asha Stores');
  await field('GSTIN').fill('27AAPFU0939F1ZV');
  await start.click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(router.state.location.pathname).toBe('/books/asha-stores-2');
});

test('leaving a changed form asks first; an unchanged one, and one that was started, do not', async () => {
  const router = await openBooksAt('/books/new');
  await expect.element(heading('Start your own books')).toBeVisible();
  await main.getByRole('link', { name: 'All books' }).click();
  await expect.element(heading('Books')).toBeVisible();
  router.history.back();
  await field('Business Name').fill('Asha Stores');
  await main.getByRole('link', { name: 'All books' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('Business Name')).toHaveValue('Asha Stores');
  expect(router.state.location.pathname).toBe('/books/new');
  await main.getByRole('link', { name: 'All books' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(heading('Books')).toBeVisible();
});
