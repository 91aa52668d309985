import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import { PaymentsScreen } from '#screens/books/payments/payments-screen.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { headsOf } from '../../support/lists.ts';
import { openBooksScreen } from '../../support/open-books-screen.tsx';
import { draft, enter, move, pay, receive } from '../../support/posted.ts';
import { toastOf } from '../../support/toasts.ts';

const table = page.getByRole('table', { name: 'Payments' });
const row = (text: string) => table.getByRole('row').filter({ hasText: text });
const button = (name: string) => page.getByRole('button', { name, exact: true });

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
  await createParty({ ...blankParty('Customer'), name: 'Usha' });
});

async function openPayments() {
  const router = await openBooksScreen(PaymentsScreen, '/payments');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  return router;
}

/** What each row says, without its actions. */
function rowsShown(): readonly (readonly string[])[] {
  const rows = table.getByRole('row').elements().slice(1);
  return rows.map((line) => [...line.children].slice(0, -1).map((cell) => (cell as HTMLElement).innerText.trim()));
}

test('lists receipts, payments and contras, the newest first; journals stand elsewhere', async () => {
  await receive('2026-05-05', 'Usha', 500);
  await enter('2026-05-06', { Rent: 10, Cash: -10 });
  await pay('2026-05-07', 'Rent', 200);
  await move('2026-05-06', 'Cash', 'Bank', 100);
  await openPayments();
  await expect.element(row('Usha')).toBeVisible();
  expect(headsOf('Payments')).toEqual(['Number', 'Date', 'Kind', 'Party or Ledger', 'Amount', 'On Account', 'Actions']);
  expect(rowsShown()).toEqual([
    ['PMT/26-27/0001', '07 May 2026', 'Payment', 'Rent', '₹200', '–'],
    ['CON/26-27/0001', '06 May 2026', 'Contra', 'Bank from Cash', '₹100', '–'],
    ['RCT/26-27/0001', '05 May 2026', 'Receipt', 'Usha', '₹500', '₹500'],
  ]);
});

test('what is on account is what a party settled, with the tax and the discount; nothing once it is cancelled', async () => {
  const { id } = await receive('2026-05-05', 'Usha', 900, { tds: asPaise(90_00), discount: asPaise(10_00) });
  await openPayments();
  await expect.element(row('Usha')).toHaveTextContent('₹900');
  expect(rowsShown()[0]?.at(-1)).toBe('₹1,000');
  await cancelVoucher(id, 1);
  await expect.element(row('Usha')).toHaveTextContent('Cancelled');
  expect(rowsShown()[0]?.at(-1)).toBe('–');
});

test('by amount and by party the list is sorted the other way, too', async () => {
  await receive('2026-05-05', 'Usha', 500);
  await pay('2026-05-06', 'Rent', 200);
  await pay('2026-05-07', 'Bank Charges', 900);
  await openPayments();
  await expect.element(row('Usha')).toBeVisible();
  const amounts = () => rowsShown().map((cells) => cells[4]);
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await vi.waitFor(() => expect(amounts()).toEqual(['₹200', '₹500', '₹900']));
  await page.getByRole('columnheader', { name: 'Party or Ledger' }).getByRole('button').click();
  await vi.waitFor(() => expect(amounts()).toEqual(['₹900', '₹200', '₹500']));
});

test('is found by its number, by who paid, and by what was noted', async () => {
  await receive('2026-05-05', 'Usha', 500, { narration: 'Chair repaired' });
  await pay('2026-05-06', 'Rent', 200);
  await openPayments();
  for (const text of ['rct/26', 'ush', 'repair']) {
    await page.getByRole('searchbox', { name: 'Find receipts and payments' }).fill(text);
    await expect.element(row('Rent')).not.toBeInTheDocument();
    await expect.element(row('Usha')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find receipts and payments' }).fill('');
    await expect.element(row('Rent')).toBeVisible();
  }
});

describe('a row', () => {
  test('opens the voucher by Enter, by a press and by its number', async () => {
    const { id } = await receive('2026-05-05', 'Usha', 500);
    const ways = [
      () => {
        (row('Usha').element() as HTMLElement).focus();
        return userEvent.keyboard('{Enter}');
      },
      () => row('Usha').getByText('05 May 2026').click(),
      () => row('Usha').getByRole('link', { name: 'RCT/26-27/0001' }).click(),
    ];
    for (const open of ways) {
      const router = await openPayments();
      await expect.element(row('Usha')).toBeVisible();
      await open();
      await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/books/${key}/vouchers/${id}`));
      document.body.replaceChildren();
    }
  });

  test('of a draft says so, and its Delete asks first', async () => {
    const { id } = await draft('Payment', '2026-05-05');
    await openPayments();
    await expect.element(row('Payment')).toHaveTextContent('Draft');
    await button('Delete draft Payment').click();
    await page.getByRole('alertdialog', { name: 'Delete draft' }).getByRole('button', { name: 'Cancel' }).click();
    expect(await booksStore.records('vouchers').get(id)).toBeDefined();
    await button('Delete draft Payment').click();
    await page.getByRole('alertdialog', { name: 'Delete draft' }).getByRole('button', { name: 'Delete' }).click();
    await expect.element(toastOf('Success', 'Draft deleted')).toBeVisible();
    expect(await booksStore.records('vouchers').get(id)).toBeUndefined();
  });

  test('of an issued voucher has no Delete, and the key is refused with what to do', async () => {
    await receive('2026-05-05', 'Usha', 500);
    await openPayments();
    await expect.element(button('Edit RCT/26-27/0001')).toBeVisible();
    await expect.element(row('Usha').getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    (row('Usha').element() as HTMLElement).focus();
    await userEvent.keyboard('{Delete}');
    await expect
      .element(toastOf('Not deleted', 'Receipt RCT/26-27/0001 is issued, so it stays. Cancel it instead.'))
      .toBeVisible();
  });
});

test.each([
  ['New Receipt', 'receipt'],
  ['New Payment', 'payment'],
  ['New Contra', 'contra'],
])('%s opens the page of a new one', async (name, kind) => {
  const router = await openPayments();
  await button(name).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/books/${key}/vouchers/new/${kind}`));
});
