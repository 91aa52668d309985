import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_SETTINGS: Opened = {
  path: '/settings',
  there: '27AAAPA1234A1ZT',
  states: {
    'a company, refused, its GSTIN mistyped': async (page) => {
      await page.getByRole('button', { name: 'Add Company' }).click();
      await page.getByRole('dialog').getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Enter the name of the company.')).toBeVisible();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete Shree Tarang Traders' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'the users': (page) => openTab(page, 'Users', 'imran@example.in'),
    'the permissions': (page) => openTab(page, 'Permissions', 'User Role Settings'),
    'the system': (page) => openTab(page, 'System', 'Backup & Data'),
  },
};

async function openTab(page: Page, tab: string, there: string) {
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByText(there)).toBeVisible();
}
