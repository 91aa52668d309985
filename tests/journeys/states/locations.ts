import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_LOCATIONS: Opened = {
  path: '/locations',
  there: 'PUN-BR',
  states: {
    'a location to come': async (page) => {
      await page.getByRole('button', { name: 'Add Location' }).click();
      await page.getByRole('switch', { name: 'Warehouse' }).click();
      await expect(page.getByRole('switch', { name: 'Warehouse' })).toBeChecked();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete Pune Branch' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
};
