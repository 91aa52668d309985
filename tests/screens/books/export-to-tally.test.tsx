import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { enter, receive } from '../../support/posted.ts';
import { readTally } from '../../support/tally-reader.ts';
import { toastOf } from '../../support/toasts.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tally = page.getByRole('region', { name: 'Export to Tally' });
const saved: File[] = [];
let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  saved.length = 0;
  const made = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.mock.lastCall?.[0];
    if (blob instanceof Blob) saved.push(new File([blob], this.download, { type: blob.type }));
  });
  await emptyShelf();
  forgetAnswers();
  key = await startBooks(aBooksBusiness({ booksBegin: '2025-04-01' }));
  await openBooks(key);
});

test('the masters and vouchers of two years are checked and saved, and the voucher that Tally takes otherwise is a press away', async () => {
  await receive('2025-06-01', 'Capital', 1000);
  const journal = await enter('2026-06-01', { Rent: 5, Cash: -5 });
  await openBooksAt(`/books/${key}/import-export?tab=export`);
  await tally.getByLabelText('From', { exact: true }).fill('1/4/2026');
  await tally.getByLabelText('To', { exact: true }).fill('31/3/2027');
  await button('Prepare Export').click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Checked' }))
    .toHaveTextContent(/^Checked: \d+ masters and 1 voucher$/);
  await button('Save Masters').click();
  await expect.element(toastOf('XML saved', `${key}-tally-masters-2026-04-01-to-2027-03-31.xml`)).toBeVisible();
  await button('Save Vouchers').click();
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  const [masters, vouchers] = await Promise.all(saved.map((file) => file.text()));
  const read = readTally(masters ?? '', vouchers ?? '');
  expect(read.openings.get('Cash')).toBe(1000_00);
  expect(read.vouchers).toMatchObject([{ number: journal.number, sum: 0 }]);
  await page.getByRole('list', { name: 'To know' }).getByRole('link', { name: 'Open it' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Journal ${journal.number}` })).toBeVisible();
});

test('with all years in one company the books begin in Tally when they did here', async () => {
  await receive('2025-06-01', 'Capital', 1000);
  await openBooksAt(`/books/${key}/import-export?tab=export`);
  await tally.getByLabelText('From', { exact: true }).fill('1/4/2026');
  await page.getByRole('button', { name: /^Books Begin in Tally/ }).click();
  await page.getByRole('option', { name: '01 Apr 2025' }).click();
  await button('Prepare Export').click();
  await button('Save Masters').click();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).not.toContain('<OPENINGBALANCE>-1000.00');
});

test('a name that Tally has already is named, and there is a file once it is another', async () => {
  await createLedger({ ...BLANK_LEDGER, name: 'Fixed Assets', group: 'Fixed Assets' });
  await openBooksAt(`/books/${key}/import-export?tab=export`);
  await button('Prepare Export').click();
  await expect
    .element(page.getByRole('list', { name: 'To put right' }))
    .toHaveTextContent('Tally has a group named “Fixed Assets” already. Rename the ledger.');
  await expect.element(button('Save Masters')).not.toBeInTheDocument();
  await expect.element(button('Check again')).toBeVisible();
});
