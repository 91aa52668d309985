import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_TOUR: Opened = {
  path: '/',
  there: 'Welcome back!',
  states: {
    'the first step of the tour': showTour,
    'a step of the tour beside what it tells of': async (page) => {
      await showTour(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('dialog', { name: 'Your business at a glance' })).toBeVisible();
    },
    'the last step of the tour': async (page) => {
      await showTour(page);
      for (let step = 1; step < 7; step++) await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('button', { name: 'Get Started' })).toBeFocused();
    },
    'after the tour': async (page) => {
      await showTour(page);
      await page.getByRole('button', { name: 'Skip Tour' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
};

async function showTour(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay tour' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Tarazu' })).toBeVisible();
}
