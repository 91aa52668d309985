import { expect, type Page } from '@playwright/test';
import { button, choose, table } from '../books-hands.ts';
import type { Opened } from '../opened.ts';
import { openShop } from './counter.ts';

/** The shifts of a drawer, from the first that is opened to the page of its Z. */
export const OVER_SHIFTS: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'the shifts of the counter, where there are none': async (page) => {
      await openShop(page, 'counter/shifts');
      await expect(page.getByText('No shifts yet.')).toBeVisible();
      await page.getByRole('main').focus();
    },
    'a shift of the counter that is opened': async (page) => {
      await beginOpening(page);
      await page.getByLabel('Pieces of ₹500').fill('1');
      await expect(page.getByLabel('Difference', { exact: true })).toBeVisible();
    },
    'the shifts of the counter': openWithShift,
    'the page of a shift that is open': openPageOfShift,
    'the X of a shift': async (page) => {
      await openWithShift(page);
      await button(page, 'X Report').click();
      await expect(page.getByRole('dialog', { name: 'X Report' })).toBeVisible();
    },
    'what is paid out of a drawer, refused': async (page) => {
      await openWithShift(page);
      await openShop(page, 'counter');
      await button(page, 'More').click();
      await page.getByRole('menuitem', { name: 'Paid Out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'a shift of the counter that is closed, short': async (page) => {
      await openWithShift(page);
      await button(page, 'Close Shift').click();
      await page.getByLabel('Counted', { exact: true }).fill('100');
      await expect(page.getByLabel('Expected', { exact: true })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close Shift' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
    'the Z of a shift': closeShift,
    'the page of a shift that is closed': async (page) => {
      await closeShift(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await openPageOfShift(page);
    },
  },
};

/** Opens the page of shifts, which the drawer has from now on. */
async function openShifts(page: Page): Promise<void> {
  await openShop(page, 'settings?tab=counter');
  const drawers = table(page, 'Drawers');
  await drawers.getByRole('button', { name: /^Edit Counter 1/ }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Shifts' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(drawers.getByText('Cash – Counter 1')).toBeVisible();
  await openShop(page, 'counter/shifts');
  await expect(page.getByRole('button', { name: /^(Open|Close) Shift$/ })).toBeVisible();
  await page.getByRole('main').focus();
}

async function beginOpening(page: Page): Promise<void> {
  await openShifts(page);
  await button(page, 'Open Shift').click();
  await page.getByLabel('Put In').fill('500');
  await choose(page.getByRole('dialog'), 'From', 'Cash');
}

/** Opens the page of shifts while one is open: it is opened where none is. */
async function openWithShift(page: Page): Promise<void> {
  await openShifts(page);
  if (await button(page, 'Close Shift').isVisible()) return;
  await beginOpening(page);
  await page.getByLabel('Counted', { exact: true }).fill('500');
  // What an earlier shift left in the drawer is gone, then.
  const reason = page.getByRole('dialog').getByLabel('Reason');
  if (await reason.isVisible()) await reason.fill('Taken to the bank');
  await page.getByRole('dialog').getByRole('button', { name: 'Open Shift' }).click();
  await expect(button(page, 'Close Shift')).toBeVisible();
  await page.getByRole('main').focus();
}

async function openPageOfShift(page: Page): Promise<void> {
  if (!(await page.getByRole('heading', { level: 1, name: 'Shifts' }).isVisible())) await openWithShift(page);
  await page
    .getByRole('link', { name: /^Shift \d/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^(X|Z) Report$/ })).toBeVisible();
  await page.getByRole('main').focus();
}

async function closeShift(page: Page): Promise<void> {
  await openWithShift(page);
  await button(page, 'Close Shift').click();
  await page.getByLabel('Counted', { exact: true }).fill('500');
  await page.getByLabel('Leave in Drawer').fill('500');
  await page.getByRole('dialog').getByRole('button', { name: 'Close Shift' }).click();
  await expect(page.getByRole('dialog', { name: /^Z Report/ })).toBeVisible();
}
