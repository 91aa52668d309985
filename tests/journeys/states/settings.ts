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
    'a company, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit Shree Tarang Traders' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Company' })).toBeVisible();
    },
    'the users': (page) => openTab(page, 'Users', 'imran@example.in'),
    'the permissions': (page) => openTab(page, 'Permissions', 'Lock/Unlock Promotion'),
    'the system': (page) => openTab(page, 'System', 'Backup & Data'),
  },
};

export const OVER_USERS: Opened = {
  path: '/settings?tab=users',
  there: 'imran@example.in',
  states: {
    'a user, refused': async (page) => {
      await page.getByRole('button', { name: 'Add User' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'a user, edited': async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible();
    },
    'the delete question of a user': async (page) => {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
};

export const OVER_PERMISSIONS: Opened = {
  path: '/settings?tab=permissions',
  there: 'Lock/Unlock Promotion',
  states: {
    'the list of user types': async (page) => {
      await page.getByRole('button', { name: /^User Type/ }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    'another role, and its saved permissions': async (page) => {
      await page.getByRole('radio').nth(1).check();
      await page.getByRole('button', { name: 'Save Permissions' }).click();
      await expect(page.getByText('Permissions updated for')).toBeVisible();
    },
  },
};

async function openTab(page: Page, tab: string, there: string) {
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByText(there)).toBeVisible();
}
