import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { readCsv } from '../support/csv-reader.ts';
import { heading } from './books-hands.ts';
import { expect, isInstalled, test } from './fixtures.ts';
import { keyboard as hands } from './hands.ts';
import { AT_FIRST_END, OPENING_OF_SECOND, type Row } from './service-firm/first-year.ts';
import { AT_SECOND_END } from './service-firm/second-year.ts';
import { FIRST_YEAR, SECOND_YEAR } from './service-firm/vouchers.ts';
import { accountantKeys } from './voucher-keys.ts';

// Tab leaves the page for the browser's own toolbar, which only a Chromium with windows has.
test.use({ launchOptions: wholeChromiumLaunchOptions() });

test('a firm of consultants keeps two years by keyboard alone: every statement is as worked out by hand, offline too, and a closed year stays as it is', {
  tag: ['@offline', '@long'],
}, async ({ page, context }) => {
  test.slow();
  // In the third year, so that the two before it are over.
  await page.clock.setFixedTime('2027-06-15T10:00:00+05:30');
  await page.goto('/books/new');
  await hands.type(page, 'Business Name', 'Rao & Menon');
  await hands.find(page, 'State', 'mah', 'Maharashtra');
  await hands.pick(page, /^GST Registration/, 'Unregistered');
  // The first of April of this year stands there; the browser's locale decides whether the day or the month comes first.
  await hands.type(page, 'Books Begin', '');
  for (const key of ['ArrowRight', 'ArrowRight', '2', '0', '2', '5']) await page.keyboard.press(key);
  await expect(page.getByLabel('Books Begin')).toHaveValue('2025-04-01');
  await hands.press(page, 'button', 'Start Books');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await test.step('both years are entered', async () => {
    const enter = accountantKeys(page);
    for (const voucher of [...FIRST_YEAR, ...SECOND_YEAR]) await enter(voucher);
  });

  await isInstalled(page);
  await context.setOffline(true);
  await page.reload();

  await test.step('the statements of both years are as worked out', async () => {
    for (const [statements, from, to] of [
      [AT_FIRST_END, '1/4/25', '31/3/26'],
      [AT_SECOND_END, '1/4/26', '31/3/27'],
    ] as const) {
      await expectStatement(page, 'Trial Balance', { on: to }, statements['Trial Balance']);
      await expectStatement(page, 'Profit & Loss', { from, to }, statements['Profit & Loss']);
      await expectStatement(page, 'Balance Sheet', { on: to }, statements['Balance Sheet']);
      await expectStatement(page, 'Cash Flow', { from, to }, statements['Cash Flow']);
    }
    const [download] = await Promise.all([page.waitForEvent('download'), hands.press(page, 'button', 'Save CSV')]);
    expect(download.suggestedFilename()).toBe('cash-flow-2026-04-01-to-2027-03-31.csv');
    expect(inWords(await readFile(await download.path(), 'utf8'))).toEqual(AT_SECOND_END['Cash Flow']);
  });

  await test.step('the first year is closed, and takes no voucher any more', async () => {
    await hands.press(page, 'link', 'Settings');
    await hands.press(page, 'tab', 'Locks');
    await hands.press(page, 'button', 'Close Year');
    await expect(page.getByRole('alertdialog', { name: 'Close the year 2025-26?' })).toBeVisible();
    await hands.press(page, 'button', 'Close Year');
    await expect(page.getByRole('list', { name: 'Closed years' })).toHaveText('FY 2025-26 closed up to 31 Mar 2026');

    await page.keyboard.press('Alt+P');
    await expect(heading(page, 'New Payment')).toBeVisible();
    await hands.find(page, 'Party or Ledger', 'rent', 'Rent');
    await hands.type(page, 'Date', '31/3/26');
    await hands.type(page, 'Amount', '11,000');
    await hands.find(page, 'Paid From', 'ban', 'Bank');
    await hands.type(page, 'Narration', 'Forgotten in March');
    await page.keyboard.press('Control+Enter');
    const date = page.getByLabel('Date', { exact: true });
    await expect(date).toBeFocused();
    await expect(date).toHaveAccessibleDescription(
      /The books are locked up to 31 Mar 2026\. Choose a later date, or unlock them in Settings › Locks\./,
    );
    for (const [label, value] of [
      ['Party or Ledger', 'Rent'],
      ['Date', '31/03/2026'],
      ['Amount', '11,000'],
      ['Paid From', 'Bank'],
      ['Narration', 'Forgotten in March'],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await page.keyboard.press('Escape');
    await hands.press(page, 'button', 'Discard');
  });

  await test.step('the second year begins with what the first ended with', async () => {
    await expectStatement(page, 'Trial Balance', { on: '1/4/26' }, OPENING_OF_SECOND);
    await expectStatement(page, 'Balance Sheet', { on: '31/3/26' }, AT_FIRST_END['Balance Sheet']);
  });
});

/** Opens a statement from Reports, types its days, and compares every row. */
async function expectStatement(
  page: Page,
  name: keyof typeof AT_FIRST_END,
  { from, to, on }: { from?: string; to?: string; on?: string },
  rows: readonly Row[],
): Promise<void> {
  await hands.press(page, 'link', 'Reports');
  await expect(heading(page, 'Reports')).toBeVisible();
  await hands.press(page, 'link', name);
  await expect(heading(page, name)).toBeVisible();
  for (const [label, day] of [
    ['From', from],
    ['To', to],
    ['As On', on],
  ] as const)
    if (day !== undefined) await hands.type(page, label, day);
  const table = page.getByRole('table', { name, exact: true });
  const shown = () =>
    table
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
  await expect.poll(async () => (await shown()).map(inShort), `${name} up to ${to ?? on}`).toEqual(rows);
}

/** A row of a statement as it is written down here. */
function inShort(cells: readonly string[]): Row {
  return cells.filter((cell) => cell !== '').map((cell) => cell.replace('₹', '').replace(/\.00$/, ''));
}

/** The rows of a statement's CSV, whose figures are plain numbers, in the same words. */
function inWords(csv: string): readonly Row[] {
  const [, , ...rows] = readCsv(csv);
  return rows.map(([name = '', ...figures]) => [
    name,
    ...figures
      .filter((figure) => figure !== '')
      .map((figure) => (Number(figure) === 0 ? '–' : Number(figure).toLocaleString('en-IN').replace('-', '−'))),
  ]);
}
