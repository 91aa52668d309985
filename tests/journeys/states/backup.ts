import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_BACKUP: Opened = {
  path: '/settings?tab=system',
  there: 'Import Data',
  states: {
    'the export with a password': async (page) => {
      await page.getByRole('button', { name: 'Export with Password' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    },
    'a refused import': async (page) => {
      await importFile(page, '{"product":"Excel"}');
      await expect(page.getByRole('alert')).toContainText('only a file that Export Data wrote');
    },
    'the password of an encrypted copy': async (page) => {
      await page.getByRole('button', { name: 'Export with Password' }).click();
      await page.getByLabel('Password', { exact: true }).fill('a long enough password');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export', exact: true }).click(),
      ]);
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Import Data' }).click();
      await page.getByLabel('Backup file').setInputFiles(await download.path());
      await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
    },
    'what an import replaces': async (page) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export Data' }).click(),
      ]);
      await page.getByRole('button', { name: 'Import Data' }).click();
      await page.getByLabel('Backup file').setInputFiles(await download.path());
      await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
    },
  },
};

async function importFile(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import Data' }).click();
  const file = { name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Backup file').setInputFiles(file);
}
