import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_INVOICES: Opened = {
  path: '/invoices',
  there: 'INV-2024-014',
  states: {
    'a new invoice, refused': async (page) => {
      await page.getByRole('button', { name: 'New Invoice' }).click();
      await page.getByLabel('Rate').fill('abc');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Rate cannot be read. Correct it, then save.')).toBeVisible();
    },
    'the discard question': async (page) => {
      await page.getByRole('button', { name: 'New Invoice' }).click();
      await page.getByLabel('Item Name').fill('Shelf');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete INV-2024-013' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'a status list': async (page) => {
      await page.getByRole('button', { name: 'Status of INV-2024-014' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    'an empty find': async (page) => {
      await page.getByRole('searchbox').fill('nobody');
      await expect(page.getByText('None of the invoices matches')).toBeVisible();
    },
    'an invoice of two items, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit INV-2024-014' }).click();
      await page.getByRole('button', { name: 'Add Item' }).click();
      await expect(page.getByRole('button', { name: 'Remove item 1' })).toBeVisible();
    },
    'the list of customers': async (page) => {
      await page.getByRole('button', { name: 'New Invoice' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Customer/ })
        .click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    'the list of filters': async (page) => {
      await page.getByRole('button', { name: 'Filter by status' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    'a status that was changed': async (page) => {
      await page.getByRole('button', { name: 'Status of INV-2024-014' }).click();
      await page.getByRole('option', { name: 'Overdue' }).click();
      await expect(page.getByText('Invoice status updated to Overdue')).toBeVisible();
    },
    'the user menu': async (page) => {
      await page.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
    'the notifications': async (page) => {
      await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
      await page.getByRole('button', { name: 'View All Notifications' }).click();
    },
    'the quick actions': async (page) => {
      await page.getByRole('button', { name: 'Quick Actions' }).click();
      await expect(page.getByRole('button', { name: 'Create Invoice' })).toBeVisible();
    },
  },
};
