import type { Page } from '@playwright/test';
import { button, choose, field, heading, importSheets, pick, rowsOf, startBooks, table } from './books-hands.ts';
import { expect, test } from './fixtures.ts';
import { holdNextWrite, kill } from './killed.ts';
import { scan } from './scanner.ts';

/*
 * A cashier's day, worked out by hand. Salt 105 and Tea 168 bear 5 %, Soap 59 bears 18 %, GST included: 100, 160 and 50 without.
 * The quick bills, paid in cash: two Salt 210; a Tea 168; a Soap and a Salt 164; so three bills are 542, of 3 Salt, 1 Tea, 1 Soap.
 *
 * Shift 1: 30 times those three, and ten others                   total   cash    others        Salt  Tea  Soap  lines
 *    1…45  54…98                                                  16,260  16,260                  90   30    30    120
 *    46    5 Tea: UPI 500, cash 400, change 60                       840     340  UPI 500               5            1
 *    47    2 Soap: card 18                                           118     100  card 18                     2      1
 *    48    2 Tea, Ravi: 200 on account                               336     136                        2            1
 *    49    a Salt less 2 %: 98 + 4.90 = 102.90, rounded              103     103                   1                 1
 *    50    a Tea, while the bill of 51 is held                       168     168                        1            1
 *    51    a Salt, held and recalled, and a Soap                     164     164                   1          1      2
 *    52    a Salt and a Tea; killed in the middle of it: UPI         273          UPI 273          1    1            2
 *    53    a Salt; killed in the middle of saving it                 105     105                   1                 1
 *    99    a Tea, for a Salt of 1 that comes back                    168      63                        1            1
 *   100    a Salt, for the Tea of 2 that comes back                  105     −63                   1                 1
 *          a Soap of 3 comes back, damaged                                   −59
 *                                                                 18,640  17,317  791             95   40    33    132
 * Gross is 0.10 less and the 2.10 of the discount more: 18,642. Back 105 + 168 + 59 = 332. Net 18,308 = 17,317 + 791 + 200.
 * 5 %: 93 Salt and 98, 39 Tea: 9,300 + 98 + 6,240 = 15,638, its tax 781.90; 18 %: 32 Soap: 1,600, its tax 288.
 * Drawer: 500 + 17,317 − 60 paid out = 17,757; counted 17,748, 9 short; 500 are left, 17,248 handed over.
 *
 * Shift 2: counted 490, 10 short. 31 times those three, and seven others
 *   101…148 156…200                                               16,802  16,802                  93   31    31    124
 *   149    2 Tea and a Salt: UPI 400                                 441      41  UPI 400          1    2            2
 *   150    a Tea, Ravi, on account                                   168                                1            1
 *   151    a Soap: card                                               59          card 59                     1      1
 *   152    a Soap, for the Tea of 52 that comes back: as it came      59          UPI −109                    1      1
 *   153    a Salt for a Salt of 4                                    105       0                   1                 1
 *   154    2 Salt less 2 %: 196 + 9.80 = 205.80, rounded             206     206                   2                 1
 *   155    a Salt; the Soap was taken off after Pay was opened       105     105                   1                 1
 *          a Salt comes back without a bill                                 −105
 *                                                                 17,945  17,049  350             98   34    33    132
 * Gross 17,945 − 0.20 + 4.20 = 17,949. Back 168 + 105 + 105 = 378. Net 17,567 = 17,049 + 350 + 168.
 * 5 %: 94 Salt and 196, 33 Tea: 9,400 + 196 + 5,280 = 14,876, its tax 743.80; 18 %: 33 Soap: 1,650, its tax 297.
 * Drawer: 490 + 17,049 + 200 of Ravi's + 100 paid in = 17,839, as counted; 1,000 are left, 16,839 handed over.
 *
 * Sales     190 Salt and 98 and 196 for 3 others, 74 Tea, 66 Soap: 19,000 + 294 + 11,840 + 3,300      = 34,434
 * Returns   3 Salt, 2 Tea, 1 Soap: 300 + 320 + 50                                                     = 670
 * Tax       781.90 + 288 + 743.80 + 297 = 2,110.70, half of it CGST                                   = 1,055.35
 * Bank      UPI 500 + 273 + 400 − 109, card 18 + 59                                                   = 1,141
 * Safe      10,000 − 500 + 17,248 − 100 + 16,839                                                      = 43,487
 * Ravi      200 + 168 − 200                                                                           = 168
 * Stock     Salt 500 − 193 + 3 = 310 at 80, Tea 500 − 74 + 2 = 428 at 120, Soap 500 − 66 + 1 = 435 at 40, one of them damaged
 */

const [SALT, TEA, SOAP] = ['8901719110245', '4006381333931', '5012345678900'];
const SHEETS = {
  'items.csv': `Item name,Barcode,HSN,GST Rate,Sale price,Unit,Opening Stock,Opening Rate
Salt,${SALT},25010020,5,100,PCS,500,80
Tea,${TEA},09023020,5,160,PCS,500,120
Soap,${SOAP},34011190,18,50,PCS,500,40
`,
  'parties.csv': 'Party Name,Party Type,State\nRavi,Customer,Maharashtra\n',
  'ledgers.csv': `Ledger Name,Group,Opening Debit,Opening Credit
Safe,Cash-in-Hand,10000,
Refreshments,Indirect Expenses,,
Capital,Capital Account,,130000
`,
};

test('a day of two shifts: two hundred bills, split, on account, held, exchanged, killed in the middle; and every figure is as worked out', async ({
  page: morning,
  context,
}) => {
  test.slow();
  await morning.goto('/books/new');
  await startBooks(morning);
  const books = new URL(morning.url()).pathname;
  await importSheets(morning, books, SHEETS);
  await setUp(morning, books);
  await openAgain(morning, books);

  let page = morning;
  const till = { of: '' };
  const numberOf = (bill: number) => till.of + String(bill).padStart(4, '0');
  const saved = (bill: number) => expectSaved(page, `Invoice ${numberOf(bill)} saved`);
  /** The quick bills in turn, by the number of their invoices. */
  async function quick(from: number, to: number) {
    for (let bill = from; bill <= to; bill++) {
      const [codes, total] = QUICK[(bill - 1) % QUICK.length] ?? QUICK[0];
      await scanAll(page, codes, total);
      await payInCash(page);
      await saved(bill);
    }
  }
  async function killAndOpen() {
    await kill(page);
    page = await context.newPage();
    await openAgain(page, books);
  }

  await test.step('the first shift begins when Pay asks for it', async () => {
    await scanAll(page, [SALT, SALT], '210');
    await page.keyboard.press('Control+Enter');
    await field(page, 'Put In').fill('500');
    await choose(page, 'From', 'Safe');
    await field(page, 'Counted').fill('500');
    await accept(page, 'Open Shift');
    await payInCash(page);
    const title = await region(page, 'Saved').getByRole('status').textContent();
    till.of = /^Invoice (INV\/\d\d-\d\d\/)0001 saved$/.exec(title ?? '')?.[1] ?? '';
    await saved(1);
    await quick(2, 45);
  });

  await test.step('split tenders, on account, a discount', async () => {
    await scanAll(page, [TEA, TEA, TEA, TEA, TEA], '840');
    await pay(page, { UPI: '500', Cash: '400' });
    await saved(46);
    await expect(region(page, 'Saved')).toContainText('Change₹60');
    await scanAll(page, [SOAP, SOAP], '118');
    await pay(page, { Card: '18' }, 'the rest in cash');
    await saved(47);
    await chooseCustomer(page, 'Ravi');
    await scanAll(page, [TEA, TEA], '336');
    await pay(page, { 'On Account': '200' }, 'the rest in cash');
    await saved(48);
    await scanAll(page, [SALT], '105');
    await discount(page, '2%');
    await expect(button(page, 'Pay ₹103')).toBeVisible();
    await payInCash(page);
    await saved(49);
  });

  await test.step('one is held while another one is paid', async () => {
    await scanAll(page, [SALT], '105');
    await page.keyboard.press('F4');
    await expect(button(page, 'Held Bills, 1')).toBeVisible();
    await scanAll(page, [TEA], '168');
    await payInCash(page);
    await saved(50);
    await page.keyboard.press('F6');
    await table(page, 'Held Bills')
      .getByRole('button', { name: /^Recall Bill/ })
      .click();
    await expect(button(page, 'Pay ₹105')).toBeVisible();
    await scanAll(page, [SOAP], '164');
    await payInCash(page);
    await saved(51);
  });

  await test.step('the page is killed in the middle of a bill, and in the middle of saving one', async () => {
    await scanAll(page, [SALT, TEA], '273');
    await killAndOpen();
    await expect(button(page, 'Pay ₹273')).toBeVisible();
    await pay(page, { UPI: '273' });
    await saved(52);

    await scanAll(page, [SALT], '105');
    await page.keyboard.press('Control+Enter');
    await expect(region(page, 'Pay')).toBeVisible();
    await holdNextWrite(page);
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(() => 'isHeld' in window);
    await killAndOpen();
    await expect(button(page, 'Pay ₹105')).toBeVisible();
    await payInCash(page);
    await saved(53);
    await quick(54, 98);
  });

  await test.step('goods are exchanged, and come back damaged', async () => {
    await takeBack(page, numberOf(1), 'Salt');
    await scanAll(page, [TEA], '63');
    await payInCash(page);
    await saved(99);
    await takeBack(page, numberOf(2), 'Tea');
    await scan(page, SALT);
    await giveBack(page, '63');
    await saved(100);
    await takeBack(page, numberOf(3), 'Soap', 'Damaged');
    await giveBack(page, '59');
    await expectSaved(page, /^Credit Note CN\/\d\d-\d\d\/0003 saved$/);
  });

  await test.step('the first shift is counted, and closed with its Z', async () => {
    await openFromMore(page, 'Paid Out');
    await field(page, 'Amount').fill('60');
    await choose(page, 'Ledger or Party', 'Refreshments');
    await field(page, 'Reason').fill('Tea for the staff');
    await accept(page, 'Save');
    await openFromMore(page, 'Close Shift');
    await field(page, 'Counted').fill('17748');
    await expect(page.getByRole('dialog').getByLabel('Difference', { exact: true })).toHaveText('₹9 short');
    await field(page, 'Leave in Drawer').fill('500');
    await choose(page, 'Hand Over To', 'Safe');
    await closeShift(page, 1);
  });

  await test.step('the second shift begins with ten rupees less than was left', async () => {
    await openFromMore(page, 'Open Shift');
    await field(page, 'Counted').fill('490');
    await expect(page.getByRole('dialog').getByLabel('Difference', { exact: true })).toHaveText('₹10 short');
    await accept(page, 'Open Shift');
    await quick(101, 148);
    await scanAll(page, [TEA, TEA, SALT], '441');
    await pay(page, { UPI: '400' }, 'the rest in cash');
    await saved(149);
    await chooseCustomer(page, 'Ravi');
    await scanAll(page, [TEA], '168');
    await pay(page, { 'On Account': '168' });
    await saved(150);
    await scanAll(page, [SOAP], '59');
    await pay(page, { Card: '59' });
    await saved(151);
  });

  await test.step('what was paid by UPI goes back by UPI, and one Salt for another costs nothing', async () => {
    await takeBack(page, numberOf(52), 'Tea');
    await scan(page, SOAP);
    await giveBack(page, '109', 'UPI');
    await saved(152);
    await takeBack(page, numberOf(4), 'Salt');
    await scanAll(page, [SALT], '0');
    await payInCash(page);
    await saved(153);
    await scanAll(page, [SALT, SALT], '210');
    await discount(page, '2%');
    await expect(button(page, 'Pay ₹206')).toBeVisible();
    await pay(page, { Cash: '500' });
    await saved(154);
    await expect(region(page, 'Saved')).toContainText('Change₹294');
  });

  await test.step('a line is taken off after Pay was opened, and a Salt comes back without a bill', async () => {
    await scanAll(page, [SALT, SOAP], '164');
    await page.keyboard.press('Control+Enter');
    await expect(region(page, 'Pay')).toBeVisible();
    await page.keyboard.press('Escape');
    await table(page, 'Lines').getByRole('button', { name: 'Soap', exact: true }).click();
    await button(page, 'Remove Line').click();
    await expect(button(page, 'Pay ₹105')).toBeVisible();
    await payInCash(page);
    await saved(155);
    await page.keyboard.press('F9');
    await button(page, 'Return Without Bill').click();
    await choose(page.getByRole('dialog'), 'Item', 'Salt');
    await expect(field(page, 'Rate')).toHaveValue('105');
    await field(page, 'Reason').fill('The bill is lost');
    await accept(page, 'Add to Bill');
    await giveBack(page, '105');
    await expectSaved(page, /^Credit Note CN\/\d\d-\d\d\/0006 saved$/);
    await quick(156, 200);
  });

  await test.step('money is paid in, the drawer is opened, and the second shift closed by pieces', async () => {
    await openFromMore(page, 'Paid In');
    await field(page, 'Amount').fill('200');
    await choose(page, 'Ledger or Party', 'Ravi');
    await field(page, 'Reason').fill('Of what was owed');
    await accept(page, 'Save');
    await openFromMore(page, 'Paid In');
    await field(page, 'Amount').fill('100');
    await choose(page, 'Ledger or Party', 'Safe');
    await field(page, 'Reason').fill('Coins');
    await accept(page, 'Save');
    await openFromMore(page, 'Open Drawer');
    await field(page, 'Reason').fill('Change for a neighbour');
    await accept(page, 'Open Drawer');
    await openFromMore(page, 'Close Shift');
    for (const [piece, many] of PIECES) await field(page, `Pieces of ₹${piece}`).fill(many);
    await expect(field(page, 'Counted')).toHaveValue('17,839');
    await expect(page.getByRole('dialog').getByLabel('Difference', { exact: true })).toHaveText('None');
    await field(page, 'Leave in Drawer').fill('1000');
    await choose(page, 'Hand Over To', 'Safe');
    await closeShift(page, 2);
  });

  await test.step('the Z of both shifts, trial balance, stock and Check Books agree', async () => {
    await expectZ(page, books, 1, {
      ...Z1,
      Log: [...Z1.Log, ['First Number', numberOf(1)], ['Last Number', numberOf(100)]],
    });
    await expectZ(page, books, 2, {
      ...Z2,
      Log: [...Z2.Log, ['First Number', numberOf(101)], ['Last Number', numberOf(200)]],
    });
    await page.goto(`${books}/reports/trial-balance`);
    await expect.poll(() => rowsOf(page, 'Trial Balance')).toEqual(TRIAL_BALANCE);
    await page.goto(`${books}/reports/stock-summary`);
    await expect.poll(() => rowsOf(page, 'Stock Summary')).toEqual(STOCK_SUMMARY);
    await page.goto(`${books}/settings?tab=check-books`);
    await page.getByRole('main').getByRole('button', { name: 'Check Books' }).click();
    await expect(page.getByText('The books agree')).toBeVisible();
  });
});

/** The quick bills: what is scanned, and what it comes to. */
const QUICK = [
  [[SALT, SALT], '210'],
  [[TEA], '168'],
  [[SOAP, SALT], '164'],
] as const;

/** The pieces that are counted at the end: 17,500 + 300 + 20 + 10 + 5 + 4. */
const PIECES = [
  ['500', '35'],
  ['100', '3'],
  ['20', '1'],
  ['10', '1'],
  ['5', '1'],
  ['2', '2'],
] as const;

type Rows = readonly (readonly string[])[];

const Z1 = {
  Sales: [
    ['Bills', '100'],
    ['Items', '132'],
    ['Gross', '₹18,642.00'],
    ['Discount', '−₹2.10'],
    ['Returns', '−₹332.00'],
    ['Round Off', '₹0.10'],
    ['Net', '₹18,308.00'],
  ],
  'Tax by rate': [
    ['Taxable at 5%', '₹15,638.00'],
    ['Tax at 5%', '₹781.90'],
    ['Taxable at 18%', '₹1,600.00'],
    ['Tax at 18%', '₹288.00'],
  ],
  Tenders: [
    ['Cash in', '₹17,439.00'],
    ['Cash out', '−₹122.00'],
    ['Cash net', '₹17,317.00'],
    ['UPI in', '₹773.00'],
    ['UPI out', '₹0.00'],
    ['UPI net', '₹773.00'],
    ['Card in', '₹18.00'],
    ['Card out', '₹0.00'],
    ['Card net', '₹18.00'],
  ],
  Dues: [
    ['On Account', '₹200.00'],
    ['Dues Received', '₹0.00'],
  ],
  Drawer: [
    ['Opening', '₹500.00'],
    ['Cash', '₹17,317.00'],
    ['Paid In', '₹0.00'],
    ['Paid Out', '−₹60.00'],
    ['Expected', '₹17,757.00'],
    ['Counted', '₹17,748.00'],
    ['Difference, short', '−₹9.00'],
    ['Left in Drawer', '₹500.00'],
    ['Handed Over to Safe', '₹17,248.00'],
  ],
  Log: [
    ['Voids', '0'],
    ['Drawer Opened', '0'],
  ],
} as const satisfies Readonly<Record<string, Rows>>;

const Z2 = {
  Sales: [
    ['Bills', '100'],
    ['Items', '132'],
    ['Gross', '₹17,949.00'],
    ['Discount', '−₹4.20'],
    ['Returns', '−₹378.00'],
    ['Round Off', '₹0.20'],
    ['Net', '₹17,567.00'],
  ],
  'Tax by rate': [
    ['Taxable at 5%', '₹14,876.00'],
    ['Tax at 5%', '₹743.80'],
    ['Taxable at 18%', '₹1,650.00'],
    ['Tax at 18%', '₹297.00'],
  ],
  Tenders: [
    ['Cash in', '₹17,154.00'],
    ['Cash out', '−₹105.00'],
    ['Cash net', '₹17,049.00'],
    ['UPI in', '₹400.00'],
    ['UPI out', '−₹109.00'],
    ['UPI net', '₹291.00'],
    ['Card in', '₹59.00'],
    ['Card out', '₹0.00'],
    ['Card net', '₹59.00'],
  ],
  Dues: [
    ['On Account', '₹168.00'],
    ['Dues Received', '₹200.00'],
  ],
  Drawer: [
    ['Opening', '₹490.00'],
    ['Cash', '₹17,049.00'],
    ['Dues Received', '₹200.00'],
    ['Paid In', '₹100.00'],
    ['Paid Out', '₹0.00'],
    ['Expected', '₹17,839.00'],
    ['Counted', '₹17,839.00'],
    ['Difference', '₹0.00'],
    ['Left in Drawer', '₹1,000.00'],
    ['Handed Over to Safe', '₹16,839.00'],
  ],
  Log: [
    ['Voids', '1'],
    ['Drawer Opened', '1'],
  ],
} as const satisfies Readonly<Record<string, Rows>>;

const TRIAL_BALANCE = [
  ['Capital Account'],
  ['Capital', '–', '₹1,30,000.00'],
  ['Bank Accounts'],
  ['Bank', '₹1,141.00', '–'],
  ['Cash-in-Hand'],
  ['Cash – Counter 1', '₹1,000.00', '–'],
  ['Safe', '₹43,487.00', '–'],
  ['Stock-in-Hand'],
  ['Opening Stock', '₹1,20,000.00', '–'],
  ['Sundry Debtors', '₹168.00', '–'],
  ['Duties & Taxes'],
  ['Output CGST', '–', '₹1,055.35'],
  ['Output SGST', '–', '₹1,055.35'],
  ['Sales Accounts'],
  ['Sales', '–', '₹34,434.00'],
  ['Sales Returns', '₹670.00', '–'],
  ['Indirect Expenses'],
  ['Cash Short and Over', '₹19.00', '–'],
  ['Refreshments', '₹60.00', '–'],
  ['Round Off', '–', '₹0.30'],
  ['Total', '₹1,66,545.00', '₹1,66,545.00'],
];

const STOCK_SUMMARY = [
  ['Salt', 'PCS', '₹80.00', '310', '₹24,800.00'],
  ['Soap', 'PCS', '₹40.00', '435', '₹17,400.00'],
  ['Main', '₹40.00', '434', '₹17,360.00'],
  ['Damaged', '₹40.00', '1', '₹40.00'],
  ['Tea', 'PCS', '₹120.00', '428', '₹51,360.00'],
  ['Total', '₹93,560.00'],
];

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Turns shifts on, and the printing of each bill off. */
async function setUp(page: Page, books: string): Promise<void> {
  await page.goto(`${books}/settings?tab=counter`);
  await page.getByRole('switch', { name: 'Print Each Bill' }).click();
  await button(page, 'Edit Counter 1').click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Shifts' }).click();
  await accept(page, 'Save');
  await expect(table(page, 'Drawers')).toContainText('Cash – Counter 1');
}

async function openAgain(page: Page, books: string): Promise<void> {
  await page.goto(`${books}/counter`);
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
}

/** Scans codes into the bill, which then comes to so much. */
async function scanAll(page: Page, codes: readonly string[], total: string): Promise<void> {
  for (const code of codes) await scan(page, code);
  await expect(button(page, `Pay ₹${total}`)).toBeVisible();
}

/** Pays by two presses, as for most bills. */
async function payInCash(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(region(page, 'Pay')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(region(page, 'Saved')).toBeVisible();
}

async function pay(page: Page, tenders: Readonly<Record<string, string>>, rest?: 'the rest in cash'): Promise<void> {
  await page.keyboard.press('Control+Enter');
  for (const [tender, amount] of Object.entries(tenders)) await tenderOf(page, tender).fill(amount);
  if (rest) await page.keyboard.press('Control+Enter');
  else await button(page, 'Save').click();
}

/** Gives money back, which goes out as it came. */
async function giveBack(page: Page, amount: string, tender = 'Cash'): Promise<void> {
  await button(page, `Give Back ₹${amount}`).click();
  await expect(tenderOf(page, tender)).toHaveValue(amount);
  await button(page, 'Save').click();
}

const tenderOf = (page: Page, tender: string) => region(page, 'Pay').getByLabel(tender, { exact: true });

async function expectSaved(page: Page, title: string | RegExp): Promise<void> {
  await expect(region(page, 'Saved').getByRole('status')).toHaveText(title);
}

async function chooseCustomer(page: Page, name: string): Promise<void> {
  await button(page, 'New Bill').click();
  await page.keyboard.press('F3');
  await field(page, 'Phone or Name').fill(name);
  await page
    .getByRole('list', { name: 'Customers' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await expect(button(page, `Customer: ${name}`)).toBeVisible();
}

async function discount(page: Page, of: string): Promise<void> {
  await page.keyboard.press('F7');
  await field(page, 'Discount').fill(of);
  await accept(page, 'Save');
}

/** Adds one of an item of an earlier bill to this one, as what comes back. */
async function takeBack(page: Page, number: string, item: string, condition?: 'Damaged'): Promise<void> {
  await page.keyboard.press('F9');
  await field(page, 'Find a Bill').fill(number);
  await page.getByRole('list', { name: 'Bills' }).getByRole('button', { name: number }).click();
  await field(page, `Take Back ${item}`).fill('1');
  if (condition) await pick(page, `Condition of ${item}`, condition);
  await accept(page, 'Add to Bill');
  await expect(region(page, 'Returns')).toContainText(`Back of ${number}`);
}

async function openFromMore(page: Page, entry: string): Promise<void> {
  if (await region(page, 'Saved').isVisible()) await button(page, 'New Bill').click();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await expect(page.getByRole('dialog', { name: entry })).toBeVisible();
}

/** Presses the button of the dialog, which then goes. */
async function accept(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function closeShift(page: Page, number: number): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close Shift', exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Z Report ${number}` })).toBeVisible();
  await accept(page, 'Close');
}

/** Expects the parts of the Z of a shift, as its page still shows them at the end of the day. */
async function expectZ(page: Page, books: string, number: number, z: Readonly<Record<string, Rows>>): Promise<void> {
  await page.goto(`${books}/counter/shifts`);
  await page.getByRole('link', { name: `Shift ${number}`, exact: true }).click();
  await expect(heading(page, `Shift ${number}`)).toBeVisible();
  await expect(region(page, 'Z Report')).toBeVisible();
  for (const [part, rows] of Object.entries(z)) expect(await rowsOf(page, part), part).toEqual(rows);
}
