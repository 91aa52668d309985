import type { Page } from '@playwright/test';
import { choose, field, line, startBooks } from './books-hands.ts';
import { expect, test } from './fixtures.ts';

/** What a voucher refuses in words at the field, with all that was typed kept. tests/screens/books proves the rest. */

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T10:00:00+05:30');
  await page.goto('/books/new');
  await startBooks(page);
});

test('days that cannot be and amounts that are none or too many are refused at their fields, and saved once they are put right', async ({
  page,
}) => {
  await begin(page, 'receipt');
  await choose(page, 'Party or Ledger', 'Capital');
  await choose(page, 'Received In', 'Cash');
  const typed = { Date: '5/4/2026', Amount: '500', Reference: 'UTR 7', TDS: '50', Narration: 'As on the slip' };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);

  for (const [label, text, said] of [
    ['Date', '31/2', '31 February does not exist.'],
    ['Date', '5/4/1850', 'The year 1850? Type one from 1900 to 2100.'],
    ['Date', '5/4/3026', 'The year 3026? Type one from 1900 to 2100.'],
    ['Date', '31/03/2026', 'The books begin on 01 Apr 2026. Enter that day or a later one.'],
    ['Date', '', 'Enter the date.'],
    ['Amount', '0', 'Enter an amount that is not 0.'],
    ['Amount', '−500', 'Enter the amount without a minus.'],
    ['Amount', '', 'Enter the amount.'],
    // Nine lakh crore, and beyond what can be counted to the paisa.
    ['Amount', '9,00,00,00,00,00,000', 'Too large. Use at most 11 figures before the point.'],
    ['Amount', '9'.repeat(40), 'Too large. Use at most 11 figures before the point.'],
    ['TDS', '9'.repeat(20), 'Too large. Use at most 11 figures before the point.'],
  ] as const) {
    await field(page, label).fill(text);
    await field(page, 'Narration').press('Control+Enter');
    await expect(field(page, label), `${label}: ${text}`).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(literally(said)));
    await expect(field(page, label)).toHaveValue(text);
    for (const other of Object.keys(typed).filter((one) => one !== label))
      await expect(field(page, other)).not.toHaveValue('');
    await expect(field(page, 'Party or Ledger')).toHaveValue('Capital');
    await field(page, label).fill(typed[label]);
  }

  // The most that can be typed is not too much to be kept, shown and summed up.
  await field(page, 'Amount').fill('99,99,99,99,999');
  await field(page, 'Narration').press('Control+Enter');
  await expect(page.getByText('Receipt RCT/26-27/0001 saved')).toBeVisible();
  await page.goto(`${booksOf(page)}/reports/trial-balance`);
  await expect(page.getByRole('table', { name: 'Trial Balance' }).getByRole('row').last()).toHaveText(
    /Total₹1,00,00,00,00,049.00₹1,00,00,00,00,049.00/,
  );
});

test('a journal of more than five hundred lines is refused with every line kept, and stays quick to type into', {
  tag: '@long',
}, async ({ page }) => {
  await begin(page, 'journal');
  await page.getByRole('button', { name: 'Add Line' }).evaluate((add: HTMLElement) => {
    for (let lines = 2; lines < 501; lines++) add.click();
  });
  await expect(line(page, 501)).toBeAttached();
  await page.getByLabel('Debit', { exact: true }).evaluateAll((inputs: HTMLInputElement[]) => {
    // As a program that pastes does: React does not notice a value that is set on the field itself.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const input of inputs) {
      set?.call(input, '1');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  const difference = page.getByRole('region', { name: 'Sums' }).getByLabel('Difference', { exact: true });
  await expect(difference).toHaveText('₹501 to credit');
  const narration = field(page, 'Narration');
  await narration.fill('Wages of the season');
  await narration.press('Control+Enter');
  const tooMany = page.getByText('A journal has at most 500 lines. Enter the rest as another one.').first();
  await expect(tooMany).toBeVisible();
  await expect(difference).toHaveText('₹501 to credit');

  await page.getByRole('button', { name: 'Remove line 501' }).click();
  await expect(line(page, 501)).toHaveCount(0);
  await narration.press('Control+Enter');
  await expect(line(page, 1).getByLabel('Ledger')).toBeFocused();
  await expect(line(page, 1).getByLabel('Ledger')).toHaveAccessibleDescription('Choose the ledger of this line.');
  await choose(line(page, 1), 'Ledger', 'Rent');
  await narration.press('Control+Enter');
  await expect(line(page, 2).getByLabel('Ledger')).toBeFocused();
  await line(page, 250).getByLabel('Debit').fill('12');
  await expect(difference).toHaveText('₹511 to credit');
  await expect(narration).toHaveValue('Wages of the season');
});

async function begin(page: Page, kind: 'receipt' | 'journal'): Promise<void> {
  await page.goto(`${page.url()}/vouchers/new/${kind}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

function booksOf(page: Page): string {
  return page.url().replace(/\/vouchers\/.*/, '');
}

function literally(text: string): string {
  return text.replaceAll(/[.?]/g, String.raw`\$&`);
}
