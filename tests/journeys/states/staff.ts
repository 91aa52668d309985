import { expect } from '@playwright/test';
import { button } from '../books-hands.ts';
import type { Opened } from '../opened.ts';
import { CODES, cover, signIn, staffedShop } from '../staff-hands.ts';

/** The staff of a shop: its table and rights, who is asked for, and what is not everybody's. */
export const OVER_STAFF: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'the staff and its rights': async (page) => {
      await staffedShop(page);
    },
    'a new person, refused': async (page) => {
      await staffedShop(page);
      await button(page, 'New Person').click();
      const dialog = page.getByRole('dialog', { name: 'New Person' });
      await dialog.getByLabel('Passcode', { exact: true }).fill('1111');
      await dialog.getByRole('button', { name: /^(Save|Create)/ }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'locked, where the passcode of one is asked for': async (page) => {
      await staffedShop(page);
      await page.keyboard.press('Alt+l');
      await expect(cover(page)).toBeVisible();
    },
    'who are you': async (page) => {
      await staffedShop(page);
      await page.keyboard.press('Alt+l');
      await cover(page).getByRole('button', { name: 'Someone Else' }).click();
      await expect(cover(page).getByRole('list', { name: 'Staff' })).toBeVisible();
    },
    'a wrong passcode': async (page) => {
      await staffedShop(page);
      await page.keyboard.press('Alt+l');
      for (const digit of '9999') await cover(page).getByRole('button', { name: digit, exact: true }).click();
      await cover(page).getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(cover(page).getByText('Wrong passcode.').first()).toBeVisible();
    },
    'an Owner who forgot': async (page) => {
      await staffedShop(page);
      await page.keyboard.press('Alt+l');
      await cover(page).getByRole('button', { name: 'Forgotten?' }).click();
      await expect(cover(page).getByLabel('Recovery Code')).toBeVisible();
    },
    'a place that is not for Cashiers': async (page) => {
      const { books } = await staffedShop(page);
      await page.keyboard.press('Alt+l');
      await signIn(page, 'Ravi');
      await page.goto(`${books}/reports/profit-and-loss`);
      await expect(button(page, 'Sign in as someone else')).toBeVisible();
      // A page that was just opened has the focus nowhere.
      await page.keyboard.press('Tab');
    },
    'an approval that is needed': async (page) => {
      const { books } = await staffedShop(page);
      await page.keyboard.press('Alt+l');
      await signIn(page, 'Ravi', CODES.Ravi);
      await page.goto(`${books}/parties`);
      await button(page, 'New Party').click();
      await page.getByRole('dialog', { name: 'New Party' }).getByLabel('Name').fill('Usha');
      await page.getByRole('dialog', { name: 'New Party' }).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Approval Needed' })).toBeVisible();
    },
  },
};
