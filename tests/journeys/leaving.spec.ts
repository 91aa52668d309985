import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => void (document.documentElement.dataset['page'] = 'the same'));
});

test.afterEach(async ({ page }) => {
  expect(await page.locator('html[data-page="the same"]').count()).toBe(1);
});

// A step that is not to be goes back by itself: while that is under way, another step would start from elsewhere.
test('Back closes the question, however often, and the typed text and its address stay', async ({ page }) => {
  await go(page, 'Invoices');
  await page.getByRole('button', { name: 'New Invoice' }).click();
  await item(page).fill('Steel almirah');
  for (let time = 0; time < 2; time++) {
    await step(page, -1);
    await expect(question(page)).toBeVisible();
    await expect.poll(() => pathOf(page)).toBe('/invoices');
    await step(page, -1);
    await expect(question(page)).toHaveCount(0);
    await expect.poll(() => pathOf(page)).toBe('/invoices');
    await expect(item(page)).toHaveValue('Steel almirah');
  }
  await step(page, -1);
  await answer(page, 'Keep editing');
  await expect(item(page)).toHaveValue('Steel almirah');
  await expect.poll(() => pathOf(page)).toBe('/invoices');
  await step(page, -1);
  await answer(page, 'Discard');
  await expectScreen(page, 'Dashboard', '/');
});

test('two steps Back at once lose nothing either, and leave the address unchanged', async ({ page }) => {
  await go(page, 'GST');
  await go(page, 'Sales');
  await page.getByRole('button', { name: 'New Sales Order' }).click();
  await customer(page).fill('Usha Rao');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => location.pathname === '/sales' && resolve());
        history.back();
        history.back();
      }),
  );
  await expect(customer(page)).toHaveValue('Usha Rao');
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe('/sales');
  await step(page, -1);
  await answer(page, 'Discard');
  await expectScreen(page, 'GST Management', '/gst');
  await step(page, -1);
  await expectScreen(page, 'Dashboard', '/');
});

test('Discard continues the navigation: two screens back, or forward again', async ({ page }) => {
  await go(page, 'GST');
  await go(page, 'Sales');
  await page.getByRole('button', { name: 'New Sales Order' }).click();
  await customer(page).fill('Usha Rao');
  await step(page, -2);
  await answer(page, 'Discard');
  await expectScreen(page, 'Dashboard', '/');
  await step(page, 1);
  await expectScreen(page, 'GST Management', '/gst');
  await page.getByRole('button', { name: 'Add GST Rate' }).click();
  await page.getByLabel('Name').fill('Half rate');
  await step(page, 1);
  await expect(question(page)).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/gst');
  await step(page, 1);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Half rate');
  await expect.poll(() => pathOf(page)).toBe('/gst');
  await step(page, 1);
  await answer(page, 'Discard');
  await expectScreen(page, 'Sales Management', '/sales');
});

test('Back also closes the question that Escape asked, and forgets a navigation that a link started', async ({
  page,
}) => {
  await go(page, 'Sales');
  await page.getByRole('button', { name: 'New Sales Order' }).click();
  await customer(page).fill('Usha Rao');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await step(page, -1);
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('gst');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await step(page, -1);
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await answer(page, 'Discard');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectScreen(page, 'Sales Management', '/sales');
});

test('where a step takes long, the question stays until it is answered', async ({ page }) => {
  await go(page, 'GST');
  await go(page, 'Sales');
  await step(page, -1);
  await expectScreen(page, 'GST Management', '/gst');
  await page.getByRole('button', { name: 'Add GST Rate' }).click();
  await page.getByLabel('Name').fill('Half rate');
  await page.evaluate(() => {
    const counts = { sent: 0, done: 0 };
    const note = (count: 'sent' | 'done') => {
      counts[count] += 1;
      Object.assign(document.documentElement.dataset, counts);
    };
    const now = navigation.traverseTo.bind(navigation);
    navigation.traverseTo = (key) => {
      note('sent');
      setTimeout(() => void now(key).finished?.catch(() => {}), 300);
      setTimeout(() => note('done'), 600);
      return { committed: new Promise(() => {}), finished: new Promise(() => {}) };
    };
    history.back();
  });
  const asked = await question(page).elementHandle();
  // The way back was tried again while it was under way.
  await page.waitForFunction(() => {
    const { sent, done } = document.documentElement.dataset;
    return Number(sent) > 1 && sent === done && location.pathname === '/gst';
  });
  expect(await asked?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await answer(page, 'Keep editing');
  await expect(page.getByLabel('Name')).toHaveValue('Half rate');
});

test('a hash typed into the address loses nothing', async ({ page }) => {
  await page.goto('/sales');
  await page.evaluate(() => void (document.documentElement.dataset['page'] = 'the same'));
  await page.getByRole('button', { name: 'New Sales Order' }).click();
  await customer(page).fill('Usha Rao');
  await page.evaluate(() => void (location.hash = '#main'));
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main');
  await expect(customer(page)).toHaveValue('Usha Rao');
  await expect(question(page)).toHaveCount(0);
});

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const item = (page: Page) => page.getByLabel('Item Name');
const customer = (page: Page) => page.getByLabel('Customer Name');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Like the browser's Back and Forward buttons. */
const step = (page: Page, by: number) => page.evaluate((steps) => history.go(steps), by);

async function go(page: Page, screen: string) {
  await page
    .getByRole('navigation', { name: 'Main Navigation' })
    .getByRole('link', { name: screen, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(screen.replace(/s$/, ''));
}

async function expectScreen(page: Page, title: string, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(pathOf(page)).toBe(path);
}
