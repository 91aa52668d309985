import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { headsOf } from '../../support/lists.ts';
import { enter, namedMaster, move, pay, receive } from '../../support/posted.ts';
import { toastOf } from '../../support/toasts.ts';

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
});

async function openStatement(name: string, search = '') {
  const { id } = await namedMaster(name);
  const router = await openBooksAt(`/books/${key}/${id.startsWith('PTY') ? 'parties' : 'ledgers'}/${id}${search}`);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(page.getByRole('table', { name })).toBeVisible();
  return router;
}

/** What the rows of a table say, without the heads. */
function linesOf(name: string): readonly (readonly string[])[] {
  const rows = page.getByRole('table', { name }).getByRole('row').elements().slice(1);
  return rows.map((line) =>
    [...line.children].map((cell) => (cell as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()),
  );
}

describe('the statement of a ledger', () => {
  test('begins with the opening balance, names the other side, and ends with both sums', async () => {
    await createLedger({ ...BLANK_LEDGER, name: 'Till', group: 'Cash-in-Hand', balance: asPaise(100_00) });
    await enter('2026-05-02', { Till: 300, Sales: -300 }, { narration: 'Counter' });
    await enter('2026-05-03', { Rent: 60, Salaries: 40, Till: -100 });
    await openStatement('Till');
    expect(headsOf('Till')).toEqual(['Date', 'Particulars', 'Voucher', 'Debit', 'Credit', 'Balance']);
    expect(linesOf('Till')).toEqual([
      ['01 Apr 2026', 'Opening', '', '', '', '₹100.00 Dr'],
      ['02 May 2026', 'Sales Counter', 'Journal JV/26-27/0001', '₹300.00', '', '₹400.00 Dr'],
      ['03 May 2026', 'As per details', 'Journal JV/26-27/0002', '', '₹100.00', '₹300.00 Dr'],
      ['31 Mar 2027', 'Closing', '', '₹300.00', '₹100.00', '₹300.00 Dr'],
    ]);
  });

  test('shows the period of the address, and follows the fields', async () => {
    await pay('2026-05-02', 'Rent', 10);
    await pay('2026-06-02', 'Rent', 20);
    await openStatement('Rent', '?from=2026-06-01&to=2026-06-30');
    await vi.waitFor(() =>
      expect(linesOf('Rent').map((cells) => cells[5])).toEqual(['₹10.00 Dr', '₹30.00 Dr', '₹30.00 Dr']),
    );
    await page.getByLabelText('From').fill('1/5/26');
    await vi.waitFor(() =>
      expect(linesOf('Rent').map((cells) => cells[5])).toEqual(['–', '₹10.00 Dr', '₹30.00 Dr', '₹30.00 Dr']),
    );
  });

  test('is read a page at a time, and goes on where the one before ended', async () => {
    for (let at = 1; at <= 53; at++) await pay('2026-05-02', 'Rent', 1);
    await openStatement('Rent');
    await vi.waitFor(() => expect(linesOf('Rent')).toHaveLength(53));
    expect(linesOf('Rent').at(-2)).toEqual(['', 'Carried forward', '', '', '', '₹50.00 Dr']);
    await page.getByRole('button', { name: 'Next page' }).click();
    await vi.waitFor(() => expect(linesOf('Rent')).toHaveLength(5));
    expect(linesOf('Rent')[0]).toEqual(['', 'Brought forward', '', '', '', '₹50.00 Dr']);
    expect(linesOf('Rent').at(-1)).toEqual(['31 Mar 2027', 'Closing', '', '₹53.00', '', '₹53.00 Dr']);
    await page.getByRole('button', { name: 'First page' }).click();
    await vi.waitFor(() => expect(linesOf('Rent')[0]?.[1]).toBe('Opening'));
  });

  test('shows a voucher that is entered meanwhile', async () => {
    await pay('2026-05-02', 'Rent', 10);
    await openStatement('Rent');
    await vi.waitFor(() => expect(linesOf('Rent')).toHaveLength(3));
    await pay('2026-05-01', 'Rent', 5);
    await vi.waitFor(() =>
      expect(linesOf('Rent').map((cells) => cells[5])).toEqual(['–', '₹5.00 Dr', '₹15.00 Dr', '₹15.00 Dr']),
    );
  });

  test('opens its vouchers', async () => {
    const { id } = await pay('2026-05-02', 'Rent', 10);
    const router = await openStatement('Rent');
    await page.getByRole('link', { name: 'Payment PMT/26-27/0001' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Payment PMT/26-27/0001' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/books/${key}/vouchers/${id}`);
  });

  test('a month opens its lines, and Back returns to the months', async () => {
    await pay('2026-05-02', 'Rent', 10);
    await pay('2026-06-02', 'Rent', 20);
    const router = await openStatement('Rent');
    // Those in which something moved stand above the statement, too.
    const links = page.getByRole('navigation', { name: 'Months' }).getByRole('link');
    await expect.poll(() => links.elements().map((one) => one.textContent)).toEqual(['May 2026', 'June 2026']);
    await page.getByRole('tab', { name: 'Months' }).click();
    await vi.waitFor(() => expect(linesOf('Rent')).toHaveLength(14));
    expect(linesOf('Rent').slice(2, 5)).toEqual([
      ['May 2026', '₹10.00', '', '₹10.00 Dr'],
      ['June 2026', '₹20.00', '', '₹30.00 Dr'],
      ['July 2026', '', '', '₹30.00 Dr'],
    ]);
    await page.getByRole('link', { name: 'June 2026' }).click();
    await vi.waitFor(() => expect(linesOf('Rent')).toHaveLength(3));
    expect(linesOf('Rent')[1]?.[2]).toBe('Payment PMT/26-27/0002');
    await expect.element(page.getByRole('navigation', { name: 'Months' })).not.toBeInTheDocument();
    router.history.back();
    await expect.element(page.getByRole('link', { name: 'June 2026' })).toBeVisible();
  });

  test('is edited on its page, in the dialog of the list', async () => {
    await openStatement('Rent');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('dialog', { name: 'Edit Ledger' }).getByLabelText('Name', { exact: true }).fill('Shop rent');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Shop rent' })).toBeVisible();
  });
});

test.each([
  ['CSV', 'statement-of-rent-2026-04-01-to-2027-03-31.csv'],
  ['XLSX', 'statement-of-rent-2026-04-01-to-2027-03-31.xlsx'],
  ['PDF', 'statement-of-rent-2026-04-01-to-2027-03-31.pdf'],
])('the whole statement is saved as %s', async (format, fileName) => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await pay('2026-05-02', 'Rent', 10);
  await openStatement('Rent');
  await page.getByRole('button', { name: `Save ${format}` }).click();
  await expect.element(toastOf(`${format} saved`, fileName)).toBeVisible();
  expect(saved).toHaveBeenCalledOnce();
});

test('a party has a statement of its own, from its row and back', async () => {
  await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(500_00), city: 'Pune' });
  await receive('2026-05-02', 'Usha', 200);
  const router = await openBooksAt(`/books/${key}/parties`);
  const row = page.getByRole('row').filter({ hasText: 'Usha' });
  await expect.element(row).toHaveTextContent('₹300 Dr');
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Usha' })).toBeVisible();
  await expect.element(page.getByText('Customer · Pune')).toBeVisible();
  await vi.waitFor(() => expect(linesOf('Usha')).toHaveLength(3));
  expect(linesOf('Usha')[1]).toEqual(['02 May 2026', 'Cash', 'Receipt RCT/26-27/0001', '', '₹200.00', '₹300.00 Dr']);
  router.history.back();
  await expect.element(row).toBeVisible();
});

test('the balances in both lists follow what is posted', async () => {
  await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(500_00) });
  await openBooksAt(`/books/${key}/parties`);
  const usha = page.getByRole('row').filter({ hasText: 'Usha' });
  await expect.element(usha).toHaveTextContent('₹500 Dr');
  await receive('2026-05-02', 'Usha', 700);
  await expect.element(usha).toHaveTextContent('₹200 Cr');
  await openBooksAt(`/books/${key}/accounting?tab=ledgers`);
  const cash = page
    .getByRole('table', { name: 'Ledgers' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Cash', exact: true }) });
  await expect.element(cash).toHaveTextContent('₹700 Dr');
  await move('2026-05-03', 'Cash', 'Bank', 100);
  await expect.element(cash).toHaveTextContent('₹600 Dr');
});

test('an address of no ledger says so', async () => {
  await openBooksAt(`/books/${key}/ledgers/LED-999999`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'No such ledger' })).toBeVisible();
});
