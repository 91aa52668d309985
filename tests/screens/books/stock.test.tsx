import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { business, updateBusiness } from '#data/books/business.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { forgetAnswers } from '#data/store/live.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { daysAfter, firstDayOfYear } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { addGoods, aTrader, buy, sell } from '../../support/trade.ts';
import { toastOf } from '../../support/toasts.ts';

const START = firstDayOfYear(today());
const SECOND = daysAfter(START, 1);
const THIRD = daysAfter(START, 2);

const table = (name: string) => page.getByRole('table', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const main = () => page.getByRole('main');

let key: string;
let soap: Item;
let asha: DocumentParty;
let bought: Voucher;

/** Books that bought 10 at 100, then 10 at 120, and sold 15 at 200 on the first three days of this year. */
beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  await emptyShelf();
  forgetAnswers();
  key = await startBooks(
    aBooksBusiness({ booksBegin: START, registration: 'Regular', gstin: '27AAPFU0939F1ZV', yourName: 'Usha' }),
  );
  await openBooks(key);
  soap = await addGoods('Soap', { sku: 'S-1' });
  asha = await aTrader('Customer', 'Asha');
  const mills = await aTrader('Supplier', 'Gokul Mills');
  await buy(START, mills, [[soap, 10, 100]]);
  bought = await buy(SECOND, mills, [[soap, 10, 120]]);
  await sell(THIRD, asha, [[soap, 15, 200]]);
});

async function open(path: string, name: string) {
  const router = await openBooksAt(`/books/${key}${path}`);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return router;
}

function rowsOf(name: string): readonly (readonly string[])[] {
  const rows = table(name).getByRole('row').elements();
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '').filter((text) => text !== ''));
}

describe('Stock Summary', () => {
  test('says what is there and what it is worth, and opens the item’s movements, and they their vouchers', async () => {
    await open('/reports/stock-summary', 'Stock Summary');
    await expect.element(table('Stock Summary')).toBeVisible();
    expect(rowsOf('Stock Summary')).toEqual([
      ['Particulars', 'Unit', 'Rate', 'Quantity', 'Value'],
      ['Soap', 'NOS', '₹120.00', '5', '₹600.00'],
      ['Total', '₹600.00'],
    ]);
    const digit = table('Stock Summary').getByRole('link', { name: 'Soap 5', exact: true }).element();
    expect(digit.getBoundingClientRect().width, 'a digit is wide enough to press').toBeGreaterThanOrEqual(24);
    await table('Stock Summary').getByRole('link', { name: 'Soap ₹600.00' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Soap' })).toBeVisible();
    await expect.element(main().getByText('5 NOS in stock · SKU S-1 · HSN 34011190')).toBeVisible();
    await expect.element(table('Stock Ledger')).toBeVisible();
    expect(rowsOf('Stock Ledger').slice(1)).toEqual([
      [formatDay(START), 'Opening', '–', '–'],
      [formatDay(START), 'Gokul Mills', expect.stringMatching('Purchase PUR/'), '10', '₹1,000.00', '10', '₹1,000.00'],
      [formatDay(SECOND), 'Gokul Mills', expect.stringMatching('Purchase PUR/'), '10', '₹1,200.00', '20', '₹2,200.00'],
      [formatDay(THIRD), 'Asha', expect.stringMatching('Invoice INV/'), '15', '−₹1,600.00', '5', '₹600.00'],
      [formatDay(today()), 'Closing', '20', '15', '₹600.00', '5', '₹600.00'],
    ]);
    await table('Stock Ledger').getByRole('link').filter({ hasText: '−₹1,600.00' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Invoice INV/ })).toBeVisible();
  });

  test('is of any day, and is saved as CSV', async () => {
    await open(`/reports/stock-summary?on=${START}`, 'Stock Summary');
    await expect.element(table('Stock Summary').getByText('₹1,000.00').first()).toBeVisible();
    await button('Save CSV').click();
    await expect.element(toastOf('CSV saved', `stock-summary-${START}.csv`)).toBeVisible();
  });
});

test('the stock ledger of a chosen item is that of all godowns, or of one', async () => {
  await createGodown({ ...BLANK_GODOWN, name: 'Shed' });
  await open('/reports/stock-ledger', 'Stock Ledger');
  await page.getByRole('combobox', { name: 'Item' }).fill('s-1');
  await page.getByRole('option', { name: /Soap/ }).click();
  await expect.element(table('Stock Ledger').getByRole('row')).toHaveLength(6);
  await page.getByRole('button', { name: 'Godown All godowns' }).click();
  await page.getByRole('option', { name: 'Shed' }).click();
  await expect.element(table('Stock Ledger').getByRole('row')).toHaveLength(3);
});

test('a month of one godown opens that month of that godown, and Back shows the year of it', async () => {
  const shed = await createGodown({ ...BLANK_GODOWN, name: 'Shed' });
  const lines = Array.from({ length: 101 }, () => [soap, 1, 100] as const);
  await buy(THIRD, await aTrader('Supplier', 'Bulk Mills'), lines, { godown: { id: shed.id, name: shed.name } });
  const router = await open('/reports/stock-ledger', 'Stock Ledger');
  await page.getByRole('combobox', { name: 'Item' }).fill('s-1');
  await page.getByRole('option', { name: /Soap/ }).click();
  await page.getByRole('button', { name: 'Godown All godowns' }).click();
  await page.getByRole('option', { name: 'Shed' }).click();
  await table('Stock Ledger').getByRole('link').first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Soap' })).toBeVisible();
  expect(router.state.location.search).toMatchObject({ godown: shed.id });
  await expect.element(page.getByRole('button', { name: 'Godown Shed' })).toBeVisible();
  router.history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Stock Ledger' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Godown Shed' })).toBeVisible();
});

test('Back from a month of an item to its year shows the godown that was chosen there', async () => {
  const shed = await createGodown({ ...BLANK_GODOWN, name: 'Shed' });
  const lines = Array.from({ length: 101 }, () => [soap, 1, 100] as const);
  await buy(THIRD, await aTrader('Supplier', 'Bulk Mills'), lines, { godown: { id: shed.id, name: shed.name } });
  const router = await open(`/items/${soap.id}`, 'Soap');
  await page.getByRole('button', { name: 'Godown All godowns' }).click();
  await page.getByRole('option', { name: 'Shed' }).click();
  await expect.element(table('Stock Ledger').getByRole('columnheader', { name: 'Month' })).toBeVisible();
  await table('Stock Ledger').getByRole('link').first().click();
  await expect.element(table('Stock Ledger').getByRole('columnheader', { name: 'Day' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Godown Shed' })).toBeVisible();
  router.history.back();
  await expect.element(table('Stock Ledger').getByRole('columnheader', { name: 'Month' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Godown Shed' })).toBeVisible();
});

test('Items has the stock of now, and a sale in another place changes it at once', async () => {
  await open('/items', 'Items');
  const row = page.getByRole('row').filter({ hasText: 'Soap' });
  await expect.element(row.getByRole('cell', { name: '5', exact: true })).toBeVisible();
  await sell(today(), asha, [[soap, 2, 200]]);
  await expect.element(row.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Stock' }).click();
  await expect.element(table('Stock Summary').getByText('₹360.00').first()).toBeVisible();
  await expect.element(table('Godowns')).toBeVisible();
});

test('another way of valuing says what it would change before it is saved', async () => {
  await open('/settings', 'Settings');
  await page.getByRole('button', { name: 'Stock Valuation FIFO' }).click();
  await page.getByRole('option', { name: 'Moving average' }).click();
  await expect.element(page.getByText(/worth ₹550.00 today.*instead of ₹600.00.*becomes ₹50.00 less/)).toBeVisible();
});

describe('selling more than there is', () => {
  async function beginToSell(units: string) {
    await open('/vouchers/new/invoice', 'New Invoice');
    await page.getByRole('combobox', { name: 'Customer' }).fill('asha');
    await page.getByRole('option', { name: /Asha/ }).click();
    await page.getByRole('combobox', { name: 'Item' }).fill('soap');
    await page.getByRole('option', { name: /Soap/ }).click();
    await page.getByLabelText('Quantity', { exact: true }).fill(units);
    await page.getByLabelText('Rate', { exact: true }).fill('200');
  }

  test('warns at the quantity, and is saved all the same', async () => {
    await beginToSell('6');
    await expect.element(page.getByText('Only 5 NOS in stock.')).toBeVisible();
    await button('Save').click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Invoice INV/ })).toBeVisible();
  });

  test('is refused at the quantity where the business wishes so', async () => {
    const now = await business();
    await updateBusiness(now, { ...now, negativeStock: 'Refuse' });
    await beginToSell('6');
    await button('Save').click();
    const sentence = 'Only 5 NOS of Soap are in stock on that day. Enter less, or record first what came.';
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    await expect
      .element(page.getByLabelText('Quantity', { exact: true }))
      .toHaveAccessibleDescription('Only 5 NOS in stock.');
    await page.getByLabelText('Quantity', { exact: true }).fill('5');
    await button('Save').click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Invoice INV/ })).toBeVisible();
  });
});

describe('godowns on documents', () => {
  test('an invoice says from which godown once there are two; what is short there is seen at its line', async () => {
    await open('/vouchers/new/invoice', 'New Invoice');
    await expect.element(page.getByRole('textbox', { name: 'Reference' })).toBeVisible();
    expect(page.getByLabelText('From Godown').elements()).toHaveLength(0);
    await createGodown({ ...BLANK_GODOWN, name: 'Camp' });
    await page.getByLabelText('From Godown').click();
    await page.getByRole('option', { name: 'Camp' }).click();
    await page.getByRole('combobox', { name: 'Item' }).fill('Soap');
    await page.getByRole('option', { name: 'Soap' }).click();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('1');
    const warning = main().getByText('None in Camp.');
    await expect.element(warning).toBeVisible();
    const { color, fontSize } = getComputedStyle(warning.element());
    const label = getComputedStyle(main().getByText('Quantity', { exact: true }).first().element());
    expect(color).not.toBe(label.color);
    expect(Number.parseFloat(fontSize)).toBeGreaterThan(Number.parseFloat(label.fontSize));
  });
});

describe('bringing less than was sold', () => {
  const short = (units: number) => `It would leave ${units} NOS of Soap short on ${formatDay(THIRD)}, for Invoice INV`;

  test('warns in the form and when it is cancelled, and is saved all the same', async () => {
    await open(`/vouchers/${bought.id}`, 'Purchase');
    await button('Cancel Purchase').click();
    await expect.element(page.getByRole('alertdialog').getByText(short(5))).toBeVisible();
    await button('Keep Purchase').click();
    await button('Edit').click();
    await page.getByLabelText('Quantity', { exact: true }).fill('3');
    await expect.element(page.getByText(short(2))).toBeVisible();
    await page.getByLabelText('Quantity', { exact: true }).fill('5');
    await expect.element(page.getByText(/It would leave/)).not.toBeInTheDocument();
    await page.getByLabelText('Quantity', { exact: true }).fill('3');
    await button('Save').click();
    await expect.element(toastOf('Success', `Purchase ${bought.number} saved`)).toBeVisible();
  });

  test('is refused where the business wishes so, with the form and all that was typed', async () => {
    const now = await business();
    await updateBusiness(now, { ...now, negativeStock: 'Refuse' });
    await open(`/vouchers/${bought.id}/edit`, 'Edit Purchase');
    await page.getByLabelText('Quantity', { exact: true }).fill('3');
    await button('Save').click();
    await expect
      .element(page.getByLabelText('Quantity', { exact: true }))
      .toHaveAccessibleDescription(`Leaves 2 NOS short on ${formatDay(THIRD)}.`);
  });
});
