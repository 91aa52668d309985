import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { heading } from './books-hands.ts';
import { expect, haveSeenTheTour, isInstalled, test, watchForFaults } from './fixtures.ts';
import { finger, keyboard } from './hands.ts';

// Tab leaves the page for the browser's own toolbar, which only a Chromium with windows has.
test.use({ launchOptions: wholeChromiumLaunchOptions() });

const ITEMS = ['Basmati', 'Wheat', 'Sugar', 'Tea', 'Salt', 'Oil', 'Soap', 'Jaggery', 'Turmeric', 'Ghee'];
const PARTIES = ['Meena Traders', 'Om Mills', 'Usha Stores', 'Ravi & Sons', 'Lata Kirana'];
const IN_STOCK = ['Basmati', 'Ghee'];
/** Two items of 10 at ₹50, and five parties that owe ₹1,000 each. */
const CAPITAL = 6000;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

for (const [how, hands, use] of [
  ['with the keyboard alone', keyboard, { viewport: { width: 1280, height: 800 } }],
  ['by touch on a tablet', finger, { viewport: { width: 820, height: 1180 }, hasTouch: true }],
] as const) {
  test.describe(how, () => {
    test.use(use);

    test('a newcomer starts books and fills them; they are there again after a reload, offline, in another tab, and from a copy in another browser', {
      tag: ['@offline', '@long'],
    }, async ({ page, context, browser, baseURL }) => {
      await page.goto('/');
      await hands.press(page, 'button', 'Books');
      await hands.press(page, 'menuitem', 'Start your own books');
      await hands.type(page, 'Business Name', 'Asha Stores');
      await hands.type(page, 'GSTIN', '27AAPFU0939F1ZV');
      await hands.press(page, 'button', 'Start Books');
      await expect(heading(page, 'Dashboard')).toBeVisible();

      await go(page, 'Items');
      for (const item of ITEMS) {
        await hands.press(page, 'button', 'New Item');
        await hands.type(page, 'Name', item);
        await hands.pick(page, /^GST Rate/, '18%');
        if (IN_STOCK.includes(item)) {
          await hands.type(page, 'Opening Quantity', '10');
          await hands.type(page, 'Opening Rate', '50');
        }
        await hands.press(page, 'button', 'Save');
        await expect(row(page, item)).toBeVisible();
      }
      await go(page, 'Parties');
      for (const party of PARTIES) {
        await hands.press(page, 'button', 'New Party');
        await hands.type(page, 'Name', party);
        await hands.type(page, 'Opening Balance', '1,000');
        await hands.press(page, 'button', 'Save');
        await expect(row(page, party)).toContainText('₹1,000 Dr');
      }
      await go(page, 'Accounting');
      await expect(page.getByText('Difference in opening balances')).toBeVisible();
      await hands.press(page, 'button', 'New Ledger');
      await hands.type(page, 'Name', 'Capital of Asha');
      await hands.find(page, 'Group', 'capital', 'Capital Account');
      await hands.type(page, 'Opening Balance', String(CAPITAL));
      await hands.pick(page, /^Balance Side/, 'Cr');
      await hands.press(page, 'button', 'Save');
      await expect(page.getByText('Difference in opening balances')).toHaveCount(0);

      const copy = await saveCopy(page);
      await page.reload();
      await isThere(page);
      await isInstalled(page);
      await context.setOffline(true);
      await page.goto('/');
      await isThere(page);
      const second = await context.newPage();
      await second.goto('/books');
      await hands.press(second, 'button', 'Open Asha Stores');
      await isThere(second);

      const empty = await browser.newContext({
        ...use,
        ...(baseURL !== undefined && { baseURL }),
        serviceWorkers: 'block',
      });
      await haveSeenTheTour(empty);
      const faults = await watchForFaults(empty, baseURL);
      const other = await empty.newPage();
      await other.goto('/books');
      await hands.press(other, 'button', 'Restore from a copy');
      await hands.hand(other, 'Copy', copy);
      await hands.press(other, 'button', 'Restore');
      await expect(heading(other, 'Dashboard')).toBeVisible();
      await isThere(other);
      expect(heldIn(await saveCopy(other))).toEqual(heldIn(copy));
      expect(faults).toEqual([]);
      await empty.close();
    });

    async function go(page: Page, screen: string): Promise<void> {
      await hands.press(page, 'link', screen);
      await expect(heading(page, screen)).toBeVisible();
    }

    /** Saves a copy, and returns its path. */
    async function saveCopy(page: Page): Promise<string> {
      await go(page, 'Settings');
      await hands.press(page, 'tab', 'Backup');
      await hands.press(page, 'button', 'Save a copy');
      await expect(page.getByRole('dialog', { name: 'Save a copy' })).toBeVisible();
      const [download] = await Promise.all([page.waitForEvent('download'), hands.press(page, 'button', 'Save')]);
      return download.path();
    }

    async function isThere(page: Page): Promise<void> {
      await expect(page.getByRole('banner').getByText('Asha Stores', { exact: true })).toBeVisible();
      await go(page, 'Items');
      await expect(row(page, 'Ghee')).toContainText('10');
    }
  });
}

/** What a copy holds: everything but what saving and restoring it adds, which is an entry of the log. */
function heldIn(path: string) {
  const { kept, records } = JSON.parse(readFileSync(path, 'utf8')) as Copy;
  const edits = records['edits']?.filter(({ deed }) => deed !== 'restore');
  const { changes: _, ...counters } = kept;
  return { counters, records: { ...records, edits } };
}

type Copy = { kept: Record<string, number>; records: Record<string, { deed?: string }[]> };
