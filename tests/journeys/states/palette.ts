import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_EVERYTHING: Opened = {
  path: '/accounting',
  there: 'V-2024-012',
  states: {
    'the palette, with every screen and action': async (page) => {
      await page.getByRole('button', { name: 'Find anything' }).click();
      await expect(page.getByRole('option', { name: 'Dashboard' })).toBeVisible();
    },
    'the palette, with records': async (page) => {
      await page.getByRole('button', { name: 'Find anything' }).click();
      await page.keyboard.type('desai');
      await expect(page.getByRole('option', { name: /INV-2024-006/ })).toBeVisible();
    },
    'the palette, with nothing found': async (page) => {
      await page.getByRole('button', { name: 'Find anything' }).click();
      await page.keyboard.type('zzz');
      await expect(page.getByText(/^Nothing was found for/)).toBeVisible();
    },
    'the keys': async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    },
    'a row that was asked for': async (page) => {
      await page.goto('/accounting?show=V-2024-003');
      await expect(page.locator('tr[aria-current=true]')).toContainText('V-2024-003');
    },
  },
};
