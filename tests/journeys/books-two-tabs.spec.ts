import type { Page } from '@playwright/test';
import { button, choose, field, heading, startBooks } from './books-hands.ts';
import { expect, test } from './fixtures.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Payments' }).locator('tbody').getByRole('row');

test('two tabs edit one voucher: the second save is refused, both versions stand side by side, and mine is kept', async ({
  page,
  context,
}) => {
  await page.goto('/books/new');
  await startBooks(page);
  const books = page.url();
  await beginReceipt(page, books);
  await fillReceipt(page, '500', 'As told by phone');
  await button(page, 'Save').click();
  await expect(heading(page, /^Receipt RCT/)).toBeVisible();
  const voucher = page.url();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${voucher}/edit`);
    await expect(field(tab, 'Amount')).toHaveValue('500');
  }
  await field(page, 'Amount').fill('900');
  await field(other, 'Amount').fill('750');
  await field(other, 'Narration').fill('As on the slip');
  await button(page, 'Save').click();
  await expect(heading(page, /^Receipt RCT/)).toBeVisible();

  await button(other, 'Save').click();
  const both = other.getByRole('table', { name: 'Saved meanwhile in another tab' });
  await expect(both).toBeVisible();
  const cells = (all: Element[]) => all.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(await both.getByRole('row').evaluateAll(cells)).toEqual([
    ['Field', 'Yours', 'Saved meanwhile'],
    ['Narration', 'As on the slip', 'As told by phone'],
    ['Amount', '₹750', '₹900'],
  ]);
  await expect(field(other, 'Amount')).toHaveValue('750');
  await expect(page.getByRole('table', { name: 'Postings' })).toContainText('₹900');

  await button(other, 'Keep mine').click();
  await expect(heading(other, /^Receipt RCT/)).toBeVisible();
  // The other tab shows it live.
  for (const tab of [other, page]) await expect(tab.getByRole('table', { name: 'Postings' })).toContainText('₹750');
  await expect(page.getByText('As on the slip').first()).toBeVisible();
});

test('two tabs save at the same moment: no number is given twice or left out, and the list in a third shows each live', async ({
  page,
  context,
}) => {
  await page.goto('/books/new');
  await startBooks(page);
  const books = page.url();
  await page.goto(`${books}/payments`);
  await expect(heading(page, 'Payments')).toBeVisible();
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) await beginReceipt(tab, books);
  for (let round = 1; round <= 3; round++) {
    await Promise.all(tabs.map((tab, at) => fillReceipt(tab, String(100 * round + at), '')));
    await Promise.all(tabs.map((tab) => tab.keyboard.press('Control+Enter')));
    await expect(rows(page)).toHaveCount(2 * round);
    // The form is empty again for the next.
    await Promise.all(tabs.map((tab) => expect(field(tab, 'Amount')).toHaveValue('')));
  }
  const texts = await rows(page).allTextContents();
  const numbers = texts.map((text) => /RCT\/\d\d-\d\d\/(\d{4})/.exec(text)?.[1] ?? '').toSorted();
  expect(numbers).toEqual(['0001', '0002', '0003', '0004', '0005', '0006']);
  for (const amount of ['₹100', '₹101', '₹200', '₹201', '₹300', '₹301'])
    expect(texts.filter((text) => text.includes(amount))).toHaveLength(1);
});

async function beginReceipt(page: Page, books: string): Promise<void> {
  await page.goto(`${books}/vouchers/new/receipt`);
  await expect(heading(page, 'New Receipt')).toBeVisible();
}

async function fillReceipt(page: Page, amount: string, narration: string): Promise<void> {
  await choose(page, 'Party or Ledger', 'Capital');
  // From the second one on it stands there.
  if ((await field(page, 'Received In').inputValue()) === '') await choose(page, 'Received In', 'Cash');
  await field(page, 'Amount').fill(amount);
  await field(page, 'Narration').fill(narration);
}
