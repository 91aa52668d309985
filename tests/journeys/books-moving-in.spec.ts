import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSound } from './judge.ts';
import { button, heading, rowsOf, startTrading } from './books-hands.ts';

/*
 * A shop on the morning of 1 April. Cash 12,500, furniture 60,000, a customer owes 11,800 on one bill; 100 kg of flour at 38
 * and 10 packs of tea at 90 are in stock: 89,000. A supplier gets 20,000, so that the capital is 69,000.
 */
const ITEMS = `Item name*,Item code,HSN,Sale price,Purchase price,Opening stock quantity,Tax Rate,Base Unit (x)
Wheat Flour,WF-1,1101,45,38,100,GST@5%,Kg
Tea,T-1,902,120,90,10,GST@7%,Pcs
`;
const PARTIES = `<html><table><tr><td>Display Name</td><td>Contact Type</td><td>GST Identification Number (GSTIN)</td><td>Place of Contact(With State Code)</td></tr>
<tr><td>Kaveri Mills</td><td>customer</td><td>27AAAPA1234A1ZT</td><td>27-Maharashtra</td></tr>
<tr><td>Deccan Foods</td><td>vendor</td><td></td><td>MH</td></tr></table></html>`;
const LEDGERS = `Name\tAlias\tParent Group\tOp. Bal. (Rs.)\tDr/Cr
Furniture\tF\tFixed Assets\t60,000.00\tD
Cash\t\tCash-in-hand\t12,500.00\tD
Capital\t\tCapital Account\t69,000.00\tC
`;
const BILLS = `Asha Stores
Bills Outstanding
Date,Ref. No.,Party's Name,Pending Amount,Due on
1-Mar-26,K-101,Kaveri Mills,"11,800.00",31-Mar-26
21-Mar-26,DF/55,Deccan Foods,"20,000.00",20-Apr-26
`;

const said = (page: Page) => page.getByRole('main').getByRole('status');

test('a shop moves in from lists; what is wrong comes back as a file, is corrected and goes in, and the balances are its own', async ({
  page,
}) => {
  const books = await startTrading(page, '2026-04-01');
  await page.goto(`${books}/import-export`);
  await choose(page, 'items.csv', ITEMS);
  await expect(said(page)).toHaveText('1 row can go in, 1 row cannot');
  await expectSound(page, 'rows that can go in and rows that cannot', ['light', 'dark']);
  await button(page, 'Import 1 row').click();
  const saving = page.waitForEvent('download');
  await button(page, 'Save the other 1 row').click();
  const left = await readFile(await (await saving).path(), 'utf8');
  expect(left).toContain('Tea,T-1,902,120,90,10,GST@7%,Pcs,Choose the GST rate.');
  await button(page, 'Import another file').click();
  await bring(page, 'items-to-correct.csv', left.replace('GST@7%', 'GST@5%'), '1 row');
  await bring(page, 'contacts.xls', PARTIES, '2 rows');
  await bring(page, 'accounts.txt', LEDGERS, '3 rows');

  await choose(page, 'bills.csv', BILLS);
  await button(page, 'Import 2 rows').click();
  await button(page, 'Undo Import').click();
  await bring(page, 'bills.csv', BILLS, '2 rows');

  await page.goto(`${books}/reports/trial-balance`);
  await expect(page.getByRole('table', { name: 'Trial Balance' })).toBeVisible();
  const trial = await rowsOf(page, 'Trial Balance');
  for (const row of [
    ['Capital', '–', '₹69,000.00'],
    ['Cash', '₹12,500.00', '–'],
    ['Opening Stock', '₹4,700.00', '–'],
    ['Sundry Debtors', '₹11,800.00', '–'],
    ['Sundry Creditors', '–', '₹20,000.00'],
    ['Furniture', '₹60,000.00', '–'],
    ['Total', '₹89,000.00', '₹89,000.00'],
  ])
    expect(trial).toContainEqual(row);
  await page.goto(`${books}/reports/receivables`);
  await expect(page.getByRole('row', { name: /Kaveri Mills/ }).first()).toContainText('₹11,800');
});

test('a shop moves in from Tally, and its trial balance and receivables are those of Tally', async ({ page }) => {
  await page.goto('/books/new/tally');
  const file = { name: 'DayBook.xml', mimeType: 'text/xml', buffer: Buffer.from(`\ufeff${TALLY}`, 'utf16le') };
  await page.getByLabel('Tally files').setInputFiles([file]);
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await button(page, 'See what moves in').click();
  await button(page, 'Move In').click();
  await expect(page.getByRole('heading', { name: 'Moved in', exact: true })).toBeVisible();
  // Beside each other, here and in Tally; the third, where they differ, is empty.
  const trial = await rowsOf(page, 'Trial Balance');
  expect(trial.map((row) => row.join(' ')).toSorted()).toEqual([
    'CGST ₹90 Cr ₹90 Cr',
    'Capital ₹12,300 Cr ₹12,300 Cr',
    'Cash ₹1,100 Dr ₹1,100 Dr',
    'SGST ₹90 Cr ₹90 Cr',
    'Sales ₹1,000 Cr ₹1,000 Cr',
    'Sundry Debtors ₹12,380 Dr ₹12,380 Dr',
  ]);
  await page.getByRole('link', { name: 'Open the books' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname.replace(/\/dashboard$/, '')}/reports/receivables`);
  await expect(page.getByRole('row', { name: /Kaveri Mills/ }).first()).toContainText('₹12,380');
});

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Spreadsheet', { exact: true }).setInputFiles(file);
}

async function bring(page: Page, name: string, text: string, rows: string): Promise<void> {
  await choose(page, name, text);
  await button(page, `Import ${rows}`).click();
  await expect(said(page)).toHaveText(`${rows} of ${name} went in`);
  await button(page, 'Import another file').click();
}

function master(name: string, parent: string, opening = '', more = ''): string {
  return `<TALLYMESSAGE><LEDGER NAME="${name}"><PARENT>${parent}</PARENT><OPENINGBALANCE>${opening}</OPENINGBALANCE>${more}</LEDGER></TALLYMESSAGE>`;
}

function voucher(type: string, number: string, date: string, entries: readonly (readonly string[])[]): string {
  const lines = entries.map(([name = '', amount = '', bills = '']) => {
    const isDebit = amount.startsWith('-') ? 'Yes' : 'No';
    return `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${name}</LEDGERNAME><ISDEEMEDPOSITIVE>${isDebit}</ISDEEMEDPOSITIVE><AMOUNT>${amount}</AMOUNT>${bills}</ALLLEDGERENTRIES.LIST>`;
  });
  return `<TALLYMESSAGE><VOUCHER REMOTEID="${number}" VCHTYPE="${type}"><DATE>${date}</DATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME><VOUCHERNUMBER>${number}</VOUCHERNUMBER>${lines.join('')}</VOUCHER></TALLYMESSAGE>`;
}

function bill(type: string, name: string, amount: string): string {
  return `<BILLALLOCATIONS.LIST><NAME>${name}</NAME><BILLTYPE>${type}</BILLTYPE><AMOUNT>${amount}</AMOUNT></BILLALLOCATIONS.LIST>`;
}

/**
 * Kaveri Mills owes 11,800 on an old bill, buys for 1,180 and pays 600 of the old one: 12,380 is open. Cash 500 + 600. The
 * control sign stands in what Tally exports.
 */
const TALLY = `<ENVELOPE><BODY><IMPORTDATA><REQUESTDESC><STATICVARIABLES><SVCURRENTCOMPANY>Meera Traders</SVCURRENTCOMPANY></STATICVARIABLES></REQUESTDESC><REQUESTDATA>
${[
  master('Cash', '&#4; Cash-in-Hand', '-500.00'),
  master('Capital', 'Capital Account', '12300.00'),
  master('Sales', 'Sales Accounts'),
  master('CGST', 'Duties &amp; Taxes', '', '<TAXTYPE>GST</TAXTYPE><GSTDUTYHEAD>Central Tax</GSTDUTYHEAD>'),
  master('SGST', 'Duties &amp; Taxes', '', '<TAXTYPE>GST</TAXTYPE><GSTDUTYHEAD>State Tax</GSTDUTYHEAD>'),
  master(
    'Kaveri Mills',
    'Sundry Debtors',
    '-11,800.00',
    '<LEDSTATENAME>Maharashtra</LEDSTATENAME><BILLALLOCATIONS.LIST><BILLDATE>20260301</BILLDATE><NAME>K-101</NAME><OPENINGBALANCE>-11800.00</OPENINGBALANCE></BILLALLOCATIONS.LIST>',
  ),
  voucher('Sales', 'S-1', '20260410', [
    ['Kaveri Mills', '-1180.00', bill('New Ref', 'S-1', '-1180.00')],
    ['Sales', '1000.00'],
    ['CGST', '90.00'],
    ['SGST', '90.00'],
  ]),
  voucher('Receipt', 'R-1', '20260415', [
    ['Kaveri Mills', '600.00', bill('Agst Ref', 'K-101', '600.00')],
    ['Cash', '-600.00'],
  ]),
].join('\n')}
</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>`;
