import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { updateItem } from '#data/books/masters/items.ts';
import { goodsToCount } from '#data/books/vouchers/count-sheet.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { forgetAnswers } from '#data/store/live.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { type Item, itemInput } from '#domain/books/masters/item.ts';
import { asQuantity } from '#domain/quantity.ts';
import { asRate } from '#domain/books/rate.ts';
import { daysAfter, firstDayOfYear } from '#domain/calendar.ts';
import { formatDayInFigures } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { expiryInWords } from '#domain/books/batches/batch-days.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { buyBatches } from '../../support/batches.ts';
import { scan } from '../../support/scanner.ts';
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
let crocin: Awaited<ReturnType<typeof addGoods>>;
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

test('a batch that no voucher names any more is deleted under Show All; one that is used stays', async () => {
  await sell(today(), asha, [[crocin, 3, 20]]);
  const mistyped = await buyBatches(today(), mills, crocin, [[4, { number: 'C1' }]]);
  await cancelVoucher(mistyped.id, mistyped.rev);
  await open(`/items/${crocin.id}`, 'Crocin');
  await expect.element(button('Edit batch C')).toBeVisible();
  expect(button('Delete batch C').query()).toBeNull();
  await button('Show All').click();
  await button('Delete batch B').click();
  await expect.element(page.getByText(/^Batch B is used by Purchase .*\. Edit it instead\.$/)).toBeVisible();
  await button('Delete batch C1').click();
  const question = page.getByRole('alertdialog', { name: 'Delete batch' });
  await expect.element(question).toHaveTextContent('C1 of Crocin');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toastOf('Success', 'Batch deleted successfully')).toBeVisible();
  await expect.element(button('Edit batch C1')).not.toBeInTheDocument();
  await expect.element(button('Edit batch B')).toBeVisible();
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
  await expect.element(line(1).getByText(/^Empty: what expires first, B · Exp/)).toBeVisible();
  await line(1).getByRole('textbox', { name: 'Rate' }).fill('31');
  await expect.element(line(1).getByText('The MRP is ₹30. Lower the rate.')).toBeVisible();
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

test('a stock count has a row for each batch, and writes off the one that is short', async () => {
  await open('/stock-count', 'Stock Count');
  const row = (at: number) => table('Goods').getByRole('row').nth(at);
  await expect.element(row(1)).toHaveTextContent(`CrocinBatch A · Expired ${expiryInWords(GONE)}2 NOS`);
  await expect.element(row(2)).toHaveTextContent(`CrocinBatch B · Exp ${expiryInWords(SOON)}3 NOS`);
  await expect.element(row(3)).toHaveTextContent(`CrocinBatch C · Exp ${expiryInWords(LATER)}10 NOS`);
  await userEvent.fill(field('Counted Crocin, batch B'), '1');
  await userEvent.fill(field('Counted Crocin, batch C'), '10');
  await expect.element(row(2)).toHaveTextContent('−2');
  await button('Save Count').click();
  await expect.element(toastOf('Success', 'Stock Adjustment SA/26-27/0001 saved')).toBeVisible();
  await expect.element(toastOf('Counted', '1 item was counted.')).toBeVisible();
  await expect.element(row(2)).toHaveTextContent(`Batch B · Exp ${expiryInWords(SOON)}1 NOS`);
  const [, count] = await booksStore.records('vouchers').toArray();
  await open(`/vouchers/${count?.id}`, 'Stock Adjustment SA/26-27/0001');
  const slip = page.getByRole('region', { name: 'Slip' });
  await expect.element(slip).toHaveTextContent(/Crocin · Main · Batch B: 2, Exp [^N]*1 NOS2 NOS/);
  await expect.element(slip).toHaveTextContent(/Crocin · Main · Batch C, Exp [^N]*10 NOS0 NOS/);
});

test('a batch that is sold out after it was counted stays on the sheet, and its count can be kept', async () => {
  await open('/stock-count', 'Stock Count');
  await userEvent.fill(field('Counted Crocin, batch B'), '3');
  await sell(today(), asha, [[crocin, 3, 20]]);
  const moved = '3 NOS went since it was counted. Count it again, or keep the count.';
  await expect.element(field('Counted Crocin, batch B')).toHaveAccessibleDescription(moved);
  await button('Save Count').click();
  await expect.element(toastOf('Not saved', `Crocin, batch B: ${moved}`)).toBeVisible();
  await button('Keep 3').click();
  await button('Save Count').click();
  await expect.element(toastOf('Success', 'Stock Adjustment SA/26-27/0001 saved')).toBeVisible();
  await expect.element(table('Goods')).toHaveTextContent(`Batch B · Exp ${expiryInWords(SOON)}3 NOS`);
});

test('a scan of goods with several batches asks which one it was, and counts that', async () => {
  const { barcode } = await updateBarcode();
  await open('/stock-count', 'Stock Count');
  await expect.element(field('Counted Crocin, batch C')).toBeVisible();
  await scan(barcode);
  const dialog = page.getByRole('dialog', { name: 'Which Batch?' });
  await dialog.getByRole('button', { name: /^Batch C/ }).click();
  await expect.element(field('Counted Crocin, batch C')).toHaveFocus();
  await expect.element(field('Counted Crocin, batch C')).toHaveValue('1');
  await scan(barcode);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(field('Counted Crocin, batch C')).toHaveValue('1');
});

test('a count of batches says on its page which of them changed since', async () => {
  const [, , c] = await goodsToCount(today(), MAIN.id, [crocin.id]);
  if (!c) throw new Error('The sheet has other rows.');
  await saveCount(today(), MAIN, { [c.key]: { counted: asQuantity(10), there: c.there } });
  const [, count] = await booksStore.records('vouchers').toArray();
  await buyBatches(today(), mills, crocin, [[4, { number: 'C' }]]);
  await open(`/vouchers/${count?.id}`, 'Stock Adjustment SA/26-27/0001');
  const changed = page.getByRole('region', { name: 'Changed since It Was Counted' });
  await expect.element(changed).toHaveTextContent('Crocin, batch C10 NOS14 NOS');
  await button('Adjust to the Count').click();
  await expect.element(changed).not.toBeInTheDocument();
});

async function updateBarcode(): Promise<Item> {
  await updateItem(crocin.id, crocin.rev, { ...itemInput(crocin, today()), barcode: '8901719110245' });
  return { ...crocin, barcode: '8901719110245' };
}

const MAIN = { id: 'GDN-000001', name: 'Main' };
