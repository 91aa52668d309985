import { expect } from '@playwright/test';
import type { Opened } from '../opened.ts';

/** Panels and menus of the frame, which open over every screen; some only exist in wide or in narrow windows. */
export const OVER_FRAME: readonly Opened[] = [
  {
    path: '/gst',
    there: 'GST-003',
    states: {
      'the companies': async (page) => {
        await page.getByRole('button', { name: 'Company', exact: true }).click();
        await expect(page.getByRole('listbox')).toBeVisible();
      },
      'the shut notifications': async (page) => {
        await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
        await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
      },
      'where a notification led': async (page) => {
        await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
        await page.getByRole('button', { name: 'View All Notifications' }).click();
        await page.getByRole('link', { name: 'Go to Sales' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Sales Management' })).toBeVisible();
      },
      'where a quick action led': async (page) => {
        await page.getByRole('button', { name: 'Quick Actions' }).click();
        await page.getByRole('button', { name: 'Add Expense' }).click();
        await expect(page.getByRole('button', { name: 'New Purchase Order' })).toBeFocused();
      },
      'after signing out': async (page) => {
        await page.getByRole('button', { name: 'User menu' }).click();
        await page.getByRole('menuitem', { name: 'Sign Out' }).click();
        await expect(page.getByText('Signed out')).toBeVisible();
      },
    },
  },
  {
    path: '/locations',
    there: 'Bhiwandi Warehouse',
    states: {
      'an offer, where the browser took the records away': async (page) => {
        const browser = await page.context().newCDPSession(page);
        const { origin } = new URL(page.url());
        await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
        await expect(page.getByRole('button', { name: 'Close toast' })).toBeVisible();
      },
    },
  },
  {
    path: '/sales',
    there: 'SO-2024-010',
    widths: [1280, 820],
    states: {
      'the day': async (page) => {
        await page.getByRole('button', { name: 'Today' }).click();
        await expect(page.getByRole('dialog', { name: 'Today' }).getByRole('listitem').first()).toBeVisible();
      },
      'the sidebar as a strip, with a tooltip': async (page) => {
        await page.keyboard.press('Control+B');
        await page.getByRole('link', { name: 'Inventory' }).focus();
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
    },
  },
  {
    path: '/purchases',
    there: 'PO-2024-010',
    widths: [390],
    states: {
      'the drawer': async (page) => {
        await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
        await expect(page.getByRole('navigation', { name: 'Main Navigation' })).toBeVisible();
      },
      'the ways to sort cards': async (page) => {
        await page.getByRole('button', { name: 'Sort by' }).click();
        await expect(page.getByRole('listbox')).toBeVisible();
      },
    },
  },
];
