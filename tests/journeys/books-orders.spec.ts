import type { BrowserContext, Page } from '@playwright/test';
import { button, choose, fact, field, heading, importSheets, line, pick, startBooks, table } from './books-hands.ts';
import { expect, isInstalled, test } from './fixtures.ts';
import { finger, keyboard } from './hands.ts';
import { expectSound } from './judge.ts';

/** From a quotation to an invoice that is paid, by one kind of hand alone, with the network off. */

const SHEETS = {
  'items.csv': `Item name,HSN,GST Rate,Sale price,Unit,Opening Stock,Opening Rate
Soap,34011190,18,50,NOS,500,40
`,
  'parties.csv': 'Party Name,Party Type,GSTIN,State\nMeena Traders,Customer,,Maharashtra\n',
};

/** Begins a quotation in books whose app is on the device. */
async function openOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.clock.setFixedTime('2026-11-25T10:00:00+05:30');
  await page.goto('/books/new');
  const books = await startBooks(page);
  await importSheets(page, books, SHEETS);
  await isInstalled(page);
  await context.setOffline(true);
  await page.goto(`${books}/vouchers/new/quotation`);
  await expect(field(page, 'Customer')).toBeVisible();
}

const quantity = (page: Page) => line(page, 1).getByLabel('Quantity', { exact: true });
const progress = (page: Page) => table(page, 'Progress').getByRole('row').nth(1);

test('by keys alone: a quotation is ordered, delivered in parts, billed and paid', {
  tag: '@offline',
}, async ({ page, context }) => {
  await openOffline(page, context);
  const { press } = keyboard;

  await test.step('the quotation', async () => {
    await expect(field(page, 'Customer')).toBeFocused();
    await page.keyboard.type('mee', { delay: 100 });
    await expect(page.getByRole('option', { name: /^Meena/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await keyboard.find(page, 'Item', 'soa', 'Soap');
    await expect(quantity(page)).toBeFocused();
    await page.keyboard.type('10');
    await press(page, 'button', 'Save');
    await expect(heading(page, 'Quotation QTN/26-27/0001')).toBeVisible();
    await expect(fact(page, 'Valid Until')).toContainText('10 Dec 2026');
  });

  await test.step('the order, and a challan of four', async () => {
    await press(page, 'button', 'New Sales Order');
    await expect(heading(page, 'New Sales Order')).toBeVisible();
    await expect(quantity(page)).toHaveValue('10');
    await press(page, 'button', 'Save');
    await expect(heading(page, 'Sales Order SO/26-27/0001')).toBeVisible();
    await press(page, 'button', 'New Delivery Challan');
    await expect(heading(page, 'New Delivery Challan')).toBeVisible();
    await keyboard.type(page, 'Quantity', '4');
    await press(page, 'button', 'Save');
    await expect(heading(page, 'Delivery Challan DC/26-27/0001')).toBeVisible();
    await press(page, 'link', 'Sales Order SO/26-27/0001');
    await expect(progress(page)).toHaveText(/Soap10 NOS4 NOS0 NOS6 NOS10 NOS/);
  });

  await test.step('the invoice of all, and its receipt', async () => {
    await press(page, 'button', 'New Invoice');
    await expect(heading(page, 'New Invoice')).toBeVisible();
    await expect(quantity(page)).toHaveValue('10');
    await press(page, 'button', 'Save');
    await expect(heading(page, 'Invoice INV/26-27/0001')).toBeVisible();
    await press(page, 'button', 'Record Receipt');
    await expect(heading(page, 'New Receipt')).toBeVisible();
    await keyboard.find(page, 'Received In', 'cas', 'Cash');
    await press(page, 'button', 'Save');
    await expect(heading(page, 'Receipt RCT/26-27/0001')).toBeVisible();
    await press(page, 'link', 'INV/26-27/0001');
    await expect(fact(page, 'Status')).toContainText('Paid');
    await press(page, 'link', 'Sales Order SO/26-27/0001');
    await expect(fact(page, 'Status')).toContainText('Billed');
    await expect(progress(page)).toHaveText(/Soap10 NOS10 NOS10 NOS0 NOS0 NOS/);
  });
});

test.describe('by touch alone', () => {
  test.use({
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
    // So that no colour is measured in the middle of a transition.
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a quotation is ordered, delivered in parts, billed and paid', {
    tag: '@offline',
  }, async ({ page, context }) => {
    await openOffline(page, context);
    const tap = (name: string) => button(page, name).tap();
    const find = async (label: string, text: string, name: RegExp) => {
      await field(page, label).tap();
      await field(page, label).fill(text);
      await page.getByRole('option', { name }).tap();
    };

    await find('Customer', 'mee', /^Meena/);
    await find('Item', 'soa', /^Soap/);
    await quantity(page).fill('10');
    await tap('Save');
    await expect(heading(page, 'Quotation QTN/26-27/0001')).toBeVisible();
    await tap('New Sales Order');
    await expect(quantity(page)).toHaveValue('10');
    await tap('Save');
    await expect(heading(page, 'Sales Order SO/26-27/0001')).toBeVisible();
    await tap('New Delivery Challan');
    await expect(heading(page, 'New Delivery Challan')).toBeVisible();
    await quantity(page).fill('4');
    await tap('Save');
    await expect(heading(page, 'Delivery Challan DC/26-27/0001')).toBeVisible();
    await tap('New Invoice');
    await expect(quantity(page)).toHaveValue('4');
    await tap('Add From Orders');
    const dialog = page.getByRole('dialog', { name: 'Add From Orders' });
    await dialog.getByLabel('Take SO/26-27/0001 Soap').fill('6');
    await dialog.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(line(page, 2).getByLabel('Quantity', { exact: true })).toHaveValue('6');
    await field(page, 'Received Now').fill('590');
    await find('Received In', 'cas', /^Cash/);
    await tap('Save');
    await expect(heading(page, 'Invoice INV/26-27/0001')).toBeVisible();
    await expect(fact(page, 'Status')).toContainText('Paid');
    await page.getByRole('link', { name: 'Sales Order SO/26-27/0001' }).tap();
    await expect(fact(page, 'Status')).toContainText('Billed');
  });

  test('every form and page of an order is sound in both themes, and on a phone', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-25T10:00:00+05:30');
    await page.goto('/books/new');
    const books = await startBooks(page);
    await importSheets(page, books, SHEETS);
    const sound = async (where: string) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectSound(page, where, ['light']);
      await page.setViewportSize({ width: 820, height: 1180 });
      await expectSound(page, where, ['light', 'dark']);
    };
    const begin = async (kind: string) => {
      await page.goto(`${books}/vouchers/new/${kind.toLowerCase().replace(' ', '-')}`);
      await expect(heading(page, `New ${kind}`)).toBeVisible();
    };

    await begin('Sales Order');
    await choose(page, 'Customer', 'Meena Traders');
    await choose(line(page, 1), 'Item', 'Soap');
    await quantity(page).fill('10');
    await sound('a sales order that is entered');
    await button(page, 'Save').tap();
    await expect(heading(page, 'Sales Order SO/26-27/0001')).toBeVisible();
    await sound('a sales order');
    await button(page, 'Close line 1').tap();
    await sound('the question why a line is closed');
    await page.getByRole('alertdialog').getByLabel('Reason').fill('Not needed');
    await button(page, 'Close Line').tap();
    await expect(page.getByText('Closed: Not needed')).toBeVisible();
    await sound('a sales order that is closed');
    await button(page, 'Reopen').tap();
    await expect(button(page, 'New Invoice')).toBeVisible();
    await begin('Invoice');
    await choose(page, 'Customer', 'Meena Traders');
    await button(page, 'Add From Orders').tap();
    await sound('lines of orders to add');
    await page.keyboard.press('Escape');
    await begin('Delivery Challan');
    await pick(page, 'Purpose', 'Job Work');
    await choose(page, 'Party', 'Meena Traders');
    await choose(line(page, 1), 'Item', 'Soap');
    await quantity(page).fill('4');
    await line(page, 1).getByLabel('Rate', { exact: true }).fill('40');
    await sound('a challan that is entered');
    await button(page, 'Save').tap();
    await expect(heading(page, 'Delivery Challan DCJ/26-27/0001')).toBeVisible();
    await sound('a challan');
    await button(page, 'New Goods Back').tap();
    await expect(heading(page, 'New Goods Back')).toBeVisible();
    await sound('goods back that are entered');
    await button(page, 'Save').tap();
    await expect(heading(page, 'Goods Back GB/26-27/0001')).toBeVisible();
    await sound('goods back');
    for (const kind of ['Quotation', 'Purchase Order']) {
      await begin(kind);
      await sound(`an empty ${kind}`);
    }
    await begin('Delivery Challan');
    await pick(page, 'Purpose', 'To Own Godown');
    await sound('a challan to a godown of ours');
    await pick(page, 'Purpose', 'Return of Goods');
    await sound('a challan of goods that are returned');
  });
});

/** Of ten pieces of oil that are to be there, two are; twice as many less these are ordered, come, and are no longer low. */
const LOW = {
  'items.csv': `Item name,HSN,GST Rate,Purchase price,Unit,Opening Stock,Opening Rate,Reorder Level
Oil,15121910,5,80,NOS,2,80,10
`,
  'parties.csv': 'Party Name,Party Type,GSTIN,State\nGokul Mills,Supplier,27AAAPA1234A1ZT,Maharashtra\n',
};

function lowStockToPurchase(hands: typeof keyboard) {
  return async ({ page, context }: { page: Page; context: BrowserContext }) => {
    await page.clock.setFixedTime('2026-11-25T10:00:00+05:30');
    await page.goto('/books/new');
    const books = await startBooks(page);
    await importSheets(page, books, LOW);
    await isInstalled(page);
    await context.setOffline(true);
    await page.goto(`${books}/items?tab=stock`);
    await hands.press(page, 'link', 'Order Oil');
    await expect(heading(page, 'New Purchase Order')).toBeVisible();
    await expect(quantity(page)).toHaveValue('18');
    await hands.find(page, 'Supplier', 'gok', 'Gokul Mills');
    await hands.press(page, 'button', 'Save');
    await expect(heading(page, 'Purchase Order PO/26-27/0001')).toBeVisible();
    await hands.press(page, 'button', 'New Purchase');
    await expect(heading(page, 'New Purchase')).toBeVisible();
    await hands.type(page, 'Bill Number', 'B/1');
    await hands.type(page, 'Bill Date', '25/11/2026');
    await hands.press(page, 'button', 'Save');
    await expect(heading(page, 'Purchase PUR/26-27/0001')).toBeVisible();
    await page.goto(books);
    await expect(page.getByText('Nothing runs low.')).toBeVisible();
  };
}

test('by keys alone: what runs low is ordered, and comes', { tag: '@offline' }, lowStockToPurchase(keyboard));

test.describe('by touch alone, low stock', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  test('what runs low is ordered, and comes', { tag: '@offline' }, lowStockToPurchase(finger));
});
