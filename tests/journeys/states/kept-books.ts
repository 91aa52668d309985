import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';
import { startBooks } from '../books-hands.ts';

/** The screens of books that were started, and what opens over them. */
export const OVER_KEPT_BOOKS: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'the parties': (page) => openScreen(page, 'parties', 'Walk-in Customer'),
    'a party, refused, with a bill': async (page) => {
      await openScreen(page, 'parties', 'Walk-in Customer');
      await page.getByRole('button', { name: 'New Party' }).click();
      await inDialog(page, 'Add Bill').click();
      await inDialog(page, 'Save').click();
      await expect(page.getByText('Enter the name of the party.').last()).toBeVisible();
    },
    'a party with its history': async (page) => {
      await openScreen(page, 'parties', 'Walk-in Customer');
      await page.getByRole('button', { name: 'Edit Walk-in Customer' }).click();
      await page.getByRole('dialog').getByText('History').click();
      await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
    },
    'the items, where there are none': (page) => openScreen(page, 'items', 'Items'),
    'an item, refused': async (page) => {
      await openScreen(page, 'items', 'Items');
      await page.getByRole('button', { name: 'New Item' }).click();
      await inDialog(page, 'Save').click();
      await expect(page.getByText('Enter the name of the item.').last()).toBeVisible();
    },
    'the units of an item': async (page) => {
      await openScreen(page, 'items', 'Items');
      await page.getByRole('button', { name: 'New Item' }).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Unit' }).click();
      await expect(page.getByRole('option').first()).toBeAttached();
    },
    'the godowns': async (page) => {
      await openScreen(page, 'items', 'Items');
      await page.getByRole('tab', { name: 'Stock' }).click();
      await expect(page.getByRole('button', { name: 'New Godown' })).toBeVisible();
    },
    'the ledgers': (page) => openScreen(page, 'accounting', 'Cash'),
    'a ledger, refused': async (page) => {
      await openScreen(page, 'accounting', 'Cash');
      await page.getByRole('button', { name: 'New Ledger' }).click();
      await inDialog(page, 'Save').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'the question before a ledger is deleted': async (page) => {
      await openScreen(page, 'accounting', 'Cash');
      await page.getByRole('button', { name: 'Delete Rent' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'the trial balance': (page) => openScreen(page, 'accounting?tab=trial-balance', 'Particulars'),
    'the business': (page) => openScreen(page, 'settings', 'How they are kept'),
    'the numbering, refused': async (page) => {
      await openScreen(page, 'settings?tab=numbering', 'Credit Note');
      await page.getByLabel('Invoice Pattern').fill('A VERY LONG ONE/{fy}/{n:4}');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/^It would make/).first()).toBeVisible();
    },
    'the locks': (page) => openScreen(page, 'settings?tab=locks', 'Locked Up To'),
    'unlocking, without a reason': async (page) => {
      await openScreen(page, 'settings?tab=locks', 'Locked Up To');
      await page.getByLabel('Locked Up To').fill('2099-03-31');
      await page.getByRole('main').getByRole('button', { name: 'Lock', exact: true }).click();
      await page.getByRole('main').getByRole('button', { name: 'Unlock' }).click();
      await inDialog(page, 'Unlock').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'the copies': (page) => openScreen(page, 'settings?tab=backup', 'No copy of these books was ever saved.'),
    'saving a copy': async (page) => {
      await openScreen(page, 'settings?tab=backup', 'No copy of these books was ever saved.');
      await page.getByRole('main').getByRole('button', { name: 'Save a copy' }).click();
      await expect(page.getByRole('dialog', { name: 'Save a copy' })).toBeVisible();
    },
    'restoring from what is no copy': async (page) => {
      await openScreen(page, 'settings?tab=backup', 'No copy of these books was ever saved.');
      await page.getByRole('button', { name: 'Restore from a copy' }).click();
      await page.getByLabel('Copy', { exact: true }).setInputFiles({
        name: 'list.json',
        mimeType: 'application/json',
        buffer: Buffer.from('[]'),
      });
      await expect(page.getByText(/^list\.json was refused\./)).toBeVisible();
    },
    'the edit log': (page) => openScreen(page, 'settings?tab=edit-log', 'Created'),
    'an entry of the edit log': async (page) => {
      await openScreen(page, 'settings?tab=edit-log', 'Created');
      await page.getByRole('table', { name: 'Edit Log' }).getByRole('row').nth(1).press('Enter');
      await expect(page.getByRole('dialog', { name: /^Entry/ })).toBeVisible();
    },
    'books that agree': async (page) => {
      await openScreen(page, 'settings?tab=check-books', 'This rebuilds them all and compares.');
      await page.getByRole('main').getByRole('button', { name: 'Check Books' }).click();
      await expect(page.getByText('The books agree')).toBeVisible();
    },
    'what is found in books': async (page) => {
      await startBooks(page);
      await page.getByRole('button', { name: 'Find anything' }).click();
      await page.getByRole('combobox', { name: 'Find anything' }).fill('walk');
      await expect(page.getByRole('option', { name: /Walk-in Customer/ })).toBeVisible();
    },
  },
};

/** Starts books, and opens one of their screens, which is there once it shows this text. */
async function openScreen(page: Page, address: string, there: string): Promise<void> {
  await startBooks(page);
  await page.goto(`${page.url()}/${address}`);
  await expect(page.getByRole('main').getByText(there).first()).toBeVisible();
  await page.getByRole('main').focus();
}

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
