import type { Page } from '@playwright/test';
import { button, fact, field, heading, importSheets, line, pick, setDay, startBooks, table } from './books-hands.ts';
import { expect, test } from './fixtures.ts';
import { finger, keyboard } from './hands.ts';

/**
 * A month of a wholesaler, by keys and by touch: what was quoted is ordered, goes out in parts, comes back to be replaced and is billed
 * in parts; medicines are bought and sold by batch. Each figure was worked out by hand.
 */

const SHEETS = {
  'items.csv': `Item name,HSN,GST Rate,Sale price,Purchase price,Unit,Opening Stock,Opening Rate
Rice,10063010,5,50,40,KGS,500,40
`,
  'parties.csv': `Party Name,Party Type,GSTIN,State
Meena Traders,Customer,,Maharashtra
Gokul Mills,Supplier,27AAAPA1234A1ZT,Maharashtra
`,
};
type Hands = typeof keyboard;

const quantity = (page: Page, at = 1) => line(page, at).getByLabel('Quantity', { exact: true });
const progress = (page: Page) => table(page, 'Progress').getByRole('row').nth(1);

async function begin(page: Page): Promise<string> {
  await page.clock.setFixedTime('2026-08-01T10:00:00+05:30');
  await page.goto('/books/new');
  const books = await startBooks(page);
  await importSheets(page, books, SHEETS);
  await page.goto(`${books}/items`);
  await button(page, 'New Item').click();
  const dialog = page.getByRole('dialog', { name: 'New Item' });
  await dialog.getByLabel('Name', { exact: true }).fill('Crocin');
  await dialog.getByLabel(/^HSN/).fill('30049099');
  await dialog.getByLabel('Selling Price', { exact: true }).fill('110');
  await pick(dialog, 'GST Rate', '5%');
  await dialog.getByRole('switch', { name: 'Batches' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  return books;
}

/** Saves a form, whose page opens. */
async function save(page: Page, { press }: Hands, title: string): Promise<void> {
  await press(page, 'button', 'Save');
  await expect(heading(page, title)).toBeVisible();
}

/** Makes of the order or challan whose page is open, on a day, so much of its first line. */
async function make(page: Page, hands: Hands, kind: string, day: string, units: string): Promise<void> {
  await hands.press(page, 'button', `New ${kind}`);
  await expect(heading(page, `New ${kind}`)).toBeVisible();
  await setDay(page, day);
  await hands.type(page, 'Quantity', units);
}

function month(hands: Hands) {
  return async ({ page }: { page: Page }) => {
    const books = await begin(page);
    const openOrder = () => hands.press(page, 'link', 'Sales Order SO/26-27/0001');

    await test.step('a quotation of 100 becomes an order', async () => {
      await page.goto(`${books}/vouchers/new/quotation`);
      await hands.find(page, 'Customer', 'mee', 'Meena Traders');
      await hands.find(page, 'Item', 'ric', 'Rice');
      await hands.type(page, 'Quantity', '100');
      await save(page, hands, 'Quotation QTN/26-27/0001');
      await hands.press(page, 'button', 'New Sales Order');
      await expect(quantity(page)).toHaveValue('100');
      await save(page, hands, 'Sales Order SO/26-27/0001');
    });

    await test.step('40 and 30 go out, and 5 of them come back to be replaced', async () => {
      await make(page, hands, 'Delivery Challan', '3/8', '40');
      await save(page, hands, 'Delivery Challan DC/26-27/0001');
      await openOrder();
      await make(page, hands, 'Delivery Challan', '4/8', '30');
      await save(page, hands, 'Delivery Challan DC/26-27/0002');
      await openOrder();
      await hands.press(page, 'link', 'Delivery Challan DC/26-27/0001');
      await make(page, hands, 'Goods Back', '5/8', '5');
      await save(page, hands, 'Goods Back GB/26-27/0001');
    });

    await test.step('65 are billed: 35 are left to deliver, and to bill', async () => {
      await page.goto(`${books}/orders`);
      await hands.press(page, 'tab', 'Sales Orders');
      await table(page, 'Sales Orders').getByRole('link', { name: 'SO/26-27/0001' }).click();
      await make(page, hands, 'Invoice', '6/8', '65');
      await save(page, hands, 'Invoice INV/26-27/0001');
      await openOrder();
      await expect(progress(page)).toHaveText(/Rice100 KGS65 KGS65 KGS35 KGS35 KGS/);
    });

    await test.step('36 are refused, 35 go and are billed, and the order is done', async () => {
      await make(page, hands, 'Delivery Challan', '7/8', '36');
      await hands.press(page, 'button', 'Save');
      await expect(page.getByText('At most 35 KGS of SO/26-27/0001 are left.').first()).toBeVisible();
      await hands.type(page, 'Quantity', '35');
      await save(page, hands, 'Delivery Challan DC/26-27/0003');
      await openOrder();
      await make(page, hands, 'Invoice', '8/8', '35');
      await save(page, hands, 'Invoice INV/26-27/0002');
      await openOrder();
      await expect(fact(page, 'Status')).toContainText('Billed');
    });

    await test.step('medicines come in three batches', async () => {
      await page.goto(`${books}/vouchers/new/purchase`);
      await hands.find(page, 'Supplier', 'gok', 'Gokul Mills');
      await field(page, 'Bill Number').fill('B/7');
      await setDay(page, '1/8', 'Bill Date');
      for (const [at, [units, batch, expiry]] of BATCHES.entries()) {
        if (at > 0) await button(page, 'Add Line').click();
        const own = line(page, at + 1);
        await own.getByRole('combobox', { name: 'Item or Ledger' }).fill('cro');
        await page
          .getByRole('option', { name: /^Crocin/ })
          .first()
          .click();
        await own.getByLabel('Quantity', { exact: true }).fill(units);
        await own.getByLabel('Rate', { exact: true }).fill('80');
        await own.getByLabel('Batch', { exact: true }).fill(batch);
        await own.getByLabel('Expiry', { exact: true }).fill(expiry);
      }
      await save(page, hands, 'Purchase PUR/26-27/0001');
    });

    await test.step('5 are sold on 1 September: two of A, three of B', async () => {
      await page.clock.setFixedTime('2026-09-01T10:00:00+05:30');
      await sell(page, hands, books, '5');
      await expect(page.getByRole('region', { name: 'Slip' })).toContainText('Batch A: 2, Exp 09/26');
      await expect(page.getByRole('region', { name: 'Slip' })).toContainText('Batch B: 3, Exp 12/26');
    });

    await test.step('the books agree with themselves', async () => {
      await page.goto(`${books}/settings?tab=check-books`);
      await page.getByRole('main').getByRole('button', { name: 'Check Books' }).click();
      await expect(page.getByText('The books agree')).toBeVisible();
    });
  };
}

const BATCHES = [
  ['2', 'A', '09/26'],
  ['3', 'B', '12/26'],
  ['10', 'C', '03/27'],
] as const;

async function sell(page: Page, hands: Hands, books: string, units: string): Promise<void> {
  await page.goto(`${books}/vouchers/new/invoice`);
  await hands.find(page, 'Customer', 'mee', 'Meena Traders');
  await hands.find(page, 'Item', 'cro', 'Crocin');
  await hands.type(page, 'Quantity', units);
  await save(page, hands, 'Invoice INV/26-27/0003');
}

test('a month of a wholesaler, by keys', { tag: '@long' }, month(keyboard));

test.describe('by touch', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  test('a month of a wholesaler, by touch', { tag: '@long' }, month(finger));
});
