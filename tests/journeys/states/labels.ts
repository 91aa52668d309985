import { expect } from '@playwright/test';
import { button } from '../books-hands.ts';
import type { Opened } from '../opened.ts';
import { openShop } from './counter.ts';

/** Labels of a shop: nothing to label yet, an item of a sheet, and bars that are too small for a roll. */
export const OVER_LABELS: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'labels, where nothing is chosen': async (page) => {
      await openShop(page, 'labels');
      await expect(page.getByText('Add the items that are to have labels')).toBeVisible();
      await page.keyboard.press('Tab');
    },
    'labels on a sheet': async (page) => {
      await openShop(page, 'labels?items=ITM-000001');
      await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
      await page.keyboard.press('Tab');
    },
    'labels on a narrow roll, from which scanners may not read them': async (page) => {
      await openShop(page, 'labels?items=ITM-000001');
      await page.getByRole('button', { name: /^Paper/ }).click();
      await page.getByRole('option', { name: 'Roll, 38 × 25 mm' }).click();
      await expect(button(page, 'Print')).toBeEnabled();
    },
  },
};
