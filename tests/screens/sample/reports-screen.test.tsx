import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../app/open-app.tsx';

const panel = page.getByRole('tabpanel');
const region = (name: string) => page.getByRole('region', { name, exact: true });
const generate = (name: string) => page.getByRole('button', { name: `Generate ${name}` });
const tab = (name: string) => page.getByRole('tab', { name });
const rowOf = (name: string) => page.getByRole('row', { name });
const figure = (name: string) => page.getByRole('figure', { name });

beforeEach(async () => {
  await page.viewport(1280, 900);
  await openApp('/reports');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeVisible();
});

test('a tab strip that overflows fades out at the edge with more tabs', async () => {
  const strip = page.getByRole('tablist').element();
  const fade = () => getComputedStyle(strip).maskImage;
  expect(fade()).toBe('none');
  await page.viewport(390, 844);
  await expect.poll(fade).toMatch(/^linear-gradient\(to left, [^%]+40px\)$/);
  strip.scrollLeft = 20;
  await expect.poll(fade).toContain('100% - 40px');
  strip.scrollLeft = strip.scrollWidth;
  await expect.poll(fade).toMatch(/^linear-gradient\(to right, [^%]+40px\)$/);
});

test('starts with four tabs and exactly three buttons, in order', async () => {
  await expect
    .element(page.getByText('Business insights, financial reports, and data analytics', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export Reports' })).toBeVisible();
  const tabs = page.getByRole('tab').elements();
  expect(tabs.map((one) => one.textContent)).toEqual([
    'Financial Reports',
    'Sales Analytics',
    'Inventory Reports',
    'Tax Reports',
  ]);
  const buttons = panel.getByRole('button').elements();
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Generate Profit & Loss',
    'Generate Balance Sheet',
    'Generate Cash Flow',
  ]);
  expect(page.getByRole('main').getByRole('table').elements()).toHaveLength(0);
});

test.each([
  ['Profit & Loss', 'For June 2024', 'Net Profit ₹1,46,424.75'],
  ['Balance Sheet', 'As at 30 June 2024', 'Total Liabilities and Capital ₹33,70,329.75'],
  ['Cash Flow', 'For June 2024', 'Cash and Bank, 30 June ₹6,84,300.00'],
])('%s is shown as an account with its export button, and takes the focus', async (name, period, result) => {
  await generate(name).click();
  const statement = region(name);
  await expect.element(statement).toHaveFocus();
  await expect.element(statement.getByText(period)).toBeVisible();
  await expect.element(statement.getByRole('table', { name }).getByRole('row', { name: result })).toBeVisible();
  await expect.element(statement.getByRole('button', { name: `Export PDF ${name}`, exact: true })).toBeVisible();
});

test('a second statement keeps the first, and generating that again returns the focus to it', async () => {
  await generate('Cash Flow').click();
  await generate('Profit & Loss').click();
  await expect.element(region('Profit & Loss')).toHaveFocus();
  await generate('Cash Flow').click();
  await expect.element(region('Cash Flow')).toHaveFocus();
  const names = page
    .getByRole('main')
    .getByRole('table')
    .elements()
    .map((table) => table.closest('section')?.querySelector('h2')?.textContent);
  expect(names).toEqual(['Profit & Loss', 'Cash Flow']);
});

test('a generated statement is kept after a look at another tab, without taking the focus', async () => {
  await generate('Balance Sheet').click();
  await tab('Tax Reports').click();
  await expect.element(region('Balance Sheet')).not.toBeInTheDocument();
  await tab('Financial Reports').click();
  await expect.element(region('Balance Sheet')).toBeVisible();
  await expect.element(tab('Financial Reports')).toHaveFocus();
});

test('a deduction has a real minus sign, and a final total has a double rule', async () => {
  await generate('Profit & Loss').click();
  await expect.element(rowOf('Less: closing stock')).toHaveTextContent('−₹15,00,874.75');
  const amount = (name: string) => getComputedStyle(rowOf(name).getByRole('cell').element()).borderBottomStyle;
  expect([amount('Net Profit'), amount('Gross Profit')]).toEqual(['double', 'solid']);
});

test('sales are charted by month and by category, with their figures beside them', async () => {
  await tab('Sales Analytics').click();
  await expect.element(figure('Monthly Sales Trend').getByRole('row', { name: 'Jun ₹12,47,000 7.5%' })).toBeVisible();
  await expect.element(figure('Sales by Category').getByRole('row', { name: 'Total ₹12,47,000 100.0%' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Top Customers by Revenue' })).toBeVisible();
  expect(figure('Monthly Sales Trend').element().querySelectorAll('[data-picture] path')).toHaveLength(2);
  expect(figure('Sales by Category').element().querySelectorAll('[data-bar]').length).toBeGreaterThan(2);
});

test('the stock matches what Stock Management shows at the start', async () => {
  await tab('Inventory Reports').click();
  const whole = { name: 'Total ₹15,00,874.75 100.0% 14' };
  for (const name of ['Stock Value by Category', 'Stock by Level', 'Stock Value by Warehouse']) {
    await expect.element(page.getByRole('table', { name }).getByRole('row', whole)).toBeVisible();
  }
  await expect.element(page.getByRole('row', { name: /^Low Stock/ })).toHaveTextContent('4');
});

test('the taxes add up in the doughnut and in the summary', async () => {
  await tab('Tax Reports').click();
  const ring = figure('GST Collected by Head');
  await expect.element(ring.getByRole('row', { name: 'Total ₹2,26,000' })).toBeVisible();
  expect(ring.element().querySelectorAll('[data-picture] path')).toHaveLength(4);
  const summary = page.getByRole('table', { name: 'GSTR-3B Summary' });
  await expect.element(summary.getByRole('row', { name: 'Total ₹2,26,000 ₹1,46,250 ₹79,750' })).toBeVisible();
});

test('a GST rate reads as it does in GST Management', async () => {
  await tab('Tax Reports').click();
  await expect.element(rowOf('Sales to other States').getByRole('cell').last()).toHaveTextContent(/^18%$/);
});
