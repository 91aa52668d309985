import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { forgetAnswers } from '#data/store/live.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { daysAfter, firstDayOfYear } from '#domain/calendar.ts';
import { formatDayInFigures } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { expiryInWords } from '#domain/books/batches/batch-days.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { buyBatches } from '../../support/batches.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { addGoods, aTrader, sell } from '../../support/trade.ts';
import { toastOf } from '../../support/toasts.ts';

const START = firstDayOfYear(today());
const GONE = daysAfter(today(), -1);
const SOON = daysAfter(today(), 20);
const LATER = daysAfter(today(), 80);

const table = (name: string) => page.getByRole('table', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const line = (at: number) => page.getByRole('group', { name: `Line ${at}`, exact: true });

let key: string;
let crocin: Item;
let mills: DocumentParty;
let asha: DocumentParty;

/** Books of a chemist: A has expired, B expires soon, C later. */
beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  await emptyShelf();
  forgetAnswers();
  key = await startBooks(aBooksBusiness({ booksBegin: START, registration: 'Regular', gstin: '27AAPFU0939F1ZV' }));
  await openBooks(key);
  crocin = await addGoods('Crocin', { batches: true, sellingPrice: asRate(20_0000), priceIncludesGst: true });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Gokul Mills')];
  await buyBatches(START, mills, crocin, [
    [2, { number: 'A', expiry: formatDayInFigures(GONE) }],
    [3, { number: 'B', expiry: formatDayInFigures(SOON), mrp: asPaise(30_00) }],
    [10, { number: 'C', expiry: formatDayInFigures(LATER) }],
  ]);
});

async function open(path: string, name: string) {
  const router = await openBooksAt(`/books/${key}${path}`);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return router;
}

function rowsOf(name: string): readonly (readonly string[])[] {
  const rows = table(name).getByRole('row').elements();
  return rows.map((row) =>
    [...row.children].map((cell) => {
      const hidden = cell.querySelector('[aria-hidden]')?.textContent ?? '';
      return (cell.textContent ?? '').replace(hidden, '').trim();
    }),
  );
}

test('the page of an item lists its batches by expiry, and corrects one; documents stay', async () => {
  await open(`/items/${crocin.id}`, 'Crocin');
  await expect.element(table('Batches')).toBeVisible();
  expect(rowsOf('Batches').map((row) => row.slice(0, 5))).toEqual([
    ['Batch', 'Made', 'Expiry', 'MRP', 'In Stock'],
    ['A', '–', `${expiryInWords(GONE)} Expired`, '–', '2 NOS in Main'],
    ['B', '–', expiryInWords(SOON), '₹30', '3 NOS in Main'],
    ['C', '–', expiryInWords(LATER), '–', '10 NOS in Main'],
  ]);
  await button('Edit batch C').click();
  await expect.element(field('Batch')).toHaveValue('C');
  await field('Expiry').fill('sometime');
  await button('Save').click();
  await expect.element(page.getByText('Type it as 09/26 or 30/09/2026.')).toBeVisible();
  await field('Batch').fill('C-1');
  await field('Expiry').fill('03/2031');
  await field('MRP').fill('45');
  await button('Save').click();
  await expect.element(toastOf('Success', 'Batch updated successfully')).toBeVisible();
  await expect.poll(() => rowsOf('Batches').at(-1)?.slice(0, 4)).toEqual(['C-1', '–', '03/31', '₹45']);
  const [bought] = await booksStore.records('vouchers').toArray();
  expect(bought).toMatchObject({ lines: [{}, {}, { batches: [{ number: 'C', expiry: LATER }] }] });
});

test('the form of goods keeps them by batch, and says who makes them', async () => {
  await open(`/items/${crocin.id}`, 'Crocin');
  await button('Edit').click();
  await expect.element(page.getByRole('switch', { name: 'Batches' })).toBeChecked();
  await field('Manufacturer').fill('Micro Labs');
  await button('Save').click();
  await expect.element(toastOf('Success', 'Item updated successfully')).toBeVisible();
  expect(await booksStore.records('items').get(crocin.id)).toMatchObject({ batches: true, manufacturer: 'Micro Labs' });
});

test('a purchase asks for the batch of such goods, and for none of others', async () => {
  await addGoods('Soap');
  await open('/vouchers/new/purchase', 'New Purchase');
  const item = line(1).getByRole('combobox', { name: 'Item or Ledger' });
  await item.fill('Soap');
  await page.getByRole('option', { name: /Soap/ }).click();
  await expect.element(line(1).getByRole('textbox', { name: 'Batch' })).not.toBeInTheDocument();
  await item.fill('Crocin');
  await page.getByRole('option', { name: /Crocin/ }).click();
  await line(1).getByRole('textbox', { name: 'Quantity' }).fill('5');
  await line(1).getByRole('textbox', { name: 'Rate', exact: true }).fill('10');
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Gokul');
  await page.getByRole('option', { name: /Gokul Mills/ }).click();
  await field('Bill Number').fill('G/7');
  await field('Bill Date').fill(formatDayInFigures(today()));
  await button('Save').click();
  await expect.element(line(1).getByText('Enter the number of the batch.')).toBeVisible();
  await line(1).getByRole('textbox', { name: 'Batch' }).fill('D');
  await line(1).getByRole('textbox', { name: 'Expiry' }).fill('01/2032');
  await line(1).getByRole('textbox', { name: 'MRP' }).fill('40');
  await userEvent.keyboard('{Tab}');
  await button('Save').click();
  await expect.element(page.getByText('Batch D: 5, Exp 01/32, MRP 40.00')).toBeVisible();
});

test('an invoice takes what expires first, says so, and lets another batch be chosen', async () => {
  await open('/vouchers/new/invoice', 'New Invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('Asha');
  await page.getByRole('option', { name: /^Asha/ }).click();
  await line(1).getByRole('combobox', { name: 'Item' }).fill('Crocin');
  await page.getByRole('option', { name: /Crocin/ }).click();
  const batch = line(1).getByRole('combobox', { name: 'Batch' });
  await expect.element(batch).toBeVisible();
  await line(1).getByRole('textbox', { name: 'Quantity' }).fill('14');
  await expect.element(line(1).getByText('Only 13 NOS have not expired.')).toBeVisible();
  await batch.fill('C');
  await page.getByRole('option', { name: /C Exp/ }).click();
  await line(1).getByRole('textbox', { name: 'Quantity' }).fill('4');
  await button('Save').click();
  await expect.element(page.getByText(`Batch C: 4, Exp ${expiryInWords(LATER)}`)).toBeVisible();
});

test('Expiring Goods tells what expires when, and writes it off', async () => {
  await sell(today(), asha, [[crocin, 1, 20]]);
  await open('/reports/expiring-goods', 'Expiring Goods');
  await expect.element(table('Expiring Goods')).toBeVisible();
  expect(rowsOf('Expiring Goods').slice(0, 2)).toEqual([
    ['Item', 'Batch', 'Expiry', 'Godown', 'Quantity', 'Value', 'Actions'],
    ['Crocin', 'B', expiryInWords(SOON), 'Main', '2 NOS', '₹20.00', 'Write Off B'],
  ]);
  await page.getByLabelText('Within').click();
  await page.getByRole('option', { name: 'Expired' }).click();
  await expect
    .poll(() => rowsOf('Expiring Goods').slice(1))
    .toEqual([
      ['Crocin', 'A', expiryInWords(GONE), 'Main', '2 NOS', '₹20.00', 'Write Off A'],
      ['Total', '₹20.00', ''],
    ]);
  await page.getByRole('link', { name: 'Write Off A' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'New Stock Adjustment' })).toBeVisible();
  await expect.element(line(1).getByRole('combobox', { name: 'Batch' })).toHaveValue('A');
  await expect.element(line(1).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await button('Save').click();
  await expect.element(page.getByText(/Batch A: 2/)).toBeVisible();
});
