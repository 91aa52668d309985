import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_ACCOUNTS: Opened = {
  path: '/accounting',
  there: 'V-2024-012',
  states: {
    'a voucher, refused': async (page) => {
      await page.getByRole('button', { name: 'New Voucher' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Choose the ledger to debit.')).toBeVisible();
    },
    'a voucher, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit V-2024-012' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Voucher' })).toBeVisible();
    },
    'the list of ledgers of a voucher': async (page) => {
      await page.getByRole('button', { name: 'New Voucher' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Debit Ledger/ })
        .click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    'the delete question of a voucher': async (page) => {
      await page.getByRole('button', { name: 'Delete V-2024-012' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'a ledger, refused': async (page) => {
      await page.getByRole('tab', { name: 'Ledger Accounts' }).click();
      await page.getByRole('button', { name: 'New Ledger' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'the ledgers': (page) => page.getByRole('tab', { name: 'Ledger Accounts' }).click(),
    'a ledger, edited': async (page) => {
      await page.getByRole('tab', { name: 'Ledger Accounts' }).click();
      await page.getByRole('button', { name: 'Edit 2002' }).click();
      await expect(page.getByRole('button', { name: 'Change to Dr' })).toBeVisible();
    },
    'the delete question of a ledger': async (page) => {
      await page.getByRole('tab', { name: 'Ledger Accounts' }).click();
      await page.getByRole('button', { name: 'Delete 1001' }).click();
      await expect(page.getByText('3 vouchers name it')).toBeVisible();
    },
    'the reports': (page) => page.getByRole('tab', { name: 'Financial Reports' }).click(),
    'the bank': (page) => page.getByRole('tab', { name: 'Bank Reconciliation' }).click(),
  },
};
