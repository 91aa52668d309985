import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_GST: Opened = {
  path: '/gst',
  there: 'GST-003',
  states: {
    'a rate, refused': async (page) => {
      await page.getByRole('button', { name: 'Add GST Rate' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Enter a percentage, such as 18 or 0.')).toBeVisible();
    },
    'a rate, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit GST-001' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit GST Rate' })).toBeVisible();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete GST-001' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
};
