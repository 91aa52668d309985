import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSound } from './judge.ts';
import {
  button,
  choose,
  enterNote,
  enterTrade,
  heading,
  importSheets,
  pick,
  rowOf,
  rowsOf,
  saveAs,
  setDay,
  startTrading,
  table,
} from './books-hands.ts';
import { scan } from './scanner.ts';

/*
 * A trader's month, worked out by hand. FIFO by godown; Soap bears 18 %, Oil 5 %, all within the State.
 *
 * day     what                                     Soap, Main                          Soap, Shop      Oil, Main  Oil, Shop
 *         opening: 10 Soap at 100, 20 Oil at 50    10 at 100                           –               20 at 50   –
 *  1 Apr  4 Soap and 5 Oil go to the Shop          6 at 100                            4 at 100        15 at 50   5 at 50
 *  2 Apr  5 Soap bought at 90, entered at the end  + 5 at 90
 *  3 Apr  10 Soap bought at 120                    + 10 at 120
 *  4 Apr  10 Soap bought at 130                    + 10 at 130
 *  6 Apr  12 Soap sold at 200, 5 Oil at 80         6×100 + 5×90 + 1×120 = 1,170                        250
 *  8 Apr  6 Soap sold at 200                       6×120 = 720
 * 10 Apr  2 Soap of 6 Apr come back                1,170×2/12 = 195 comes in
 * 12 Apr  5 Soap at 130 go back to the supplier    5×130 = 650
 * 14 Apr  1 Soap comes back from the Shop          + 1 at 100                          3 at 100
 * 16 Apr  1 Soap damaged in the Shop                                                   2 at 100
 * 30 Apr  counted in the Shop: 3 Soap, 3 Oil                                           + 1 at 113.75              3 at 50
 *         closing                                  3×120 + 5×130 + 195 + 100 = 1,305   313.75          10: 500    3: 150
 *
 * Before the purchase of 2 Apr is entered, 6 Apr costs 6×100 + 6×120 = 1,320, 8 Apr 4×120 + 2×130 = 740, and 220 come back.
 * Then 9 Soap are worth 3×130 + 220 + 100 + 2×100 = 910 without the found one, of which one of 8 is 113.75: so it is found.
 *
 * Closing stock    1,305 + 313.75 + 500 + 150                                               = 2,268.75
 * Sales            12×200 + 5×80 + 6×200, less 2×200 that came back                         = 4,000 − 400
 * Purchases        450 + 1,200 + 1,300, less written off 100 + 100, with found 113.75       = 2,863.75, less returns 650
 * Gross profit     3,600 + 2,268.75 − 2,000 − 2,213.75                                      = 1,655
 *                  as 3,600 less the cost of what was sold: 1,170 + 720 − 195 + 250 = 1,945. Before 2 Apr: 2,090, so 1,510.
 * Stock Loss       100 and its tax of 18, and 100, less 113.75                              = 104.25; net profit 1,550.75
 * Asha owes        2,832 + 420 + 1,416 − 472 = 4,196; to Gokul Mills 531 + 1,416 + 1,534 − 767 = 2,714
 * Tax              on sales 576 + 20 = 596, on purchases 414 − 18 = 396, so 200 are owed
 * Balance sheet    4,196 + 2,268.75 = 6,464.75 = 2,000 + 1,550.75 + 200 + 2,714
 */

const SOAP_CODE = '8901719110245';
const SHEETS = {
  'items.csv': `Item name,HSN,Barcode,GST Rate,Sale price,Unit,Opening Stock,Opening Rate
Soap,34011190,${SOAP_CODE},18,200,NOS,10,100
Oil,15121910,,5,80,LTR,20,50
`,
  'parties.csv':
    'Party Name,Party Type,GSTIN,State\nAsha,Customer,,Maharashtra\nGokul Mills,Supplier,27AAAPF1111F1ZM,\n',
  'ledgers.csv': 'Ledger Name,Group,Opening Credit\nCapital,Capital Account,2000\n',
};
const GOKUL = { supplier: 'Gokul Mills' };

// Reduced motion, so that no colour is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a trader’s month: goods are bought, sold, moved, damaged, counted and bought after the fact, and every figure is as worked out', async ({
  page,
}) => {
  test.slow();
  const books = await startTrading(page, '2026-04-30');
  await importSheets(page, books, SHEETS);

  await test.step('the goods that are there are divided between two godowns', async () => {
    await page.getByRole('link', { name: 'Items', exact: true }).click();
    await page.getByRole('tab', { name: 'Stock' }).click();
    await button(page, 'New Godown').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Shop');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(table(page, 'Godowns')).toContainText('Shop');
    await transfer(page, '1/4', 'Shop', [
      ['Soap', '4'],
      ['Oil', '5'],
    ]);
    await saveAs(page, 'Stock Transfer ST/26-27/0001');
  });

  await test.step('the month is entered', async () => {
    const bill = { ...GOKUL, on: '3/4', bill: 'G/1', total: '1,416', saved: 'Purchase PUR/26-27/0001' };
    await enterTrade(page, { ...bill, lines: [['Soap', '10', '120']] });
    const next = { ...GOKUL, on: '4/4', bill: 'G/2', total: '1,534', saved: 'Purchase PUR/26-27/0002' };
    await enterTrade(page, { ...next, lines: [['Soap', '10', '130']] });
    await enterNote(page, 'Debit Note', {
      on: '12/4',
      quantities: ['5'],
      reason: 'Purchase return',
      total: '767',
      saved: 'Debit Note DN/26-27/0001',
    });
    const lines = [
      ['Soap', '12', '200'],
      ['Oil', '5', '80'],
    ] as const;
    await enterTrade(page, { customer: 'Asha', on: '6/4', lines, total: '3,252', saved: 'Invoice INV/26-27/0001' });
    await enterNote(page, 'Credit Note', {
      on: '10/4',
      quantities: ['2', '0'],
      reason: 'Sales return',
      total: '472',
      saved: 'Credit Note CN/26-27/0001',
    });
    const few = [['Soap', '6', '200']] as const;
    await enterTrade(page, {
      customer: 'Asha',
      on: '8/4',
      lines: few,
      total: '1,416',
      saved: 'Invoice INV/26-27/0002',
    });
    await transfer(page, '14/4', 'Main', [['Soap', '1']], 'Shop');
    await saveAs(page, 'Stock Transfer ST/26-27/0002');
  });

  await test.step('what is damaged is written off with its input tax', async () => {
    await page.getByRole('link', { name: 'Items', exact: true }).click();
    await button(page, 'Stock Adjustment').click();
    await expect(heading(page, 'New Stock Adjustment')).toBeVisible();
    await setDay(page, '16/4');
    await page.getByLabel('Reason').fill('Fell down');
    const line = page.getByRole('group', { name: 'Line 1', exact: true });
    await choose(line, 'Item', 'Soap');
    await line.getByLabel('Quantity', { exact: true }).fill('1');
    await pick(line, 'Godown', 'Shop');
    await expect(line.getByRole('combobox', { name: 'Item' })).toHaveAccessibleDescription('3 NOS in Shop');
    await line.getByRole('switch', { name: 'Reverse Input Tax' }).click();
    await expectSound(page, 'goods that are written off', ['light', 'dark']);
    await saveAs(page, 'Stock Adjustment SA/26-27/0001');
    const postings = table(page, 'Postings');
    await expect(postings.getByRole('row', { name: /^Stock Loss/ })).toContainText('₹118');
    await expect(postings.getByRole('row', { name: /^Purchases/ })).toContainText('₹100');
    await expect(postings.getByRole('row', { name: /^Input CGST/ })).toContainText('₹9');
  });

  await test.step('a count by typing and by scanning is saved as adjustments', async () => {
    await page.getByRole('link', { name: 'Items', exact: true }).click();
    await page.getByRole('link', { name: 'Stock Count' }).click();
    await pick(page, 'Godown', 'Shop');
    const row = (name: string) => table(page, 'Goods').getByRole('row').filter({ hasText: name });
    await expect(row('Oil')).toContainText('5 LTR');
    await page.getByLabel('Counted Oil').fill('3');
    await expect(row('Soap')).toContainText('2 NOS');
    for (const count of ['1', '2', '3']) {
      await scan(page, SOAP_CODE);
      await expect(page.getByLabel('Counted Soap')).toHaveValue(count);
    }
    await expect(row('Soap')).toContainText('+1');
    await expect(row('Oil')).toContainText('−2');
    await expectSound(page, 'a count of two goods', ['light', 'dark']);
    await button(page, 'Save Count').click();
    const saved = 'Stock Adjustment SA/26-27/0002 and Stock Adjustment SA/26-27/0003 saved';
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    await expect(row('Soap')).toContainText('3 NOS');
  });

  await test.step('a bill of the second day values anew what was sold after it', async () => {
    await openReport(page, 'Profit & Loss');
    await expect(rowOf(page, 'Profit & Loss', 'Gross Profit')).toContainText('₹1,510.00');
    const late = { ...GOKUL, on: '2/4', bill: 'G/0', total: '531', saved: 'Purchase PUR/26-27/0003' };
    await enterTrade(page, { ...late, lines: [['Soap', '5', '90']] });
    await openReport(page, 'Profit & Loss');
    await expect.poll(() => rowsOf(page, 'Profit & Loss')).toEqual(PROFIT_AND_LOSS);
  });

  await test.step('the figures lead to the goods, and those to their vouchers', async () => {
    await rowOf(page, 'Profit & Loss', 'Closing Stock').getByRole('link').click();
    await expect(heading(page, 'Stock Summary')).toBeVisible();
    await expect.poll(() => rowsOf(page, 'Stock Summary')).toEqual(STOCK_SUMMARY);
    await expectSound(page, 'a stock summary of two godowns', ['light', 'dark']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page, 'a stock summary of two godowns', ['light']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Soap ₹1,618.75' }).click();
    await expect(heading(page, 'Soap')).toBeVisible();
    await expect.poll(() => rowsOf(page, 'Stock Ledger')).toEqual(STOCK_LEDGER);
    await table(page, 'Stock Ledger').getByRole('link').filter({ hasText: '−₹1,170.00' }).click();
    await expect(heading(page, 'Invoice INV/26-27/0001')).toBeVisible();

    await openReport(page, 'Balance Sheet');
    await expect.poll(() => rowsOf(page, 'Balance Sheet')).toEqual(BALANCE_SHEET);
    await rowOf(page, 'Balance Sheet', 'Stock-in-Hand').getByRole('link').click();
    await expect(heading(page, 'Stock Summary')).toBeVisible();

    await openReport(page, 'Profit & Loss');
    await rowOf(page, 'Profit & Loss', 'Stock Loss').getByRole('link').click();
    await expect(heading(page, 'Stock Loss')).toBeVisible();
    await page.getByRole('table').getByRole('link', { name: 'Stock Adjustment SA/26-27/0001' }).click();
    await expect(heading(page, 'Stock Adjustment SA/26-27/0001')).toBeVisible();
  });
});

const PROFIT_AND_LOSS = [
  ['Trading income'],
  ['Sales Accounts', '₹3,600.00'],
  ['Sales', '₹4,000.00'],
  ['Sales Returns', '−₹400.00'],
  ['Closing Stock', '₹2,268.75'],
  ['Less trading costs'],
  ['Opening Stock', '₹2,000.00'],
  ['Purchase Accounts', '₹2,213.75'],
  ['Purchase Returns', '−₹650.00'],
  ['Purchases', '₹2,863.75'],
  ['Gross Profit', '₹1,655.00'],
  ['Less other costs'],
  ['Indirect Expenses', '₹104.25'],
  ['Stock Loss', '₹104.25'],
  ['Net Profit', '₹1,550.75'],
];

const STOCK_SUMMARY = [
  ['Oil', 'LTR', '₹50.00', '13', '₹650.00'],
  ['Main', '₹50.00', '10', '₹500.00'],
  ['Shop', '₹50.00', '3', '₹150.00'],
  ['Soap', 'NOS', '₹115.63', '14', '₹1,618.75'],
  ['Main', '₹118.64', '11', '₹1,305.00'],
  ['Shop', '₹104.58', '3', '₹313.75'],
  ['Total', '₹2,268.75'],
];

/** Of the transfers the cost is nothing: it moves. */
const STOCK_LEDGER = [
  ['01 Apr 2026', 'Opening', '10', '₹1,000.00'],
  ['01 Apr 2026', 'Main to Shop', 'Stock Transfer ST/26-27/0001', '4', '4', '–', '10', '₹1,000.00'],
  ['02 Apr 2026', 'Gokul Mills', 'Purchase PUR/26-27/0003', '5', '₹450.00', '15', '₹1,450.00'],
  ['03 Apr 2026', 'Gokul Mills', 'Purchase PUR/26-27/0001', '10', '₹1,200.00', '25', '₹2,650.00'],
  ['04 Apr 2026', 'Gokul Mills', 'Purchase PUR/26-27/0002', '10', '₹1,300.00', '35', '₹3,950.00'],
  ['06 Apr 2026', 'Asha', 'Invoice INV/26-27/0001', '12', '−₹1,170.00', '23', '₹2,780.00'],
  ['08 Apr 2026', 'Asha', 'Invoice INV/26-27/0002', '6', '−₹720.00', '17', '₹2,060.00'],
  ['10 Apr 2026', 'Asha', 'Credit Note CN/26-27/0001', '2', '₹195.00', '19', '₹2,255.00'],
  ['12 Apr 2026', 'Gokul Mills', 'Debit Note DN/26-27/0001', '5', '−₹650.00', '14', '₹1,605.00'],
  ['14 Apr 2026', 'Shop to Main', 'Stock Transfer ST/26-27/0002', '1', '1', '–', '14', '₹1,605.00'],
  ['16 Apr 2026', 'Written off · Fell down', 'Stock Adjustment SA/26-27/0001', '1', '−₹100.00', '13', '₹1,505.00'],
  ['30 Apr 2026', 'Found · Stock count', 'Stock Adjustment SA/26-27/0003', '1', '₹113.75', '14', '₹1,618.75'],
  ['31 Mar 2027', 'Closing', '33', '29', '₹618.75', '14', '₹1,618.75'],
];

const BALANCE_SHEET = [
  ['Liabilities'],
  ['Capital Account', '₹2,000.00'],
  ['Capital', '₹2,000.00'],
  ['Current Liabilities', '₹2,914.00'],
  ['Duties & Taxes', '₹200.00'],
  ['Input CGST', '−₹198.00'],
  ['Input SGST', '−₹198.00'],
  ['Output CGST', '₹298.00'],
  ['Output SGST', '₹298.00'],
  ['Sundry Creditors', '₹2,714.00'],
  ['Profit & Loss A/c', '₹1,550.75'],
  ['Total', '₹6,464.75'],
  ['Assets'],
  ['Current Assets', '₹6,464.75'],
  ['Stock-in-Hand', '₹2,268.75'],
  ['Sundry Debtors', '₹4,196.00'],
  ['Total', '₹6,464.75'],
];

async function transfer(
  page: Page,
  on: string,
  to: string,
  lines: readonly (readonly [item: string, quantity: string])[],
  from?: string,
): Promise<void> {
  await page.getByRole('link', { name: 'Items', exact: true }).click();
  await button(page, 'Stock Transfer').click();
  await expect(heading(page, 'New Stock Transfer')).toBeVisible();
  await setDay(page, on);
  if (from !== undefined) await pick(page, 'From Godown', from);
  await pick(page, 'To Godown', to);
  for (const [at, [item, quantity]] of lines.entries()) {
    if (at > 0) await button(page, 'Add Line').click();
    const line = page.getByRole('group', { name: `Line ${at + 1}`, exact: true });
    await choose(line, 'Item', item);
    await line.getByLabel('Quantity', { exact: true }).fill(quantity);
  }
}

async function openReport(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
}
