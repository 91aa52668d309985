import { expect, type Page } from '@playwright/test';
import { startBooks } from '../books-hands.ts';
import type { Opened } from '../opened.ts';

/** From the form that starts books, where nothing is kept yet, to the first screens of books that were started. */
export const OVER_BOOKS: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'what is missing': async (page) => {
      await page.getByRole('button', { name: 'Start Books' }).click();
      await expect(page.getByText('Choose the State of the business.')).toBeVisible();
    },
    'the States': async (page) => {
      await page.getByRole('combobox', { name: 'State' }).click();
      await expect(page.getByRole('option', { name: /Karnataka/ })).toBeAttached();
    },
    'the question before what was typed is left': async (page) => {
      await page.getByLabel('City').fill('Pune');
      await page.getByRole('main').getByRole('link', { name: 'All books' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
    },
    'books that were just started': async (page) => {
      await startBooks(page);
    },
    'a list without records': async (page) => {
      await startBooks(page);
      await page.goto(`${page.url()}/invoices`);
      await expect(page.getByText('No invoices and credit notes yet.')).toBeVisible();
      await page.getByRole('main').focus();
    },
    'the reports': async (page) => {
      await startBooks(page);
      await page.goto(`${page.url()}/reports`);
      await expect(page.getByRole('list', { name: 'Reports' })).toBeVisible();
      await page.getByRole('main').focus();
    },
    'a profit and loss': (page) => openReport(page, 'profit-and-loss', 'Profit & Loss'),
    'a balance sheet on a day that cannot be read': async (page) => {
      await openReport(page, 'balance-sheet', 'Balance Sheet');
      await page.getByLabel('As On').fill('31/2');
      await page.getByRole('main').focus();
      await expect(page.getByText('31 February does not exist.')).toBeVisible();
    },
    'a file that is none of Tally': async (page) => {
      await openTally(page, 'Name,Amount');
      await expect(page.getByRole('alert')).toContainText('with the format XML');
    },
    'what moves in from Tally': async (page) => {
      await openTally(page, FROM_TALLY);
      await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
      await page.getByRole('button', { name: 'See what moves in' }).click();
      await expect(page.getByRole('table', { name: 'Trial Balance' })).toBeVisible();
    },
    'whose books Tally’s files are, refused': async (page) => {
      await openTally(page, FROM_TALLY);
      await page.getByRole('button', { name: 'See what moves in' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'what moved in from Tally': async (page) => {
      await openTally(page, FROM_TALLY);
      await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
      await page.getByRole('button', { name: 'See what moves in' }).click();
      await page.getByRole('button', { name: 'Move In' }).click();
      await expect(page.getByRole('heading', { name: 'Moved in', exact: true })).toBeVisible();
    },
    'all books': (page) => showAll(page),
    'the question before books are deleted': async (page) => {
      await showAll(page);
      await page.getByRole('button', { name: 'Delete Asha Stores' }).first().click();
      await expect(page.getByRole('alertdialog', { name: 'Delete books' })).toBeVisible();
    },
    'books that are not on this device': async (page) => {
      await page.goto('/books/no-such-books');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('These books are not on this device');
      await page.getByRole('main').focus();
    },
    'the menu of books': async (page) => {
      const toggle = page.getByRole('button', { name: 'Toggle Sidebar' });
      if ((page.viewportSize()?.width ?? 0) < 768) await toggle.click();
      await page.getByRole('button', { name: 'Books', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
};

async function openTally(page: Page, text: string): Promise<void> {
  await page.goto('/books/new/tally');
  const file = { name: 'masters.xml', mimeType: 'text/xml', buffer: Buffer.from(text) };
  await page.getByLabel('Tally files').setInputFiles([file]);
}

/** A ledger, what has no place, and a voucher that is refused. */
const FROM_TALLY = `<ENVELOPE><BODY><IMPORTDATA><REQUESTDESC><STATICVARIABLES><SVCURRENTCOMPANY>Asha Stores</SVCURRENTCOMPANY>
</STATICVARIABLES></REQUESTDESC><REQUESTDATA><TALLYMESSAGE><LEDGER NAME="Cash"><PARENT>Cash-in-Hand</PARENT>
<OPENINGBALANCE>-500.00</OPENINGBALANCE></LEDGER><COSTCENTRE NAME="North"/><VOUCHER><DATE>20260501</DATE>
<VOUCHERTYPENAME>Journal</VOUCHERTYPENAME><VOUCHERNUMBER>1</VOUCHERNUMBER><ALLLEDGERENTRIES.LIST><LEDGERNAME>Cash</LEDGERNAME>
<AMOUNT>-9.00</AMOUNT></ALLLEDGERENTRIES.LIST></VOUCHER></TALLYMESSAGE></REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>`;

async function openReport(page: Page, path: string, name: string): Promise<void> {
  await startBooks(page);
  await page.goto(`${page.url()}/reports/${path}`);
  await expect(page.getByRole('table', { name })).toBeVisible();
  await page.getByRole('main').focus();
}

async function showAll(page: Page): Promise<void> {
  await startBooks(page);
  await page.goto('/books');
  await expect(page.getByRole('row', { name: /Asha Stores/ }).first()).toBeVisible();
  await page.getByRole('main').focus();
}
