import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../support/pdf.ts';
import { expect, isInstalled, openOffline, test } from './fixtures.ts';

const TAMIL = 'முருகன் பொருள்';
const URDU = 'کراچی ٹریڈرز';

/** Makes INV-2024-015 of one item with this name. */
async function makeInvoice(page: Page, item: string) {
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await form.getByRole('button', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Desai & Sons' }).click();
  await form.getByLabel('Item Name').fill(item);
  await form.getByLabel('Rate').fill('100');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

/** The file of INV-2024-015, once `press` has been done. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readPdf(new Uint8Array(await readFile(await download.path())));
}

const askForFile = (page: Page) => page.getByRole('button', { name: 'Download INV-2024-015' }).click();

/** How many typefaces of scripts the service worker has kept. */
const keptFaces = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('script-faces')).keys()).map(({ url }) => url.replace(/.*script-(\w+).*/, '$1')),
  );

test('names in Tamil and Urdu that were typed online are printed offline, on the next visit too', {
  tag: '@offline',
}, async ({ page }) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await makeInvoice(page, `${TAMIL} ${URDU}`);
  // No other face was fetched: most people need one script or none.
  await expect.poll(() => keptFaces(page)).toEqual(expect.arrayContaining(['tamil', 'arabic']));
  expect(await keptFaces(page)).toHaveLength(2);

  await page.context().setOffline(true);
  await page.goto('/invoices');
  await makeInvoice(page, `${TAMIL} ${URDU}`);
  const { text } = await saved(page, () => askForFile(page));
  expect(text).toContain(URDU);
  for (const letter of TAMIL.match(/\p{L}/gu) ?? []) expect(text).toContain(letter);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a script whose typeface was never fetched is told of before anything is saved', {
  tag: '@offline',
}, async ({ page }) => {
  await openOffline(page, '/invoices');
  await makeInvoice(page, 'વસ્તુનું નામ');
  let downloads = 0;
  page.on('download', () => downloads++);
  await askForFile(page);
  const question = page.getByRole('alertdialog', { name: 'Some letters cannot be printed' });
  await expect(question).toContainText('The typeface for Gujarati could not be fetched. Go online once');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('PDF cancelled')).toBeVisible();
  expect(downloads).toBe(0);

  await askForFile(page);
  const { text } = await saved(page, () => question.getByRole('button', { name: 'Save with Boxes' }).click());
  expect(text).toContain('વ');

  // Back online, the page fetches the face by itself.
  await page.context().setOffline(false);
  await expect.poll(() => keptFaces(page)).toEqual(['gujarati']);
  expect((await saved(page, () => askForFile(page))).text).toContain('INV-2024-015');
});
