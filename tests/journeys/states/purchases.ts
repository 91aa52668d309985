import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_PURCHASES: Opened = {
  path: '/purchases',
  there: 'PO-2024-010',
  states: {
    'a purchase order, refused': async (page) => {
      await page.getByRole('button', { name: 'New Purchase Order' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Enter the amount.')).toBeVisible();
    },
    'a purchase order, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit PO-2024-010' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Purchase Order' })).toBeVisible();
    },
    'a saved purchase order': async (page) => {
      await page.getByRole('button', { name: 'Edit PO-2024-010' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Purchase order updated successfully')).toBeVisible();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete PO-2024-010' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'an empty find': async (page) => {
      await page.getByRole('searchbox').fill('nobody');
      await expect(page.getByText('None of the purchase orders matches')).toBeVisible();
    },
  },
};
