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
    'a location of which nothing is known': async (page) => {
      await page.getByRole('button', { name: 'Add Location' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    'a location, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit Pune Branch' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Location' })).toBeVisible();
    },
    'a location that is opened': async (page) => {
      await page.getByRole('button', { name: 'Activate Pune Branch' }).click();
      await expect(page.getByText('Status Updated')).toBeVisible();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete Pune Branch' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
};
