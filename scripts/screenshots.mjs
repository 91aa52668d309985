/**
 * Takes the screenshots of the README and the web manifest from the built app. Run it by hand when the app's look
 * changes: `npm run build`, then `node scripts/screenshots.mjs`. The output is committed.
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { wholeChromiumLaunchOptions } from './chromium.mjs';
import { serveDist } from './serve.mjs';

const FOLDER = resolve(import.meta.dirname, '../public/screenshots');
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/**
 * @typedef {import('@playwright/test').Page} Page
 * @type {readonly { name: string, path: string, viewport: typeof DESK, colorScheme?: 'dark', arrange?: (page: Page) => Promise<void> }[]}
 */
const PICTURES = [
  { name: 'dashboard', path: '/', viewport: DESK },
  { name: 'invoices', path: '/invoices', viewport: DESK },
  { name: 'invoices-phone', path: '/invoices', viewport: PHONE },
  { name: 'invoice', path: '/invoices?new', viewport: DESK, arrange: fillInvoice },
  { name: 'books', path: '/accounting', viewport: DESK, colorScheme: 'dark' },
  { name: 'find-anything', path: '/inventory', viewport: DESK, arrange: findSomething },
];

/** @param {Page} page */
async function fillInvoice(page) {
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Desai & Sons' }).click();
  await form.getByLabel('Item Name').fill('Steel almirah, two doors');
  await form.getByLabel('Quantity').fill('4');
  await form.getByLabel('Rate').fill('12,499.50');
  await form.getByRole('button', { name: 'Add Item' }).click();
  const second = form.getByRole('group', { name: 'Item 2' });
  await second.getByLabel('Item Name').fill('Delivery and fitting');
  await second.getByLabel('Rate').fill('1800');
}

/** @param {Page} page */
async function findSomething(page) {
  await page.keyboard.press('Control+K');
  await page.keyboard.type('desai');
  await page.getByRole('option', { name: /INV-2024-012/ }).waitFor();
}

const server = await serveDist({ port: 0 });
const browser = await chromium.launch(wholeChromiumLaunchOptions());
try {
  for (const { name, path, viewport, colorScheme = 'light', arrange } of PICTURES) {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport,
      colorScheme,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      hasTouch: viewport === PHONE,
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() => localStorage.setItem('seen dashboard tour', 'true'));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('h1').waitFor();
    await arrange?.(page);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: resolve(FOLDER, `${name}.png`), animations: 'disabled' });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
