import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_SALES: Opened = {
  path: '/sales',
  there: 'SO-2024-010',
  states: {
    'two selected orders': (page) => selectTwo(page),
    'the question before several are deleted': async (page) => {
      await selectTwo(page);
      await page.keyboard.press('Delete');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'a sales order, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit SO-2024-010' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit Sales Order' })).toBeVisible();
    },
    'the list of states of an order': async (page) => {
      await page.getByRole('button', { name: 'New Sales Order' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Status/ })
        .click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
    'the delete question': async (page) => {
      await page.getByRole('button', { name: 'Delete SO-2024-010' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'an order that is gone': async (page) => {
      await page.getByRole('button', { name: 'Delete SO-2024-010' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
    'a sales order, refused': async (page) => {
      await page.getByRole('button', { name: 'New Sales Order' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Enter the amount.')).toBeVisible();
    },
  },
};

async function selectTwo(page: Page) {
  await page.getByRole('row').filter({ hasText: 'SO-2024-010' }).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('group', { name: 'Selected sales orders' })).toContainText('2 selected');
}
