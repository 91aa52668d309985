import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  beginInvoice,
  button,
  choose,
  enterNote,
  enterTrade,
  expectTotal,
  fact,
  fillLines,
  heading,
  importSheets,
  line,
  pick,
  rowsOf,
  saveAs,
  setDay,
  startTrading,
  table,
} from './books-hands.ts';

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

/*
 * October 2026 of a designer in Maharashtra, worked out by hand. Design (998391) bears 18 %.
 *
 *  1 Oct  Mehta pays 59,000 in advance for services: 9,000 of tax are in it   CGST  4,500   SGST  4,500
 * 10 Oct  INV 1  Mehta: 1,00,000, and 1,18,000 in all                               9,000         9,000
 *         the advance is set against it, and its tax goes back                     −4,500        −4,500
 * 12 Oct  INV 2  Kaveri, Karnataka: 80,000, and 94,400 in all                                            IGST 14,400
 * 15 Oct  PUR 1  Adv. Rao, not registered: fee of 1,00,000 under reverse charge     9,000         9,000
 *         and as input tax                                                          9,000         9,000
 * 16 Oct  Adv. Rao is paid 90,000; 10 % of TDS (10,000) is owed to the State
 * 20 Oct  Mehta pays the rest: 1,18,000 − 59,000 = 59,000, of which 10,000 is TDS; 49,000 come in
 * 28 Oct  Kaveri pays 23,600 in advance of more design: 3,600 of tax are in it                           IGST  3,600
 * 31 Oct  Salaries 30,000
 *
 * Bank 59,000 + 49,000 + 23,600 − 90,000 − 30,000 = 11,600. Mehta and Adv. Rao owe and are owed nothing; Kaveri owes 94,400,
 * and has 23,600 with us: 70,800. GST on Advances 9,000 − 9,000 + 3,600. Output 18,000 a head, Input CGST and SGST 9,000.
 * Debit  11,600 + 70,800 + 9,000 + 9,000 + 3,600 + 10,000 + 1,00,000 + 30,000 = 2,44,000
 * Credit 3 × 18,000 + 10,000 + 1,80,000                                       = 2,44,000. Net profit 50,000.
 * GSTR-3B: 3.1(a) 1,80,000 + 20,000 of the advance of Kaveri, CGST and SGST 9,000, IGST 18,000; 3.1(d) and 4(A)(3) 1,00,000
 * and 9,000 a head. The credit pays CGST and SGST; IGST 18,000 in cash, and reverse charge in cash alone, 9,000 a head.
 */

const FIRM = {
  'items.csv': 'Item name,HSN,GST Rate\nDesign,998391,18\n',
  'parties.csv': `Party Name,Party Type,GSTIN,State
Mehta,Customer,27AAAPA1234A1ZT,
Kaveri,Customer,29AAAPB5678B1ZY,
Adv. Rao,Supplier,,Maharashtra
`,
  'ledgers.csv': 'Ledger Name,Group\nLegal Fees,Indirect Expenses\n',
};

test('a service firm’s month: advances for services, reverse charge and TDS on both sides, as worked out', {
  tag: '@long',
}, async ({ page }) => {
  const books = await startTrading(page, '2026-10-31');
  await importSheets(page, books, FIRM);

  await test.step('an advance is taxed when it comes, and no more once it is invoiced', async () => {
    await receiveAdvance(page, { from: 'Mehta', on: '1/10', amount: '59,000', saved: 'Receipt RCT/26-27/0001' });
    await expectPostings(page, [
      ['Bank', '₹59,000', '–'],
      ['Mehta', '–', '₹59,000'],
      ['GST on Advances', '₹9,000', '–'],
      ['Output CGST', '–', '₹4,500'],
      ['Output SGST', '–', '₹4,500'],
    ]);
    const first = { customer: 'Mehta', on: '10/10', total: '1,18,000', saved: 'Invoice INV/26-27/0001' };
    await enterTrade(page, { ...first, lines: [['Design', '1', '1,00,000']] });
    await openVoucher(page, 'Payments', 'RCT/26-27/0001', 'Receipt RCT/26-27/0001');
    await button(page, 'Edit').click();
    await page.getByLabel('Allocate INV/26-27/0001').fill('59,000');
    await saveAs(page, 'Receipt RCT/26-27/0001');
    await expectPostings(page, [
      ['Bank', '₹59,000', '–'],
      ['Mehta', '–', '₹59,000'],
      ['GST on Advances', '₹9,000', '–'],
      ['Output CGST', '–', '₹4,500'],
      ['Output SGST', '–', '₹4,500'],
      ['GST on Advances on 10 Oct 2026', '–', '₹9,000'],
      ['Output CGST on 10 Oct 2026', '₹4,500', '–'],
      ['Output SGST on 10 Oct 2026', '₹4,500', '–'],
    ]);
  });

  await test.step('the client keeps tax back from what it pays', async () => {
    await openVoucher(page, 'Invoices', 'INV/26-27/0001', 'Invoice INV/26-27/0001');
    await expect(fact(page, 'Balance')).toContainText('₹59,000');
    const rest = { amount: '49,000', tds: '10,000', on: '20/10', in: 'Bank', saved: 'Receipt RCT/26-27/0002' };
    await settle(page, 'Receipt', rest);
    await expectPostings(page, [
      ['Bank', '₹49,000', '–'],
      ['TDS Receivable', '₹10,000', '–'],
      ['Mehta', '–', '₹59,000'],
    ]);
    await page.getByRole('link', { name: 'INV/26-27/0001' }).click();
    await expect(fact(page, 'Status')).toContainText('Paid');
  });

  await test.step('a fee under reverse charge is owed without tax, and paid less TDS', async () => {
    await page.keyboard.press('F9');
    await expect(heading(page, 'New Purchase')).toBeVisible();
    await choose(page, 'Supplier', 'Adv. Rao');
    await page.getByLabel('Bill Number').fill('R/12');
    await setDay(page, '15/10', 'Bill Date');
    await setDay(page, '15/10');
    await page.getByRole('switch', { name: 'Reverse Charge' }).click();
    await choose(line(page, 1), 'Item or Ledger', 'Legal Fees');
    await line(page, 1).getByLabel('HSN/SAC').fill('998211');
    await line(page, 1).getByLabel('Quantity', { exact: true }).fill('1');
    await line(page, 1).getByLabel('Rate', { exact: true }).fill('1,00,000');
    await pick(line(page, 1), 'GST Rate', '18%');
    await expectTotal(page, '1,00,000');
    await saveAs(page, 'Purchase PUR/26-27/0001');
    await expectPostings(page, [
      ['Legal Fees', '₹1,00,000', '–'],
      ['Input CGST', '₹9,000', '–'],
      ['Input SGST', '₹9,000', '–'],
      ['Output CGST', '–', '₹9,000'],
      ['Output SGST', '–', '₹9,000'],
      ['Adv. Rao', '–', '₹1,00,000'],
    ]);
    const fee = { amount: '90,000', tds: '10,000', on: '16/10', in: 'Bank', saved: 'Payment PMT/26-27/0001' };
    await settle(page, 'Payment', fee);
    await expectPostings(page, [
      ['Bank', '–', '₹90,000'],
      ['TDS Payable', '–', '₹10,000'],
      ['Adv. Rao', '₹1,00,000', '–'],
    ]);
  });

  await test.step('the rest of the month', async () => {
    const second = { customer: 'Kaveri', on: '12/10', total: '94,400', saved: 'Invoice INV/26-27/0002' };
    await enterTrade(page, { ...second, lines: [['Design', '1', '80,000']] });
    await receiveAdvance(page, {
      from: 'Kaveri',
      on: '28/10',
      amount: '23,600',
      isKept: true,
      saved: 'Receipt RCT/26-27/0003',
    });
    await page.keyboard.press('Alt+P');
    await expect(heading(page, 'New Payment')).toBeVisible();
    await choose(page, 'Party or Ledger', 'Salaries');
    await setDay(page, '31/10');
    await page.getByLabel('Amount', { exact: true }).fill('30,000');
    await choose(page, 'Paid From', 'Bank');
    await saveAs(page, 'Payment PMT/26-27/0002');
  });

  await test.step('every figure is as worked out', async () => {
    await expectReport(page, books, 'Trial Balance', FIRM_TRIAL_BALANCE);
    await page.goto(`${books}/gst?tab=gstr-3b&month=2026-10`);
    await expect.poll(() => rowsOf(page, 'Set-off and Cash')).toEqual(FIRM_SET_OFF);
    const figures = async (name: string) => (await rowsOf(page, name)).map(([row, , ...rest]) => [row, ...rest]);
    const outward = await figures('Outward Supplies');
    expect(outward).toContainEqual(['3.1(a)', '₹2,00,000.00', '₹18,000.00', '₹9,000.00', '₹9,000.00', '–']);
    expect(outward).toContainEqual(['3.1(d)', '₹1,00,000.00', '–', '₹9,000.00', '₹9,000.00', '–']);
    expect(await figures('Input Tax Credit')).toContainEqual(['4(A)(3)', '–', '₹9,000.00', '₹9,000.00', '–']);
  });
});

const FIRM_TRIAL_BALANCE = [
  ['Bank Accounts'],
  ['Bank', '₹11,600.00', '–'],
  ['Loans & Advances (Asset)'],
  ['GST on Advances', '₹3,600.00', '–'],
  ['TDS Receivable', '₹10,000.00', '–'],
  ['Sundry Debtors', '₹70,800.00', '–'],
  ['Duties & Taxes'],
  ['Input CGST', '₹9,000.00', '–'],
  ['Input SGST', '₹9,000.00', '–'],
  ['Output CGST', '–', '₹18,000.00'],
  ['Output IGST', '–', '₹18,000.00'],
  ['Output SGST', '–', '₹18,000.00'],
  ['TDS Payable', '–', '₹10,000.00'],
  ['Sales Accounts'],
  ['Sales', '–', '₹1,80,000.00'],
  ['Indirect Expenses'],
  ['Legal Fees', '₹1,00,000.00', '–'],
  ['Salaries', '₹30,000.00', '–'],
  ['Total', '₹2,44,000.00', '₹2,44,000.00'],
];

const FIRM_SET_OFF = [
  ['Tax on sales', '₹18,000.00', '₹9,000.00', '₹9,000.00', '–'],
  ['Credit in the books', '–', '₹9,000.00', '₹9,000.00', '–'],
  ['Paid with IGST credit', '–', '–', '–', '–'],
  ['Paid with CGST credit', '–', '₹9,000.00', '–', '–'],
  ['Paid with SGST credit', '–', '–', '₹9,000.00', '–'],
  ['Paid with Cess credit', '–', '–', '–', '–'],
  ['Credit carried forward', '–', '–', '–', '–'],
  ['Reverse charge, in cash alone', '–', '₹9,000.00', '₹9,000.00', '–'],
  ['Paid in cash', '₹18,000.00', '₹9,000.00', '₹9,000.00', '–'],
];

/*
 * Under Composition in Maharashtra: 10 Fan bought at 1,000 and 18 %, whose 1,800 of tax is cost; 4 sold at 1,500, one of them
 * comes back, with no tax. A fan costs 1,180, so 7 are worth 8,260. Sales 6,000 − 1,500; gross profit 4,500 + 8,260 − 11,800.
 */
test('a composition dealer: bills of supply without tax, input tax is cost, nothing to another State', {
  tag: '@long',
}, async ({ page }) => {
  const books = await startTrading(page, '2026-11-27', 'Composition');
  await importSheets(page, books, SHOP);
  const bill = { supplier: 'Gokul Mills', bill: 'G/1', on: '27/11', total: '11,800' };
  await enterTrade(page, { ...bill, lines: [['Fan', '10', '1,000']], saved: 'Purchase PUR/26-27/0001' });
  await expectPostings(page, [
    ['Purchases', '₹11,800', '–'],
    ['Gokul Mills', '–', '₹11,800'],
  ]);

  const sale = { customer: 'Asha Traders', on: '27/11', total: '6,000', saved: 'Invoice BOS/26-27/0001' };
  await enterTrade(page, { ...sale, lines: [['Fan', '4', '1,500']] });
  await expectPostings(page, [
    ['Asha Traders', '₹6,000', '–'],
    ['Sales', '–', '₹6,000'],
  ]);
  await expectOnPaper(page, 'Bill of Supply', [
    'Composition taxable person, not eligible to collect tax on supplies',
    'GSTIN 27AAPFU0939F1ZV',
    'BOS/26-27/0001',
    'Rupees Six Thousand Only',
  ]);
  await expectNotOnPaper(page, /CGST|SGST|IGST|Taxable Value|18%/);
  await enterNote(page, 'Credit Note', {
    on: '27/11',
    quantities: ['1'],
    reason: 'Sales return',
    total: '1,500',
    saved: 'Credit Note CN/26-27/0001',
  });

  await beginInvoice(page, 'Bharat Stores');
  await fillLines(page, 'Item', [['Fan', '1', '1,500']]);
  await button(page, 'Save').click();
  await expect(page.getByRole('combobox', { name: 'Place of Supply' })).toHaveAccessibleDescription(
    /Under Composition nothing is sold to another State/,
  );
  await button(page, 'Cancel').click();
  await button(page, 'Discard').click();

  await expectReport(page, books, 'Profit & Loss', [
    ['Trading income'],
    ['Sales Accounts', '₹4,500.00'],
    ['Sales', '₹6,000.00'],
    ['Sales Returns', '−₹1,500.00'],
    ['Closing Stock', '₹8,260.00'],
    ['Less trading costs'],
    ['Opening Stock', '–'],
    ['Purchase Accounts', '₹11,800.00'],
    ['Purchases', '₹11,800.00'],
    ['Gross Profit', '₹960.00'],
    ['Net Profit', '₹960.00'],
  ]);
});

/** Not registered: 3 Fan at 1,499.50 are 4,498.50, which is rounded up by 0.50. */
test('an unregistered seller: plain invoices, which say nothing of GST', { tag: '@long' }, async ({ page }) => {
  const books = await startTrading(page, '2026-11-27', 'Unregistered');
  await importSheets(page, books, SHOP);
  const sale = { customer: 'Bharat Stores', on: '27/11', total: '4,499', saved: 'Invoice INV/26-27/0001' };
  await enterTrade(page, { ...sale, lines: [['Fan', '3', '1,499.50']] });
  await expectPostings(page, [
    ['Bharat Stores', '₹4,499', '–'],
    ['Sales', '–', '₹4,498.50'],
    ['Round Off', '–', '₹0.50'],
  ]);
  await expectOnPaper(page, 'Invoice', ['INV/26-27/0001', 'Rupees Four Thousand Four Hundred Ninety Nine Only']);
  await expectNotOnPaper(page, /CGST|SGST|IGST|Taxable Value|Place of Supply|Reverse Charge|Tax Invoice/);
  const bill = { supplier: 'Gokul Mills', bill: 'G/1', on: '27/11', total: '1,180' };
  await enterTrade(page, { ...bill, lines: [['Fan', '1', '1,000']], saved: 'Purchase PUR/26-27/0001' });
  await expectPostings(page, [
    ['Purchases', '₹1,180', '–'],
    ['Gokul Mills', '–', '₹1,180'],
  ]);
});

/*
 * An exporter in Maharashtra, Fan 18 %. Abroad 10 at 1,234.56 under a letter of undertaking: 12,345.60, round off 0.40, no tax.
 * A unit of a special economic zone in Maharashtra, with payment: 2 at 1,000, IGST 360, though within the State; without
 * payment: 1 at 1,000.
 */
test('an exporter: under LUT without payment of tax, and to a special economic zone with and without it', {
  tag: '@long',
}, async ({ page }) => {
  const books = await startTrading(page, '2026-11-27');
  await importSheets(page, books, {
    ...SHOP,
    'abroad.csv': `Party Name,Party Type,GST Type,GSTIN,State
Dubai Imports,Customer,Overseas,,
Seepz Unit,Customer,SEZ,27AAAPF1111F1ZM,
`,
  });
  await beginInvoice(page, 'Dubai Imports');
  await expect(page.getByRole('combobox', { name: 'Place of Supply' })).toHaveValue(/Other Country/);
  await expect(page.getByRole('button', { name: /^Supply Type/ })).toHaveText('Without payment of tax');
  const abroad = { customer: undefined, on: '27/11', total: '12,346', saved: 'Invoice INV/26-27/0001' };
  await enterTrade(page, { ...abroad, lines: [['Fan', '10', '1,234.56']] });
  await expectPostings(page, [
    ['Dubai Imports', '₹12,346', '–'],
    ['Sales', '–', '₹12,345.60'],
    ['Round Off', '–', '₹0.40'],
  ]);
  await expectOnPaper(page, 'Export Invoice', [
    'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
    'Other Country (96)',
  ]);

  for (const [type, total, number] of [
    ['With payment of tax', '2,360', 2],
    ['Without payment of tax', '2,000', 3],
  ] as const) {
    await beginInvoice(page, 'Seepz Unit');
    await pick(page, 'Supply Type', type);
    const zone = { customer: undefined, on: '27/11', total, saved: `Invoice INV/26-27/000${number}` };
    await enterTrade(page, { ...zone, lines: [['Fan', '2', '1,000']] });
    await expectPostings(page, [
      ['Seepz Unit', `₹${total}`, '–'],
      ['Sales', '–', '₹2,000'],
      ...(type === 'With payment of tax' ? [['Output IGST', '–', '₹360']] : []),
    ]);
    await expectOnPaper(page, 'Tax Invoice', [
      type === 'With payment of tax'
        ? 'Supply to SEZ unit or SEZ developer for authorised operations on payment of integrated tax'
        : 'Supply to SEZ unit or SEZ developer for authorised operations under bond or letter of undertaking without payment of integrated tax',
      'Maharashtra (27)',
    ]);
  }

  await page.goto(`${books}/gst?tab=gstr-1&month=2026-11`);
  const sections = async () => (await rowsOf(page, 'Sections')).filter(([name]) => /^(B2B|EXP)\b/.test(name ?? ''));
  await expect.poll(sections).toEqual([
    ['B2B', '2', '₹4,000.00', '₹360.00', '–', '–', '–'],
    ['EXP', '1', '₹12,345.60', '–', '–', '–', '–'],
  ]);
});

/** What a receipt or payment settles of the document whose page is open. */
async function settle(
  page: Page,
  kind: 'Receipt' | 'Payment',
  money: Readonly<{ amount: string; tds?: string; on?: string; in: string; saved: string }>,
): Promise<void> {
  await button(page, `Record ${kind}`).click();
  await expect(heading(page, `New ${kind}`)).toBeVisible();
  if (money.on !== undefined) await setDay(page, money.on);
  await page.getByLabel('Amount', { exact: true }).fill(money.amount);
  if (money.tds !== undefined) await page.getByLabel('TDS').fill(money.tds);
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

/** An advance for services of 18 %; `isKept` where it is for what is not invoiced yet. */
async function receiveAdvance(
  page: Page,
  advance: Readonly<{ from: string; on: string; amount: string; isKept?: boolean; saved: string }>,
): Promise<void> {
  await receive(page, { ...advance, in: 'Bank' });
  await setDay(page, advance.on);
  await page.getByRole('switch', { name: 'Advance for Services' }).click();
  if (advance.isKept) await page.getByLabel(/^Allocate /).fill('');
  await saveAs(page, advance.saved);
}

async function openVoucher(page: Page, list: 'Invoices' | 'Payments', number: string, title: string): Promise<void> {
  await page.getByRole('link', { name: list, exact: true }).click();
  await table(page, list).getByRole('link', { name: number, exact: true }).click();
  await expect(heading(page, title)).toBeVisible();
}

async function receiveNow(page: Page, amount: string, ledger: string): Promise<void> {
  await page.getByLabel('Received Now').fill(amount);
  await choose(page, 'Received In', ledger);
}

async function expectOnPaper(page: Page, title: string, texts: readonly string[]): Promise<void> {
  const slip = page.getByRole('region', { name: 'Slip' });
  await expect(slip.getByText(title, { exact: true })).toBeVisible();
  for (const text of texts) await expect(slip).toContainText(text);
}

async function expectNotOnPaper(page: Page, text: RegExp): Promise<void> {
  await expect(page.getByRole('region', { name: 'Slip' })).not.toContainText(text);
}

async function expectReport(
  page: Page,
  books: string,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await page.goto(`${books}/reports/${name.toLowerCase().replace('&', 'and').replaceAll(' ', '-')}`);
  await expect.poll(() => rowsOf(page, name), name).toEqual(rows);
}

async function expectPostings(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await expect.poll(() => rowsOf(page, 'Postings')).toEqual(rows);
}
