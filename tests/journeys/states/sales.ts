import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_SALES: Opened = {
  path: '/sales',
  there: 'SO-2024-010',
  states: {
    'a sales order, refused': async (page) => {
      await page.getByRole('button', { name: 'New Sales Order' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Enter the amount.')).toBeVisible();
    },
  },
};
