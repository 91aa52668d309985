import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { expect, openOffline, test } from './fixtures.ts';
import { finger, keyboard } from './hands.ts';
import { someOf } from '../support/some-of.ts';

// Tab leaves the page for the browser's own toolbar, which only a Chromium with windows has.
test.use({ launchOptions: wholeChromiumLaunchOptions() });

for (const [how, hands, use] of someOf(2, [
  ['with the keyboard alone', keyboard, {}],
  ['by touch on a phone', finger, { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const)) {
  test.describe(how, () => {
    test.use(use);

    test('with the network off a ledger is opened, posted to and deleted; its voucher keeps the name', {
      tag: '@offline',
    }, async ({ page }) => {
      await openOffline(page, '/accounting');
      const toasts = page.getByRole('region', { name: 'Notifications' });
      const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
      await expect(rowOf('V-2024-012')).toBeVisible();

      await hands.press(page, 'tab', 'Ledger Accounts');
      await hands.press(page, 'button', 'New Ledger');
      await hands.type(page, 'Code', '1003');
      await hands.type(page, 'Name', 'Petty Cash');
      await hands.pick(page, /^Group/, 'Cash-in-Hand');
      await hands.type(page, 'Opening Balance', '2,500.50');
      await hands.press(page, 'button', 'Change to Cr');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Ledger account created successfully')).toBeVisible();
      await expect(rowOf('Petty Cash')).toContainText('₹2,500.50 Cr');

      await hands.press(page, 'tab', 'Voucher Entries');
      await hands.press(page, 'button', 'New Voucher');
      await hands.pick(page, /^Voucher Type/, 'Contra');
      await hands.pick(page, /^Debit Ledger/, 'Petty Cash');
      await hands.pick(page, /^Credit Ledger/, 'Current Account');
      await hands.type(page, 'Amount', '5,000');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Voucher created successfully')).toBeVisible();
      await expect(rowOf('V-2024-013')).toContainText('₹5,000');

      await hands.press(page, 'tab', 'Ledger Accounts');
      await hands.press(page, 'button', 'Delete 1003');
      await expect(page.getByText('Petty Cash (1003). 1 voucher names it; it keeps the name.')).toBeVisible();
      await hands.press(page, 'button', 'Delete');
      await expect(toasts.getByText('Ledger account deleted successfully')).toBeVisible();
      await expect(rowOf('Petty Cash')).toHaveCount(0);

      await hands.press(page, 'tab', 'Voucher Entries');
      await expect(rowOf('V-2024-013')).toContainText('Petty Cash');
    });
  });
}
