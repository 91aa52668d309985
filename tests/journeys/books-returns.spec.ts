import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSound } from './judge.ts';
import {
  beginInvoice,
  button,
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

/*
 * April of a shop in Maharashtra, worked out by hand. Soap (34011190) bears 18 %, Oil (15121910) 5 %.
 *
 * sold                                             taxable      IGST     CGST   SGST   value       reported in
 *  5 Apr  Asha Traders: 10 Soap at 100             1,000                 90     90
 *         and 20 Oil at 50                         1,000                 25     25     2,230       B2B, two rates
 *  6 Apr  Bharat Stores, Karnataka: 5 Soap at 200  1,000        180                    1,180       B2B
 *  8 Apr  Chetan, Gujarat: 1,000 Soap at 100       1,00,000     18,000                 1,18,000    B2CL: above 1,00,000
 *  9 Apr  Walk-in Customer: 4 Soap at 100          400                   36     36     472         B2CS
 * 10 Apr  Dubai Imports, under LUT: 10 at 300      3,000                               3,000       EXP, WOPAY
 * 15 Apr  Asha Traders brings 2 Soap back          − 200                 − 18   − 18   236         CDNR
 * 3.1(a)  without the export                       1,03,200     18,180   133    133
 * HSN     B2B: Soap 10 + 5 − 2 = 13, 1,800         180 72 72; Oil 20, 1,000 – 25 25
 *         others: Soap 1,000 + 4 + 10 = 1,014      1,03,400, 18,000 36 36
 *
 * bought of Gokul Mills, all 18 % within the State: 500, 600, 700, 800, 900, and 1,000 from the row of GSTR-2B
 *         4,500, CGST 405, SGST 405; GSTR-2B does not have the 900: 81 of each wait
 *
 * set-off (rule 88A; from January 2026 CGST and SGST credit may pay IGST in any order)
 *         CGST credit 324 pays CGST 133 and IGST 191; SGST credit 324 pays SGST 133 and IGST 191
 *         IGST in cash 18,180 − 382 = 17,798; CGST and SGST nothing
 *
 * May amends 6 Apr: 5 Soap at 220, 1,100 and 198, value 1,298; HSN: nothing more in number, 100 and 18 in value.
 */

const APRIL =
  '{"gstin":"27AAPFU0939F1ZV","fp":"042026","version":"GST3.2.4","hash":"hash",' +
  '"b2b":[{"ctin":"27AAAPA1234A1ZT","inv":[{"inum":"INV/26-27/0001","idt":"05-04-2026","val":2230,"pos":"27","rchrg":"N","inv_typ":"R",' +
  '"itms":[{"num":1801,"itm_det":{"txval":1000,"rt":18,"camt":90,"samt":90,"csamt":0}},{"num":501,"itm_det":{"txval":1000,"rt":5,"camt":25,"samt":25,"csamt":0}}]}]},' +
  '{"ctin":"29AAAPB5678B1ZY","inv":[{"inum":"INV/26-27/0002","idt":"06-04-2026","val":1180,"pos":"29","rchrg":"N","inv_typ":"R",' +
  '"itms":[{"num":1801,"itm_det":{"txval":1000,"rt":18,"iamt":180,"csamt":0}}]}]}],' +
  '"b2cl":[{"pos":"24","inv":[{"inum":"INV/26-27/0003","idt":"08-04-2026","val":118000,"itms":[{"num":1801,"itm_det":{"txval":100000,"rt":18,"iamt":18000}}]}]}],' +
  '"b2cs":[{"sply_ty":"INTRA","rt":18,"typ":"OE","pos":"27","txval":400,"camt":36,"samt":36,"csamt":0}],' +
  '"exp":[{"exp_typ":"WOPAY","inv":[{"inum":"INV/26-27/0005","idt":"10-04-2026","val":3000,"sbpcode":"INBOM4","sbnum":"1234567","sbdt":"11-04-2026",' +
  '"itms":[{"txval":3000,"rt":18,"iamt":0,"csamt":0}]}]}],' +
  '"cdnr":[{"ctin":"27AAAPA1234A1ZT","nt":[{"nt_num":"CN/26-27/0001","nt_dt":"15-04-2026","ntty":"C","val":236,"pos":"27","rchrg":"N","inv_typ":"R",' +
  '"itms":[{"num":1801,"itm_det":{"txval":200,"rt":18,"camt":18,"samt":18,"csamt":0}}]}]}],' +
  '"doc_issue":{"doc_det":[{"doc_num":1,"doc_typ":"Invoices for outward supply","docs":[{"num":1,"from":"INV/26-27/0001","to":"INV/26-27/0005","totnum":5,"cancel":0,"net_issue":5}]},' +
  '{"doc_num":5,"doc_typ":"Credit Note","docs":[{"num":1,"from":"CN/26-27/0001","to":"CN/26-27/0001","totnum":1,"cancel":0,"net_issue":1}]}]},' +
  '"hsn":{"hsn_b2b":[{"num":1,"hsn_sc":"34011190","user_desc":"Soap","uqc":"NOS","qty":13,"rt":18,"txval":1800,"iamt":180,"samt":72,"camt":72,"csamt":0},' +
  '{"num":2,"hsn_sc":"15121910","user_desc":"Oil","uqc":"LTR","qty":20,"rt":5,"txval":1000,"iamt":0,"samt":25,"camt":25,"csamt":0}],' +
  '"hsn_b2c":[{"num":1,"hsn_sc":"34011190","user_desc":"Soap","uqc":"NOS","qty":1014,"rt":18,"txval":103400,"iamt":18000,"samt":36,"camt":36,"csamt":0}]}}';

const MAY =
  '{"gstin":"27AAPFU0939F1ZV","fp":"052026","version":"GST3.2.4","hash":"hash",' +
  '"b2ba":[{"ctin":"29AAAPB5678B1ZY","inv":[{"oinum":"INV/26-27/0002","oidt":"06-04-2026","inum":"INV/26-27/0002","idt":"06-04-2026","val":1298,"pos":"29","rchrg":"N","inv_typ":"R",' +
  '"itms":[{"num":1801,"itm_det":{"txval":1100,"rt":18,"iamt":198,"csamt":0}}]}]}],' +
  '"hsn":{"hsn_b2b":[{"num":1,"hsn_sc":"34011190","user_desc":"Soap","uqc":"NOS","qty":0,"rt":18,"txval":100,"iamt":18,"samt":0,"camt":0,"csamt":0}]}}';

const SHEETS = {
  'items.csv': `Item name,HSN,GST Rate,Unit,Opening Stock,Opening Rate
Soap,34011190,18,NOS,2000,10
Oil,15121910,5,LTR,100,10
`,
  'parties.csv': `Party Name,Party Type,GST Type,GSTIN,State,Billing Address
Asha Traders,Customer,,27AAAPA1234A1ZT,,
Bharat Stores,Customer,,29AAAPB5678B1ZY,,
Chetan,Customer,,,Gujarat,7 Ring Road
Dubai Imports,Customer,Overseas,,,
Gokul Mills,Supplier,,27AAAPF1111F1ZM,,
`,
};

/** What Gokul Mills reported; all within the State at 18 %. */
const reported = (inum: string, dt: string, txval: number, said: object = {}) => ({
  inum,
  typ: 'R',
  dt,
  val: txval * 1.18,
  pos: '27',
  rev: 'N',
  itcavl: 'Y',
  rsn: '',
  txval,
  igst: 0,
  cgst: txval * 0.09,
  sgst: txval * 0.09,
  cess: 0,
  ...said,
});
const of = (...inv: object[]) => ({ b2b: [{ ctin: '27AAAPF1111F1ZM', trdnm: 'GOKUL MILLS', supprd: '042026', inv }] });
const GSTR_2B = {
  data: {
    gstin: '27AAPFU0939F1ZV',
    rtnprd: '042026',
    version: '1.0',
    gendt: '14-05-2026',
    docdata: of(
      reported('G/1', '02-04-2026', 500),
      reported('G/2', '04-04-2026', 600),
      reported('G/3', '05-04-2026', 750),
      reported('Z/4', '06-04-2026', 800),
      reported('G/6', '12-04-2026', 1000),
      reported('G/7', '13-04-2026', 300, { itcavl: 'N', rsn: 'C' }),
    ),
    docRejdata: of(reported('G/8', '14-04-2026', 400)),
  },
};

// Reduced motion, so that no colour is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('April is sold, returned and filed as worked out by hand; what changes in it afterwards is amended in May', async ({
  page,
}) => {
  test.slow();
  const books = await startTrading(page, '2026-06-05');
  await importSheets(page, books, SHEETS);

  await test.step('April is sold', async () => {
    const both = [
      ['Soap', '10', '100'],
      ['Oil', '20', '50'],
    ] as const;
    await sell(page, 'Asha Traders', '5/4', both, '2,230', 1);
    await enterNote(page, 'Credit Note', {
      on: '15/4',
      quantities: ['2', '0'],
      reason: 'Sales return',
      total: '236',
      saved: 'Credit Note CN/26-27/0001',
    });
    await sell(page, 'Bharat Stores', '6/4', [['Soap', '5', '200']], '1,180', 2);
    await sell(page, 'Chetan', '8/4', [['Soap', '1,000', '100']], '1,18,000', 3);
    await sell(page, 'Walk-in Customer', '9/4', [['Soap', '4', '100']], '472', 4);
    await beginInvoice(page, 'Dubai Imports');
    await pick(page, 'Supply Type', 'Without payment of tax');
    await page.getByLabel('Shipping Bill', { exact: true }).fill('1234567');
    await page.getByLabel('Port Code').fill('INBOM4');
    await setDay(page, '11/4', 'Shipping Bill Date');
    await sell(page, undefined, '10/4', [['Soap', '10', '300']], '3,000', 5);
  });

  await test.step('the bills of Gokul Mills are entered', async () => {
    for (const [at, [on, units, total]] of BILLS.entries()) {
      await enterTrade(page, {
        supplier: 'Gokul Mills',
        bill: `G/${at + 1}`,
        on,
        lines: [['Soap', units, '50']],
        total,
        saved: `Purchase PUR/26-27/000${at + 1}`,
      });
    }
  });

  await test.step('GSTR-1 of April is what was worked out, value by value', async () => {
    await openReturn(page, 'GSTR-1', 'April 2026');
    await expect(heading2(page, 'No problems found')).toBeVisible();
    await expectSound(page, 'GSTR-1 of a month with every section', ['light', 'dark']);
    expect(await savedAs(page, 'Save GSTR-1 JSON')).toBe(APRIL);
  });

  await test.step('GSTR-2B lands in its buckets, and a purchase is made from a row', async () => {
    await page.getByRole('tab', { name: 'Purchase Match' }).click();
    const buffer = Buffer.from(JSON.stringify(GSTR_2B));
    await page.getByLabel('Open GSTR-2B file').setInputFiles({ name: '2b.json', mimeType: 'application/json', buffer });
    for (const [bucket, bill] of BUCKETS) await expect(table(page, bucket)).toContainText(bill);
    await expectSound(page, 'purchases in every bucket', ['light', 'dark']);
    await table(page, 'Only in 2B').getByRole('button', { name: 'Make Purchase' }).click();
    await expect(page.getByLabel('Bill Number')).toHaveValue('G/6');
    await saveAs(page, 'Purchase PUR/26-27/0006');
    await openReturn(page, 'Purchase Match', 'April 2026');
    await expect(table(page, 'Matched')).toContainText('G/6');
    await expect(table(page, 'Only in 2B')).toContainText('None');
  });

  await test.step('GSTR-3B is paid as worked out, and its set-off is posted', async () => {
    await page.getByRole('tab', { name: 'GSTR-3B' }).click();
    await expect(rowOf(page, 'Outward Supplies', '3.1(a)')).toContainText('₹1,03,200.00₹18,180.00₹133.00₹133.00–');
    await expect(rowOf(page, 'Outward Supplies', '3.1(b)')).toContainText('₹3,000.00––––');
    await expect(rowOf(page, 'Input Tax Credit', '4(A)(5)')).toContainText('–₹324.00₹324.00–');
    await expect.poll(() => rowsOf(page, 'Set-off and Cash')).toEqual(SET_OFF);
    await expect(page.getByText('Documents, GSTR-1, GSTR-3B and the output ledgers agree.')).toBeVisible();
    await expectSound(page, 'GSTR-3B of a month', ['light', 'dark']);
    await button(page, 'Post Set-off').click();
    await expect(page.getByText('Journal JV/26-27/0001 saved')).toBeVisible();
    await page.getByRole('link', { name: 'Journal JV/26-27/0001' }).click();
    await expect.poll(() => rowsOf(page, 'Postings')).toEqual(JOURNAL);
  });

  await test.step('filed, April is locked', async () => {
    await openReturn(page, 'GSTR-1', 'April 2026');
    await markAsFiled(page, 'GSTR-1 of April 2026');
    await page.getByRole('tab', { name: 'GSTR-3B' }).click();
    await markAsFiled(page, 'GSTR-3B of April 2026');
    await openInvoice(page, 'INV/26-27/0002');
    await changeRate(page, '220');
    await button(page, 'Save').click();
    await expect(page.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(IS_FILED);
    await expect(page.getByRole('group', { name: 'Line 1' }).getByLabel('Rate', { exact: true })).toHaveValue('220');
    await button(page, 'Cancel').click();
    await button(page, 'Discard').click();
  });

  await test.step('opened again for a reason, it is amended by May', async () => {
    await unlock(page, 'GSTR-1 of April 2026');
    await unlock(page, 'GSTR-3B of April 2026');
    await openInvoice(page, 'INV/26-27/0002');
    await changeRate(page, '220');
    await saveAs(page, 'Invoice INV/26-27/0002');
    await openReturn(page, 'GSTR-1', 'April 2026');
    expect(await savedAs(page, 'Save GSTR-1 JSON')).toBe(APRIL);
    await pick(page, 'Period', 'May 2026');
    await expect(page.getByText(/^It has what changed since in April 2026, filed before/)).toBeVisible();
    expect(await savedAs(page, 'Save GSTR-1 JSON')).toBe(MAY);
    await markAsFiled(page, 'GSTR-1 of May 2026');
  });

  await test.step('both months hold', async () => {
    await openInvoice(page, 'INV/26-27/0003');
    await button(page, 'Cancel Invoice').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Invoice' }).click();
    // Over the refusal of before, which may still stand there under another title.
    await expect(page.getByText('Locked', { exact: true })).toBeVisible();
    await expect(button(page, 'Cancel Invoice')).toBeVisible();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('tab', { name: 'Locks' }).click();
    await expect(page.getByRole('list', { name: 'Filed returns' }).getByRole('listitem')).toHaveText([
      /^GSTR-1 of April 2026/,
      /^GSTR-1 of May 2026/,
    ]);
  });
});

const BILLS = [
  ['2/4', '10', '590'],
  ['3/4', '12', '708'],
  ['5/4', '14', '826'],
  ['6/4', '16', '944'],
  ['7/4', '18', '1,062'],
] as const;

const BUCKETS = [
  ['Matched', 'G/1'],
  ['Nearly', 'G/2'],
  ['Differs', 'G/3'],
  ['Other number', 'Z/4'],
  ['Only in 2B', 'G/6'],
  ['Only in books', 'G/5'],
  ['Not available', 'G/7'],
  ['Rejected', 'G/8'],
] as const;

const SET_OFF = [
  ['Tax on sales', '₹18,180.00', '₹133.00', '₹133.00', '–'],
  ['Credit in the books', '–', '₹405.00', '₹405.00', '–'],
  ['Not claimed yet', '–', '₹81.00', '₹81.00', '–'],
  ['Paid with IGST credit', '–', '–', '–', '–'],
  ['Paid with CGST credit', '₹191.00', '₹133.00', '–', '–'],
  ['Paid with SGST credit', '₹191.00', '–', '₹133.00', '–'],
  ['Paid with Cess credit', '–', '–', '–', '–'],
  ['Credit carried forward', '–', '–', '–', '–'],
  ['Reverse charge, in cash alone', '–', '–', '–', '–'],
  ['Paid in cash', '₹17,798.00', '–', '–', '–'],
];

const JOURNAL = [
  ['Output IGST', '₹382', '–'],
  ['Output CGST', '₹133', '–'],
  ['Output SGST', '₹133', '–'],
  ['Input CGST', '–', '₹324'],
  ['Input SGST', '–', '₹324'],
];

const IS_FILED = /GSTR-1 of April 2026 is filed\. Choose a date in another month, or unlock it in Settings › Locks\./;

/** An invoice; without a customer, in the form that is open. */
async function sell(
  page: Page,
  customer: string | undefined,
  on: string,
  lines: Parameters<typeof enterTrade>[1]['lines'],
  total: string,
  number: number,
): Promise<void> {
  await enterTrade(page, { customer, on, lines, total, saved: `Invoice INV/26-27/000${number}` });
}

async function openReturn(page: Page, tab: string, month: string): Promise<void> {
  await page.getByRole('link', { name: 'GST', exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
  const period = page.getByRole('button', { name: /^Period/ });
  await expect(period).toBeVisible();
  if ((await period.textContent()) !== month) await pick(page, 'Period', month);
}

async function markAsFiled(page: Page, title: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Mark as Filed' }).click();
  const question = page.getByRole('alertdialog', { name: `Mark ${title} as filed?` });
  await question.getByRole('button', { name: 'Mark as Filed' }).click();
  await expect(page.getByText(`${title} was marked as filed on`)).toBeVisible();
}

async function unlock(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Locks' }).click();
  await button(page, `Unlock ${title}`).click();
  const dialog = page.getByRole('dialog', { name: `Unlock ${title}` });
  await dialog.getByLabel('Reason').fill('Sold at another price');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(button(page, `Unlock ${title}`)).toHaveCount(0);
}

async function openInvoice(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('table', { name: 'Invoices' }).getByRole('link', { name: number, exact: true }).click();
  await expect(heading(page, `Invoice ${number}`)).toBeVisible();
}

async function changeRate(page: Page, rate: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Rate', { exact: true }).fill(rate);
}

/** What a button saves as a file. */
async function savedAs(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return readFile(await download.path(), 'utf8');
}

function heading2(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true });
}
