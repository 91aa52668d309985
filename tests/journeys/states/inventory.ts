import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_STOCK: Opened = {
  path: '/inventory',
  there: 'PRD-001',
  states: {
    'a product, refused': async (page) => {
      await page.getByRole('button', { name: 'Add Product' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Choose a category.')).toBeVisible();
    },
    'a movement beyond the stock': async (page) => {
      await page.getByRole('button', { name: 'Stock Movement', exact: true }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: /^Product/ }).click();
      await page.getByRole('option', { name: 'Visitor chair' }).click();
      await form.getByRole('button', { name: /^Type/ }).click();
      await page.getByRole('option', { name: 'Stock Out' }).click();
      await form.getByLabel('Quantity').fill('900');
      await expect(page.getByText('More than there is')).toBeVisible();
    },
    'marked matches': async (page) => {
      await page.getByRole('searchbox').fill('office');
      await page.keyboard.press('Enter');
      await expect(page.locator('tr[aria-current]')).toBeVisible();
    },
    'the movements': (page) => page.getByRole('tab', { name: 'Stock Movements' }).click(),
    'the alerts': (page) => page.getByRole('tab', { name: 'Alerts' }).click(),
    'the reports': async (page) => {
      await page.getByRole('tab', { name: 'Reports' }).click();
      await expect(page.getByText('Inventory reports and analytics coming soon...')).toBeVisible();
    },
    'a product, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit PRD-001' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
    },
    'the list of products of a movement': async (page) => {
      await page.getByRole('button', { name: 'Stock Movement', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Product/ })
        .click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete PRD-001' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
};
