import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { writeNote } from '#data/browser-notes.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { scan } from '../../support/scanner.ts';
import { toastOf } from '../../support/toasts.ts';
import { addGoods, aTrader, buy } from '../../support/trade.ts';
import { button, field, heading, keys } from '../../support/voucher-hands.ts';

const SALT = '8901719110245';
const BOX = { code: '8906000000014', unit: 'BOX', contains: asQuantity(12), sellingPrice: null, mrp: null } as const;
const table = page.getByRole('table', { name: 'Items to Label' });
const preview = page.getByRole('region', { name: 'Preview' });
const row = (name: string) => table.getByRole('row').filter({ hasText: name });

let key: string;

beforeEach(async () => {
  await page.viewport(1180, 820);
  vi.restoreAllMocks();
  vi.spyOn(window, 'print').mockImplementation(() => {});
  writeNote('labels', '');
  await emptyShelf();
  key = await startBooks(aBooksBusiness({ registration: 'Regular', gstin: '27AAAPA1234A1ZT' }));
  await openBooks(key);
});

const addSalt = () =>
  addGoods('Salt', {
    unit: 'PCS',
    barcode: SALT,
    mrp: asPaise(110_00),
    sellingPrice: asRate(100_0000),
    packs: [BOX],
  });

/** Labels as they are drawn: on the page, and on the sheet that prints. */
const labelsIn = (where: Element | null) =>
  where?.querySelectorAll('svg[aria-label^="EAN"], svg[aria-label^="Code"]').length;

describe('the page Labels', () => {
  test('prints as many as are wanted of what is typed and scanned, at the counter’s price', async () => {
    await addSalt();
    await openBooksAt(`/books/${key}/labels`);
    await expect.element(heading('Labels')).toBeVisible();
    await expect.element(button('Print')).toBeDisabled();
    await userEvent.click(field('Add an Item'));
    await keys('salt');
    await page.getByRole('option', { name: /^Salt.*PCS · MRP ₹110/ }).click();
    await expect.element(row('Salt')).toHaveTextContent(`${SALT} · ₹105 · MRP ₹110`);
    await scan(SALT);
    await expect.element(field('Labels of Salt')).toHaveValue('2');
    await scan(BOX.code);
    await expect.element(row('BOX of 12')).toHaveTextContent(`${BOX.code} · ₹1,260`);
    await userEvent.fill(field('Labels of Salt'), '4');
    await expect.element(preview.getByRole('status')).toHaveTextContent('5 labels · Page 1 of 1');
    await scan('8901719110252');
    await expect.element(toastOf('Not added', 'No item has the code 8901719110252.')).toBeVisible();
    await expect.poll(() => labelsIn(document.querySelector('section[aria-label="Preview"]'))).toBe(5);
    await button('Print').click();
    await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1);
    expect(labelsIn(document.querySelector('[data-paper]'))).toBe(5);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('[data-paper]')).toBeNull();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  test('begins at the label that is free, and says when bars become too small', async () => {
    await addSalt();
    await openBooksAt(`/books/${key}/labels?items=${(await itemNamed('Salt')).id}`);
    await userEvent.fill(field('Labels of Salt'), '3');
    await userEvent.fill(field('First Label'), '64');
    await expect.element(preview.getByRole('status')).toHaveTextContent('3 labels · Page 1 of 2');
    await button('Next page').click();
    await expect.element(preview.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
    await userEvent.fill(field('First Label'), '66');
    await expect.element(page.getByText('Enter a whole number from 1 to 65.')).toBeVisible();
    await expect.element(button('Print')).toBeDisabled();
    await choosePaper('Roll, 38 × 25 mm');
    await expect.element(row('Salt')).toHaveTextContent('The bars are at 76 %: too small for some scanners.');
    await expect.element(button('Print')).toBeEnabled();
    await choosePaper('Roll, 50 × 25 mm');
    await expect.element(row('Salt')).not.toHaveTextContent('The bars are at');
  });

  test('moves a sheet as far as the printer is off, which the device remembers; a roll is not moved', async () => {
    await addSalt();
    const address = `/books/${key}/labels?items=${(await itemNamed('Salt')).id}`;
    await openBooksAt(address);
    await button('Print').click();
    await expect.poll(printedCorner).toEqual({ left: '4.75', top: '10.7' });
    window.dispatchEvent(new Event('afterprint'));
    await userEvent.fill(field('Right'), '1.25');
    await userEvent.fill(field('Down'), '-2');
    await button('Print').click();
    await expect.poll(printedCorner).toEqual({ left: '6.05', top: '8.7' });
    window.dispatchEvent(new Event('afterprint'));
    await userEvent.fill(field('Right'), '21');
    await expect.element(page.getByText('Enter at most 20 mm.')).toBeVisible();
    await expect.element(button('Print')).toBeDisabled();
    await userEvent.fill(field('Right'), '');
    await expect.element(button('Print')).toBeEnabled();
    await cleanup();
    await openBooksAt(address);
    await expect.element(field('Right')).toHaveValue('0');
    await expect.element(field('Down')).toHaveValue('−2');
    await choosePaper('Roll, 50 × 25 mm');
    await expect.element(field('Down')).not.toBeInTheDocument();
    await button('Print').click();
    await expect.poll(printedCorner).toEqual({ left: '0', top: '0' });
  });

  test('makes a code for goods that have none, and keeps it', async () => {
    await addGoods('Loose tea');
    await openBooksAt(`/books/${key}/labels?items=${(await itemNamed('Loose tea')).id}`);
    await expect.element(row('Loose tea')).toHaveTextContent('There is no code to print as bars.');
    await button('Make Code for Loose tea').click();
    await expect.element(toastOf('Success', 'Loose tea has the code 2900000000018')).toBeVisible();
    await expect.element(row('Loose tea')).toHaveTextContent('2900000000018');
    await expect.element(button('Make Code for Loose tea')).not.toBeInTheDocument();
    await expect.element(field('Labels of Loose tea')).toHaveFocus();
    expect(await itemNamed('Loose tea')).toMatchObject({ barcode: '2900000000018', rev: 2 });
  });

  test('prints what is chosen alone, which the device remembers with its paper', async () => {
    await addSalt();
    const address = `/books/${key}/labels?items=${(await itemNamed('Salt')).id}`;
    const router = await openBooksAt(address);
    await page.getByRole('checkbox', { name: 'Code' }).click();
    await choosePaper('A4, 24 labels of 63.5 × 33.9 mm');
    await expect.poll(() => labelsIn(document.querySelector('section[aria-label="Preview"]'))).toBe(0);
    router.history.push(`/books/${key}/items`);
    await expect.element(heading('Items')).toBeVisible();
    router.history.back();
    await expect.element(page.getByRole('checkbox', { name: 'Code' })).not.toBeChecked();
    await expect.element(page.getByRole('button', { name: /^Paper A4, 24/ })).toBeVisible();
  });

  test('prints two thousand at most in one go, and five hundred without a pause', async () => {
    await addSalt();
    await openBooksAt(`/books/${key}/labels?items=${(await itemNamed('Salt')).id}`);
    await userEvent.fill(field('Labels of Salt'), '2001');
    await expect.element(page.getByRole('alert')).toHaveTextContent('These are 2,001 labels. Print at most 2,000');
    await expect.element(button('Print')).toBeDisabled();
    await userEvent.fill(field('Labels of Salt'), '500');
    await expect.element(preview.getByRole('status')).toHaveTextContent('500 labels · Page 1 of 8');
    await button('Save PDF').click();
    await expect.element(toastOf('Labels saved', 'labels-')).toBeVisible();
  });
});

test('selected items are labelled, one each', async () => {
  await addSalt();
  await addGoods('Tea', { barcode: '96385074' });
  await openBooksAt(`/books/${key}/items`);
  const salt = page.getByRole('row', { name: /Salt/ });
  await expect.element(salt).toBeVisible();
  salt.element().focus();
  await keys('{Control>}a{/Control}');
  await page.getByRole('group', { name: 'Selected items' }).getByRole('button', { name: 'Labels' }).click();
  await expect.element(heading('Labels')).toBeVisible();
  await expect.element(preview.getByRole('status')).toHaveTextContent('2 labels');
});

test('a purchase leads to as many labels as it brought', async () => {
  const salt = await addSalt();
  const supplier = await aTrader('Supplier', 'Usha Foods');
  const bill = await buy('2026-11-25', supplier, [[salt, 7, 80]]);
  await openBooksAt(`/books/${key}/vouchers/${bill.id}`);
  await button('Labels').click();
  await expect.element(field('Labels of Salt')).toHaveValue('7');
});

test('a code is made in the form of an item, and beside that of a box', async () => {
  await openBooksAt(`/books/${key}/items?new`);
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Name', { exact: true }), 'Loose tea');
  await dialog.getByRole('button', { name: 'Make Code' }).click();
  await expect.element(dialog.getByLabelText('Barcode', { exact: true })).toHaveValue('2900000000018');
  await expect.element(dialog.getByLabelText('Barcode', { exact: true })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Add Barcode' }).click();
  const box = dialog.getByRole('group', { name: 'Barcode 2', exact: true });
  await box.getByRole('button', { name: 'Make Code' }).click();
  await expect.element(box.getByLabelText('Code', { exact: true })).toHaveValue('2900000000025');
});

/** Where the first label on the paper that prints begins, in millimetres. */
function printedCorner() {
  const label = document.querySelector<HTMLElement>('[data-paper] [style*="--mm"] > div');
  const millimetres = (length = '') => /\* ([-\d.]+)\)/.exec(length)?.[1];
  return { left: millimetres(label?.style.left), top: millimetres(label?.style.top) };
}

async function choosePaper(name: string) {
  await page.getByRole('button', { name: /^Paper/ }).click();
  await page.getByRole('option', { name }).click();
}

async function itemNamed(name: string) {
  const found = (await booksStore.records('items').toArray()).find((item) => item.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}
