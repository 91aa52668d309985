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
  },
};
