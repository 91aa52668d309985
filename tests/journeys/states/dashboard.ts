import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_DASHBOARD: Opened = {
  path: '/',
  there: 'INV-2024-014',
  states: {
    'its charts': async (page) => {
      await seeCharts(page);
    },
    'an ordered item': async (page) => {
      await page
        .getByRole('button', { name: /^Reorder/ })
        .first()
        .click();
      await expect(page.getByText('Reorder Initiated')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Purchase Management' })).toBeVisible();
    },
    'a viewed invoice': async (page) => {
      await page.getByRole('button', { name: 'View INV-2024-010' }).click();
      await expect(page.locator('tr[aria-current]')).toBeVisible();
    },
  },
};

/** Scrolls to each of the two charts, so that they render. */
export async function seeCharts(page: Page) {
  for (const name of ['Monthly Sales Trend', 'GST Breakdown']) {
    const chart = page.getByRole('figure', { name }).locator('[data-chart]');
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator('[data-picture]')).toBeVisible();
  }
}
