import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { headsOf, pick } from '../../support/lists.ts';
import { draft, enter, move, pay, receive } from '../../support/posted.ts';
import { toastOf } from '../../support/toasts.ts';

const table = page.getByRole('table', { name: 'Day Book' });
const pages = page.getByRole('navigation', { name: 'Pages of Day Book' });

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
});

async function openAccounting(search = '') {
  const router = await openBooksAt(`/books/${key}/accounting${search}`);
  await expect.element(table).toBeVisible();
  return router;
}

/** What each row says of date, number, kind and particulars, and its amount. */
function rowsShown(): readonly (readonly string[])[] {
  const rows = table.getByRole('row').elements().slice(1);
  return rows.map((line) => [0, 1, 2, 3, 5].map((at) => (line.children[at] as HTMLElement).innerText.trim()));
}

describe('the Day Book', () => {
  test('is what Accounting begins with, once something was entered: every voucher, the latest first', async () => {
    await enter('2026-05-05', { Rent: 60, Salaries: 40, Cash: -100 });
    await receive('2026-05-07', 'Sales', 500);
    await move('2026-05-06', 'Cash', 'Bank', 20);
    await draft('Payment', '2026-05-08', { amount: asPaise(7_00) });
    const { id, rev } = await pay('2026-05-04', 'Rent', 9);
    await cancelVoucher(id, rev);
    await openAccounting();
    await vi.waitFor(() =>
      expect(rowsShown()).toEqual([
        ['08 May 2026', 'Draft', 'Payment', '–', '₹7'],
        ['07 May 2026', 'RCT/26-27/0001', 'Receipt', 'Sales', '₹500'],
        ['06 May 2026', 'CON/26-27/0001', 'Contra', 'Bank from Cash', '₹20'],
        ['05 May 2026', 'JV/26-27/0001', 'Journal', 'Rent', '₹100'],
        ['04 May 2026', 'PMT/26-27/0001\nCancelled', 'Payment', 'Rent', '₹9'],
      ]),
    );
    expect(headsOf('Day Book')).toEqual(['Date', 'Number', 'Kind', 'Particulars', 'Amount', 'Actions']);
  });

  test('begins with the financial year of today, and shows the days that are asked for', async () => {
    await pay('2026-04-01', 'Rent', 1);
    await pay('2026-05-31', 'Rent', 2);
    await pay('2026-06-01', 'Rent', 3);
    await pay('2027-04-01', 'Rent', 4);
    await openAccounting();
    const amounts = () => rowsShown().map((cells) => cells[4]);
    await vi.waitFor(() => expect(amounts()).toEqual(['₹3', '₹2', '₹1']));
    await page.getByLabelText('To', { exact: true }).fill('31/5/26');
    await vi.waitFor(() => expect(amounts()).toEqual(['₹2', '₹1']));
    await expect.element(pages).toHaveTextContent('1–2 of 2');
    await page.getByLabelText('From', { exact: true }).fill('2/4/26');
    await vi.waitFor(() => expect(amounts()).toEqual(['₹2']));
    // A period that ends before it begins changes nothing.
    await page.getByLabelText('From', { exact: true }).fill('2/6/26');
    expect(amounts()).toEqual(['₹2']);
  });

  test('is narrowed to a kind, and found in, within the days', async () => {
    await pay('2026-05-01', 'Rent', 1);
    await receive('2026-05-02', 'Sales', 2);
    await receive('2026-06-02', 'Sales', 3);
    await openAccounting('?from=2026-05-01&to=2026-05-31');
    const amounts = () => rowsShown().map((cells) => cells[4]);
    await vi.waitFor(() => expect(amounts()).toEqual(['₹2', '₹1']));
    await pick('Kind', 'Payment', page);
    await vi.waitFor(() => expect(amounts()).toEqual(['₹1']));
    await pick('Kind', 'All kinds', page);
    await page.getByRole('searchbox', { name: 'Find vouchers' }).fill('sales');
    await vi.waitFor(() => expect(amounts()).toEqual(['₹2']));
    await expect.element(pages).toHaveTextContent('1 of 1');
  });

  test('is paged within the days', async () => {
    for (let at = 0; at < 52; at++) await pay('2026-05-05', 'Rent', 1);
    await pay('2026-05-04', 'Rent', 2);
    await openAccounting('?from=2026-05-05&to=2026-05-05');
    await expect.element(pages).toHaveTextContent('1–50 of 52');
    await page.getByRole('button', { name: 'Last page' }).click();
    await expect.element(pages).toHaveTextContent('3–52 of 52');
    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(pages).toHaveTextContent('51–52 of 52');
  });

  test('opens a voucher from its row, and a new journal', async () => {
    const { id } = await pay('2026-05-05', 'Rent', 1);
    const router = await openAccounting();
    const row = table.getByRole('row').filter({ hasText: 'Rent' });
    await expect.element(row).toBeVisible();
    (row.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/books/${key}/vouchers/${id}`));
    router.history.back();
    await page.getByRole('button', { name: 'New Journal' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'New Journal' })).toBeVisible();
  });

  test('is saved with what is found and filtered in its name', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await pay('2026-05-05', 'Rent', 1);
    await openAccounting('?from=2026-05-01&to=2026-05-31');
    await page.getByRole('searchbox').fill('rent');
    await page.getByRole('button', { name: 'Kind' }).click();
    await page.getByRole('option', { name: 'Payment', exact: true }).click();
    await page.getByRole('button', { name: 'Save CSV' }).click();
    const fileName = 'day-book-of-payment-rent-2026-05-01-to-2026-05-31.csv';
    await expect.element(toastOf('CSV saved', fileName)).toBeVisible();
  });

  test.each(['CSV', 'XLSX', 'PDF'])('is saved as %s for the days that are shown', async (format) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await pay('2026-05-05', 'Rent', 1);
    await openAccounting('?from=2026-05-01&to=2026-05-31');
    await page.getByRole('button', { name: `Save ${format}` }).click();
    const fileName = `day-book-2026-05-01-to-2026-05-31.${format.toLowerCase()}`;
    await expect.element(toastOf(`${format} saved`, fileName)).toBeVisible();
  });
});
