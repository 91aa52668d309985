import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_REPORTS: Opened = {
  path: '/reports',
  there: 'What June earned',
  states: {
    'the three statements': async (page) => {
      for (const name of ['Profit & Loss', 'Balance Sheet', 'Cash Flow']) {
        await page.getByRole('button', { name: `Generate ${name}` }).click();
        await expect(page.getByRole('region', { name })).toBeVisible();
      }
    },
    'the sales': (page) => openTab(page, 'Sales Analytics'),
    'the inventory': (page) => openTab(page, 'Inventory Reports'),
    'the taxes': (page) => openTab(page, 'Tax Reports'),
  },
};

async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
  await expect(page.locator('[data-chart]').first()).toBeVisible();
}
