import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_YEARS: Opened = {
  path: '/financial-year',
  there: 'FY 2023-24',
  states: {
    'a year to come': async (page) => {
      await page.getByRole('button', { name: 'Add Financial Year' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'a year of which nothing is known': async (page) => {
      await page.getByRole('button', { name: 'Add Financial Year' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    'a year, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit FY 2023-24' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Financial Year' })).toBeVisible();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete FY 2023-24' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'another default year': async (page) => {
      await page.getByRole('button', { name: 'Set FY 2023-24 as default' }).click();
      await expect(page.getByText('Default Year Set')).toBeVisible();
    },
    'the rollover question': async (page) => {
      await page.getByRole('button', { name: 'Season Rollover' }).click();
      await expect(page.getByText('Future → Active and default')).toBeVisible();
    },
    'no Active year, and two that are default': async (page) => {
      await rollOver(page, '1 year closed, 1 year now active.');
      await rollOver(page, '1 year closed, 0 years now active.');
      await expect(page.getByText('no year is Active')).toBeVisible();
    },
  },
};

async function rollOver(page: Page, sentence: string) {
  await page.getByRole('button', { name: 'Season Rollover' }).click();
  await page.getByRole('button', { name: 'Roll over' }).click();
  await expect(page.getByText(sentence)).toBeVisible();
}
