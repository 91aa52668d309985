import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  beginInvoice,
  button,
  choose,
  enterNote,
  enterTrade,
  heading,
  importSheets,
  rowsOf,
  saveAs,
  startTrading,
} from './trade-hands.ts';

/*
 * A day of a shop in Maharashtra, 27 November 2026, worked out by hand. Fan (84145120) bears 18 %, Oil (15121910) 5 %.
 *
 * bought                                         taxable      CGST     SGST     IGST     round off  total
 * PUR 1  Gokul Mills: 20 Fan at 1,000            20,000.00    1,800    1,800                        23,600
 * PUR 2  Eden Oils, Tamil Nadu: 100 Oil at 99.75  9,975.00                      498.75    0.25      10,474
 *
 * sold
 * INV 1  Asha Traders: 2 Fan at 1,499.50          2,999.00    269.91   269.91
 *        and 10 Oil at 140                        1,400.00     35.00    35.00             0.18       5,009
 * INV 2  Bharat Stores, Karnataka:
 *        3 Fan at 1,450 less 10 %                 3,915.00                      704.70    0.30       4,620
 * INV 3  Walk-in: 1 Fan at 1,799 incl. 18 %       1,524.58    137.21   137.21                        1,799
 * INV 4  Walk-in: 3 Oil at 157.50 incl. 5 %         450.00     11.25    11.25             0.50         473
 * INV 5  Asha Traders, less 100 on 7,000 and 2,700, which is 72.16 and 27.84:
 *        5 Fan at 1,400                           6,927.84    623.51   623.51
 *        and 20 Oil at 135                        2,672.16     66.80    66.80             0.38      10,981
 * INV 6  Bharat Stores: 40 Oil at 130             5,200.00                      260.00               5,460
 *                                                25,088.58  1,143.68 1,143.68   964.70    1.36
 * CN 1   1 Fan of INV 1                          −1,499.50   −134.96  −134.96           (0.42 less)  1,769
 *                                                           1,008.72 1,008.72   964.70
 *
 * received: INV 3 1,799 and an advance of Chitra 1,500 in cash, Asha 4,000 in cash for INV 1 (5,009 − 1,769 = 3,240) and
 * the rest, 760, of INV 5; INV 4 473, of INV 6 2,000, and INV 2 4,620 in the bank; paid from the bank: Gokul Mills 5,000.
 *
 * Cash 1,799 + 4,000 + 1,500 = 7,299. Bank 473 + 2,000 + 4,620 − 5,000 = 2,093.
 * Asha Traders owes 10,981 − 760 = 10,221, Bharat Stores 5,460 − 2,000 = 3,460, Chitra has 1,500 with us: 12,181.
 * Gokul Mills is owed 23,600 − 5,000 = 18,600, Eden Oils 10,474: 29,074.
 * Round Off: 0.18 + 0.30 + 0.50 + 0.38 + 0.42 − 0.25 = 1.53 gained.
 * Debit  7,299 + 2,093 + 12,181 + 1,800 + 1,800 + 498.75 + 29,975 + 1,499.50 = 57,146.25
 * Credit 29,074 + 1,008.72 + 1,008.72 + 964.70 + 25,088.58 + 1.53            = 57,146.25
 */

const SHOP = {
  'items.csv': 'Item name,HSN,GST Rate,Unit\nFan,84145120,18,NOS\nOil,15121910,5,LTR\n',
  'parties.csv': `Party Name,Party Type,GSTIN,State
Asha Traders,Customer,27AAAPA1234A1ZT,
Bharat Stores,Customer,29AAAPB5678B1ZY,
Chitra,Customer,,Maharashtra
Gokul Mills,Supplier,27AAAPF1111F1ZM,
Eden Oils,Supplier,33AAAPE7890E1ZY,
`,
};

test('a shop’s day: six sales to three kinds of customer, a return, two purchases, part payments and an advance, as worked out', async ({
  page,
}) => {
  const books = await startTrading(page, '2026-11-27');
  await importSheets(page, books, SHOP);

  await test.step('goods are bought', async () => {
    const gokul = { supplier: 'Gokul Mills', bill: 'G/1', on: '27/11', total: '23,600' };
    await enterTrade(page, { ...gokul, lines: [['Fan', '20', '1,000']], saved: 'Purchase PUR/26-27/0001' });
    await settle(page, 'Payment', { amount: '5,000', in: 'Bank', saved: 'Payment PMT/26-27/0001' });
    const eden = { supplier: 'Eden Oils', bill: 'E-1', on: '27/11', total: '10,474' };
    await enterTrade(page, { ...eden, lines: [['Oil', '100', '99.75']], saved: 'Purchase PUR/26-27/0002' });
    await expectPostings(page, [
      ['Purchases', '₹9,975', '–'],
      ['Input IGST', '₹498.75', '–'],
      ['Round Off', '₹0.25', '–'],
      ['Eden Oils', '–', '₹10,474'],
    ]);
  });

  await test.step('six sales', async () => {
    const first = { customer: 'Asha Traders', on: '27/11', total: '5,009', saved: 'Invoice INV/26-27/0001' };
    await enterTrade(page, {
      ...first,
      lines: [
        ['Fan', '2', '1,499.50'],
        ['Oil', '10', '140'],
      ],
    });
    await enterNote(page, 'Credit Note', {
      on: '27/11',
      quantities: ['1', '0'],
      reason: 'Sales return',
      total: '1,769',
      saved: 'Credit Note CN/26-27/0001',
    });
    await expectPostings(page, [
      ['Asha Traders', '–', '₹1,769'],
      ['Sales Returns', '₹1,499.50', '–'],
      ['Output CGST', '₹134.96', '–'],
      ['Output SGST', '₹134.96', '–'],
      ['Round Off', '–', '₹0.42'],
    ]);

    await beginInvoice(page, 'Bharat Stores');
    await line(page, 1).getByLabel('Discount', { exact: true }).fill('10 %');
    const second = { customer: undefined, on: '27/11', total: '4,620', saved: 'Invoice INV/26-27/0002' };
    await enterTrade(page, { ...second, lines: [['Fan', '3', '1,450']] });
    await settle(page, 'Receipt', { amount: '4,620', in: 'Bank', saved: 'Receipt RCT/26-27/0001' });

    for (const [goods, total, ledger, number] of [
      [['Fan', '1', '1,799'], '1,799', 'Cash', 3],
      [['Oil', '3', '157.50'], '473', 'Bank', 4],
    ] as const) {
      await beginInvoice(page, 'Walk-in Customer');
      await page.getByRole('switch', { name: 'Rates Include GST' }).click();
      await receiveNow(page, total, ledger);
      await enterTrade(page, {
        customer: undefined,
        on: '27/11',
        lines: [goods],
        total,
        saved: `Invoice INV/26-27/000${number}`,
      });
    }

    await beginInvoice(page, 'Asha Traders');
    await page.getByLabel('Bill Discount').fill('100');
    const fifth = { customer: undefined, on: '27/11', total: '10,981', saved: 'Invoice INV/26-27/0005' };
    await enterTrade(page, {
      ...fifth,
      lines: [
        ['Fan', '5', '1,400'],
        ['Oil', '20', '135'],
      ],
    });
    await beginInvoice(page, 'Bharat Stores');
    await receiveNow(page, '2,000', 'Bank');
    const sixth = { customer: undefined, on: '27/11', total: '5,460', saved: 'Invoice INV/26-27/0006' };
    await enterTrade(page, { ...sixth, lines: [['Oil', '40', '130']] });
  });

  await test.step('a part payment goes to the oldest first, and an advance stays on account', async () => {
    await receive(page, { from: 'Asha Traders', amount: '4,000', in: 'Cash' });
    await expect(page.getByLabel('Allocate INV/26-27/0001')).toHaveValue('3,240');
    await expect(page.getByLabel('Allocate INV/26-27/0005')).toHaveValue('760');
    await saveAs(page, 'Receipt RCT/26-27/0005');
    await receive(page, { from: 'Chitra', amount: '1,500', in: 'Cash' });
    await saveAs(page, 'Receipt RCT/26-27/0006');
    await expect(fact(page, 'On account')).toContainText('₹1,500');
  });

  await test.step('every figure is as worked out', async () => {
    await expectReport(page, books, 'Trial Balance', SHOP_TRIAL_BALANCE);
    await expectReport(page, books, 'Receivables', SHOP_RECEIVABLES);
    await expectReport(page, books, 'Payables', SHOP_PAYABLES);
    await page.goto(`${books}/accounting`);
    const dayBook = async () => (await rowsOf(page, 'Day Book')).map((row) => [row[1], row[3], row.at(-1)].join(' '));
    await expect.poll(async () => (await dayBook()).toSorted()).toEqual(SHOP_DAY_BOOK);
  });
});

const SHOP_TRIAL_BALANCE = [
  ['Bank Accounts'],
  ['Bank', '₹2,093.00', '–'],
  ['Cash-in-Hand'],
  ['Cash', '₹7,299.00', '–'],
  ['Sundry Debtors', '₹12,181.00', '–'],
  ['Duties & Taxes'],
  ['Input CGST', '₹1,800.00', '–'],
  ['Input IGST', '₹498.75', '–'],
  ['Input SGST', '₹1,800.00', '–'],
  ['Output CGST', '–', '₹1,008.72'],
  ['Output IGST', '–', '₹964.70'],
  ['Output SGST', '–', '₹1,008.72'],
  ['Sundry Creditors', '–', '₹29,074.00'],
  ['Sales Accounts'],
  ['Sales', '–', '₹25,088.58'],
  ['Sales Returns', '₹1,499.50', '–'],
  ['Purchase Accounts'],
  ['Purchases', '₹29,975.00', '–'],
  ['Indirect Expenses'],
  ['Round Off', '–', '₹1.53'],
  ['Total', '₹57,146.25', '₹57,146.25'],
];

/** By days past due; the last two columns are what stands on account, and all. */
const SHOP_RECEIVABLES = [
  ['Asha Traders', '–', '₹10,221.00', '–', '–', '–', '–', '₹10,221.00'],
  ['Bharat Stores', '–', '₹3,460.00', '–', '–', '–', '–', '₹3,460.00'],
  ['Chitra', '–', '–', '–', '–', '–', '−₹1,500.00', '−₹1,500.00'],
  ['Total', '–', '₹13,681.00', '–', '–', '–', '−₹1,500.00', '₹12,181.00'],
];

const SHOP_PAYABLES = [
  ['Eden Oils', '–', '₹10,474.00', '–', '–', '–', '–', '₹10,474.00'],
  ['Gokul Mills', '–', '₹18,600.00', '–', '–', '–', '–', '₹18,600.00'],
  ['Total', '–', '₹29,074.00', '–', '–', '–', '–', '₹29,074.00'],
];

const SHOP_DAY_BOOK = [
  'CN/26-27/0001 Asha Traders ₹1,769',
  'INV/26-27/0001 Asha Traders ₹5,009',
  'INV/26-27/0002 Bharat Stores ₹4,620',
  'INV/26-27/0003 Walk-in Customer ₹1,799',
  'INV/26-27/0004 Walk-in Customer ₹473',
  'INV/26-27/0005 Asha Traders ₹10,981',
  'INV/26-27/0006 Bharat Stores ₹5,460',
  'PMT/26-27/0001 Gokul Mills ₹5,000',
  'PUR/26-27/0001 Gokul Mills ₹23,600',
  'PUR/26-27/0002 Eden Oils ₹10,474',
  'RCT/26-27/0001 Bharat Stores ₹4,620',
  'RCT/26-27/0002 Walk-in Customer ₹1,799',
  'RCT/26-27/0003 Walk-in Customer ₹473',
  'RCT/26-27/0004 Bharat Stores ₹2,000',
  'RCT/26-27/0005 Asha Traders ₹4,000',
  'RCT/26-27/0006 Chitra ₹1,500',
];

/** What a receipt or payment settles of the document whose page is open. */
async function settle(
  page: Page,
  kind: 'Receipt' | 'Payment',
  money: Readonly<{ amount: string; in: string; saved: string }>,
): Promise<void> {
  await button(page, `Record ${kind}`).click();
  await expect(heading(page, `New ${kind}`)).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill(money.amount);
  await choose(page, kind === 'Receipt' ? 'Received In' : 'Paid From', money.in);
  await saveAs(page, money.saved);
}

async function receive(page: Page, money: Readonly<{ from: string; amount: string; in: string }>): Promise<void> {
  await page.keyboard.press('F6');
  await expect(heading(page, 'New Receipt')).toBeVisible();
  await choose(page, 'Party or Ledger', money.from);
  await page.getByLabel('Amount', { exact: true }).fill(money.amount);
  await choose(page, 'Received In', money.in);
}

async function receiveNow(page: Page, amount: string, ledger: string): Promise<void> {
  await page.getByLabel('Received Now').fill(amount);
  await choose(page, 'Received In', ledger);
}

async function expectReport(
  page: Page,
  books: string,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await page.goto(`${books}/reports/${name.toLowerCase().replaceAll(/\W+/g, '-')}`);
  await expect.poll(() => rowsOf(page, name), name).toEqual(rows);
}

async function expectPostings(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await expect.poll(() => rowsOf(page, 'Postings')).toEqual(rows);
}

const line = (page: Page, at: number) => page.getByRole('group', { name: `Line ${at}`, exact: true });
const fact = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByRole('term').getByText(name, { exact: true }) });
