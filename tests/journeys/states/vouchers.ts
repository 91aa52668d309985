import { expect, type Page } from '@playwright/test';
import type { Opened } from '../opened.ts';
import { choose, line, startBooks } from '../books-hands.ts';

/** The screens of vouchers, with what was entered in them, and what opens over them. */
export const OVER_VOUCHERS: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'a new receipt, refused': async (page) => {
      await openScreen(page, 'vouchers/new/receipt', 'Settles');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Choose the party or ledger.').last()).toBeVisible();
    },
    'the parties and ledgers of a payment': async (page) => {
      await openScreen(page, 'vouchers/new/payment', 'Settles');
      await page.getByRole('combobox', { name: 'Party or Ledger' }).click();
      await expect(page.getByRole('option', { name: /Walk-in Customer/ })).toBeAttached();
    },
    'the modes of a payment': async (page) => {
      await openScreen(page, 'vouchers/new/payment', 'Settles');
      await page.getByRole('button', { name: /^Mode/ }).click();
      await expect(page.getByRole('option', { name: 'Cheque' })).toBeAttached();
    },
    'a party that is made from a receipt': async (page) => {
      await openScreen(page, 'vouchers/new/receipt', 'Settles');
      await page.getByRole('combobox', { name: 'Party or Ledger' }).fill('Meena Traders');
      await page.getByRole('option', { name: /Meena Traders/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'a contra': (page) => openScreen(page, 'vouchers/new/contra', 'Received In'),
    'a journal whose sides differ': async (page) => {
      await openScreen(page, 'vouchers/new/journal', 'Total');
      await fillLine(page, 1, 'Rent', 'Debit', '500');
      await fillLine(page, 2, 'Cash', 'Credit', '499.50');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(/^Credits are ₹0\.50 less/).first()).toBeVisible();
    },
    'the question before a voucher is left': async (page) => {
      await openScreen(page, 'vouchers/new/receipt', 'Settles');
      await page.getByLabel('Narration').fill('Part of the bill');
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
    },
    'a new invoice, refused': async (page) => {
      await openScreen(page, 'vouchers/new/invoice', 'Bill Discount');
      await page.getByRole('switch', { name: 'Other Delivery Address' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Choose the customer.').last()).toBeVisible();
    },
    'a new purchase, refused': async (page) => {
      await openScreen(page, 'vouchers/new/purchase', 'Bill Discount');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Choose the supplier.').last()).toBeVisible();
    },
    'a new credit note': (page) => openScreen(page, 'vouchers/new/credit-note', 'Reason'),
    'a new stock adjustment, refused': async (page) => {
      await openScreen(page, 'vouchers/new/stock-adjustment', 'Direction');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Choose the item.').last()).toBeVisible();
    },
    'a stock count': (page) => openScreen(page, 'stock-count', 'Godown'),
    'a new stock transfer': (page) => openScreen(page, 'vouchers/new/stock-transfer', 'To Godown'),
    'a voucher of no kind': (page) => openScreen(page, 'vouchers/new/gift', 'There is no voucher of this kind.'),
    'a receipt with its history': async (page) => {
      await openScreen(page, 'vouchers/VCH-000000001', 'Postings');
      await expect(page.getByRole('table', { name: 'History' })).toContainText('Created');
    },
    'the question before a receipt is cancelled': async (page) => {
      await openScreen(page, 'vouchers/VCH-000000001', 'Postings');
      await page.getByRole('button', { name: 'Cancel Receipt' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'a draft': (page) => openScreen(page, 'vouchers/VCH-000000003', 'Draft'),
    'the question before a draft is deleted': async (page) => {
      await openScreen(page, 'vouchers/VCH-000000003', 'Draft');
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'a voucher that is not there': (page) => openScreen(page, 'vouchers/VCH-999999999', 'This voucher is not there.'),
    'a change of a receipt': (page) => openScreen(page, 'vouchers/VCH-000000001/edit', 'It keeps its number.'),
    'a receipt that another tab changed': async (page) => {
      await openScreen(page, 'vouchers/VCH-000000001/edit', 'It keeps its number.');
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByLabel('Narration').fill('Saved meanwhile');
      await other.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(other.getByRole('heading', { level: 1, name: /^Receipt/ })).toBeVisible();
      await other.close();
      await page.getByLabel('Reference').fill('UTR 7');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('table', { name: 'Saved meanwhile in another tab' })).toBeVisible();
    },
    'receipts and payments': (page) => openScreen(page, 'payments', 'Walk-in Customer'),
    'a receipt that is selected': async (page) => {
      await openScreen(page, 'payments', 'Walk-in Customer');
      await page.getByRole('row').filter({ hasText: 'Walk-in Customer' }).first().press('Space');
      await expect(page.getByRole('group', { name: /^Selected/ })).toBeVisible();
    },
    'the Day Book': (page) => openScreen(page, 'accounting?tab=day-book', 'Walk-in Customer'),
    'the kinds of the Day Book': async (page) => {
      await openScreen(page, 'accounting?tab=day-book', 'Walk-in Customer');
      await page.getByRole('button', { name: /^Kind/ }).click();
      await expect(page.getByRole('option', { name: 'Contra' })).toBeAttached();
    },
    'the Day Book of days without vouchers': (page) =>
      openScreen(page, 'accounting?tab=day-book&from=2001-04-01&to=2001-04-30', 'Nothing was entered in these days.'),
    'the trial balance': (page) => openScreen(page, 'accounting?tab=trial-balance', 'Sundry Debtors'),
    'the statement of a ledger': (page) => openScreen(page, 'ledgers/LED-000001', 'Closing'),
    'the statement of a party': (page) => openScreen(page, 'parties/PTY-000001', 'Closing'),
    'a group': (page) => openScreen(page, 'groups/Cash-in-Hand', 'Cash'),
    'a group of parties': (page) => openScreen(page, 'groups/Sundry%20Debtors', 'Walk-in Customer'),
    'no such group': (page) => openScreen(page, 'groups/constructor', 'There is no group of this name.'),
    'the Day Book as a report': (page) => openScreen(page, 'reports/day-book', 'Walk-in Customer'),
    'the statement of a party that is chosen': async (page) => {
      await openScreen(page, 'reports/party-statement', 'Party');
      await page.getByRole('combobox', { name: 'Party' }).fill('walk');
      await page.getByRole('option', { name: 'Walk-in Customer' }).click();
      await expect(page.getByRole('table', { name: 'Party Statement' })).toBeVisible();
    },
    'the trial balance as a report': (page) => openScreen(page, 'reports/trial-balance', 'Sundry Debtors'),
    'the cash flow': (page) => openScreen(page, 'reports/cash-flow', 'Closing'),
    'the profit and loss': (page) => openScreen(page, 'reports/profit-and-loss', 'Rent'),
    'the balance sheet': (page) => openScreen(page, 'reports/balance-sheet', 'Sundry Debtors'),
    'a year that can be closed': async (page) => {
      await page.clock.setFixedTime('2030-05-01T10:00:00+05:30');
      await openScreen(page, 'settings?tab=locks', 'Financial years');
      await expect(page.getByText(/dated in the year|Close Year/).first()).toBeVisible();
    },
  },
};

/** Opens a screen of books in which a receipt, a journal and a draft were entered, once in each browser. */
async function openScreen(page: Page, address: string, there: string): Promise<void> {
  await page.goto('/books');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/books/asha-stores');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^(Dashboard|These books are not on this device)$/);
  if ((await title.textContent()) !== 'Dashboard') await enterVouchers(page);
  await page.goto(`/books/asha-stores/${address}`);
  await expect(page.getByRole('main').getByText(there).first()).toBeVisible();
  await page.getByRole('main').focus();
}

async function enterVouchers(page: Page): Promise<void> {
  await page.goto('/books/new');
  await startBooks(page);
  await page.goto('/books/asha-stores/vouchers/new/receipt');
  await choose(page, 'Party or Ledger', 'Walk-in Customer');
  await page.getByLabel('Amount').fill('500');
  await choose(page, 'Received In', 'Cash');
  await page.getByLabel('Narration').fill('Sold over the counter');
  await save(page, 'Save', /^Receipt RCT/);
  await page.goto('/books/asha-stores/vouchers/new/journal');
  await fillLine(page, 1, 'Rent', 'Debit', '500');
  await fillLine(page, 2, 'Cash', 'Credit', '500');
  await save(page, 'Save', /^Journal JV/);
  await page.goto('/books/asha-stores/vouchers/new/payment');
  await choose(page, 'Party or Ledger', 'Rent');
  await save(page, 'Save Draft', 'Payment');
}

async function save(page: Page, button: string, title: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function fillLine(page: Page, number: number, ledger: string, side: string, amount: string): Promise<void> {
  await choose(line(page, number), 'Ledger', ledger);
  await line(page, number).getByLabel(side).fill(amount);
}
