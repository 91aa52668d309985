import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('after midnight on 31 March a new form has the new date, and Today the new financial year', async ({ page }) => {
  await page.clock.setFixedTime('2025-03-31T23:58:00+05:30');
  await page.goto('/invoices');
  await expectToday(page, '2025-03-31', 'Financial year 2024-25, quarter 4');
  await page.clock.setFixedTime('2025-04-01T00:01:00+05:30');
  await expectToday(page, '2025-04-01', 'Financial year 2025-26, quarter 1');
});

test('with the clock set back a day new forms follow it, and every invoice still has its own number', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-04-01T09:00:00+05:30');
  await page.goto('/invoices');
  await create(page, 'INV-2024-015', '01 Apr 2025');
  await page.clock.setFixedTime('2025-03-31T09:00:00+05:30');
  await expectToday(page, '2025-03-31', 'Financial year 2024-25, quarter 4');
  await create(page, 'INV-2024-016', '31 Mar 2025');
  await page.clock.setFixedTime('2030-02-28T09:00:00+05:30');
  await create(page, 'INV-2024-017', '28 Feb 2030');
});

test('records with a timestamp id never share one, whatever the clock does', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime('2025-04-01T09:00:00+05:30');
  await page.goto('/financial-year');
  for (const [name, time] of [
    ['First', '2025-04-01T09:00:00+05:30'],
    ['Same moment', '2025-04-01T09:00:00+05:30'],
    ['A day before', '2025-03-31T09:00:00+05:30'],
    ['Long before', '1971-01-01T00:00:00+05:30'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.getByRole('button', { name: 'Add Financial Year' }).click();
    const form = page.getByRole('dialog', { name: 'Add Financial Year' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  }
  const ids = await page.evaluate(readIds);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(7);
});

test('the time on the dashboard keeps going, over midnight and after a jump', async ({ page }) => {
  await page.clock.install({ time: '2025-03-31T23:58:30+05:30' });
  await page.goto('/');
  const shown = page.getByText('Last updated').getByRole('time');
  await expect(page.getByRole('list', { name: 'Recent Invoices' }).getByRole('listitem').first()).toBeVisible();
  await page.clock.pauseAt('2025-03-31T23:59:10+05:30');
  await expect(shown).toHaveText(/11:59\s*pm/i);
  await page.clock.runFor(60_000);
  await expect(shown).toHaveText(/12:00\s*am/i);
  // The machine sleeps for a night: a missed timer fires once.
  await page.clock.fastForward('08:00:00');
  await expect(shown).toHaveText(/8:00\s*am/i);
});

/** Checks the date of a new form, and the Today dialog. */
async function expectToday(page: Page, day: string, year: string) {
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue(day);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Today' });
  await expect(dialog).toContainText(year);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
}

async function create(page: Page, id: string, day: string) {
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await form.getByRole('button', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Desai & Sons' }).click();
  await form.getByLabel('Rate').fill('100');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText(day);
}

/** The ids of the financial years, which no screen shows. */
async function readIds(): Promise<string[]> {
  const [{ name = '' } = {}] = await indexedDB.databases();
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')));
  });
  const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
    const reading = db.transaction('financialYears').objectStore('financialYears').getAllKeys();
    reading.addEventListener('success', () => resolve(reading.result));
    reading.addEventListener('error', () => reject(reading.error ?? new Error('Not read')));
  });
  db.close();
  return keys.map(String);
}
