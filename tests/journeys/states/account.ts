import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

export const OVER_ACCOUNT: Opened = {
  path: '/account',
  there: 'Personal information',
  states: {
    'a broken photo': async (page) => {
      const broken = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await page.locator('input[type="file"]').setInputFiles(broken);
      await expect(page.getByText('could not be read as a picture')).toBeVisible();
    },
    'the security, with passwords that differ': async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click();
      await page.getByLabel('New password').fill('abcdefg');
      await page.getByLabel('Confirm password').fill('abc');
      await expect(page.getByText('Passwords do not match')).toBeVisible();
    },
    'the question before a changed profile is left': async (page) => {
      await page.getByLabel('Full name').fill('Asha A.');
      await page.keyboard.press('Control+K');
      await page.keyboard.type('GST');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'the question before a reset': async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click();
      await page.getByRole('button', { name: 'Reset sample data' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
};
