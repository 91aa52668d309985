import { fact, heading, line, startBooks, sum } from './books-hands.ts';
import { expect, test } from './fixtures.ts';
import { expectSound } from './judge.ts';

// Reduced motion, so that no colour is measured in the middle of a transition.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('a shop sells, is paid in part, buys and takes back; every figure follows', async ({ page }) => {
  await page.goto('/books/new');
  await startBooks(page);

  // 10 × 125.50 at 18 % within the State, in the worked example 1,481. Customer and item are made in passing.
  await page.keyboard.press('F8');
  await expect(heading(page, 'New Invoice')).toBeVisible();
  await page.getByRole('combobox', { name: 'Customer' }).fill('Meena Traders');
  await page.getByRole('option', { name: /Add/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Meena Traders');
  await line(page, 1).getByRole('combobox', { name: 'Item' }).fill('Soap');
  await page.getByRole('option', { name: /Add/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('HSN/SAC').fill('3401');
  await dialog.getByRole('button', { name: /^GST Rate/ }).click();
  await page.getByRole('option', { name: '18%' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(line(page, 1).getByRole('combobox', { name: 'Item' })).toHaveValue('Soap');
  await line(page, 1).getByLabel('Quantity').fill('10');
  await line(page, 1).getByLabel('Rate', { exact: true }).fill('125.50');
  await expect(sum(page, 'Total')).toContainText('1,481');
  await expect(sum(page, 'CGST')).toContainText('112.95');
  await expectSound(page, 'an invoice that is entered', ['light', 'dark']);
  await page.getByLabel('Received Now').fill('481');
  await page.getByRole('combobox', { name: 'Received In' }).fill('Cash');
  await page.getByRole('option', { name: 'Cash' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page, 'Invoice INV/26-27/0001')).toBeVisible();
  const postings = page.getByRole('table', { name: 'Postings' });
  await expect(postings.getByRole('row', { name: /Output CGST/ })).toContainText('112.95');
  await expect(postings.getByRole('row', { name: /Round Off/ })).toContainText('0.10');

  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectSound(page, 'an invoice', ['light', 'dark']);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'INV/26-27/0001' });
  await expect(row).toContainText('Part paid');
  await expect(row).toContainText('1,000');
  await expectSound(page, 'the list of invoices', ['light', 'dark']);

  // What is owed is paid in part: the receipt is set against the invoice.
  await row.getByRole('link', { name: 'INV/26-27/0001' }).click();
  await expect(page.getByRole('table', { name: 'Allocations' })).toContainText('Receipt RCT/26-27/0001');
  await page.getByRole('button', { name: 'Record Receipt' }).click();
  await expect(heading(page, 'New Receipt')).toBeVisible();
  await expect(page.getByLabel('Allocate INV/26-27/0001')).toHaveValue('1,000');
  await page.getByLabel('Amount', { exact: true }).fill('600');
  await page.getByLabel('Allocate INV/26-27/0001').fill('400');
  await expectSound(page, 'a receipt of an invoice', ['light', 'dark']);
  await expect(page.getByRole('region', { name: 'Sums' })).toContainText('₹200');
  await page.getByRole('combobox', { name: 'Received In' }).fill('Bank');
  await page.getByRole('option', { name: 'Bank' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page, 'Receipt RCT/26-27/0002')).toBeVisible();
  await page.getByRole('table', { name: 'Allocations' }).getByRole('link', { name: 'INV/26-27/0001' }).click();
  await expect(heading(page, 'Invoice INV/26-27/0001')).toBeVisible();
  await expect(fact(page, 'Balance')).toContainText('₹600');

  // Two come back: 251 and 45.18 of tax, rounded to 296.
  await page.getByRole('button', { name: 'New Credit Note' }).click();
  await expect(heading(page, 'New Credit Note')).toBeVisible();
  await line(page, 1).getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: /^Reason/ }).click();
  await page.getByRole('option', { name: 'Sales return' }).click();
  await expect(sum(page, 'Total')).toContainText('₹296');
  await expectSound(page, 'a credit note that is entered', ['light', 'dark']);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page, 'Credit Note CN/26-27/0001')).toBeVisible();
  await page.getByRole('table', { name: 'Allocations' }).getByRole('link', { name: 'INV/26-27/0001' }).click();
  await expect(heading(page, 'Invoice INV/26-27/0001')).toBeVisible();
  await expect(fact(page, 'Balance')).toContainText('₹304');
  await expect(fact(page, 'Status')).toContainText('Part paid');

  // An invoice that others are set against is not cancelled.
  await page.getByRole('button', { name: 'Cancel Invoice' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Invoice' }).click();
  await expect(page.getByText(/are against Invoice INV\/26-27\/0001\. Cancel them first/)).toBeVisible();

  // A purchase of the same soap, twice under one bill number.
  for (const isAgain of [false, true]) {
    await page.keyboard.press('F9');
    await expect(heading(page, 'New Purchase')).toBeVisible();
    await page.getByRole('combobox', { name: 'Supplier' }).fill('Om Mills');
    await page
      .getByRole('option', { name: isAgain ? 'Om Mills' : /Add/ })
      .first()
      .click();
    if (!isAgain) await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Om Mills');
    await page.getByLabel('Bill Number').fill('B/7');
    await page.getByLabel('Bill Date').fill('26/11/2026');
    await line(page, 1).getByRole('combobox', { name: 'Item or Ledger' }).fill('Soap');
    await page.getByRole('option', { name: /Soap/ }).first().click();
    await line(page, 1).getByLabel('Quantity').fill('20');
    await line(page, 1).getByLabel('Rate', { exact: true }).fill('250');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    if (!isAgain) await expect(heading(page, 'Purchase PUR/26-27/0001')).toBeVisible();
  }
  await expect(page.getByText(/Om Mills has the bill B\/7 in that financial year already/).first()).toBeVisible();
  await expect(page.getByLabel('Bill Number')).toHaveValue('B/7');
  await page.getByRole('link', { name: 'Purchase PUR/26-27/0001' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(heading(page, 'Purchase PUR/26-27/0001')).toBeVisible();
});
