import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createParty } from '#data/books/masters/parties.ts';
import { openGstr2b } from '#data/books/returns/purchase-match.ts';
import { currentBooksKey } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankPurchase, documentParty } from '#domain/books/documents/blank-document.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { PurchaseInput } from '#domain/books/documents/document.ts';
import { GstScreen } from '#screens/books/gst/gst-screen.tsx';
import { aBought, OURS } from '../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { gstr2bText, inFile, KARNATAKA_GSTIN, ofSupplier, OUR_GSTIN } from '../../support/gstr2b.ts';
import { openBooksScreen } from '../../support/open-books-screen.tsx';
import { openBooksAt } from '../../app/open-app.tsx';
import { toastOf } from '../../support/toasts.ts';

const main = page.getByRole('main');
const ADDRESS = '/gst?tab=purchase-match&month=2026-04';
const table = (bucket: string) => main.getByRole('table', { name: bucket, exact: true });
const RENT = { id: 'LED-000024', name: 'Rent' };

beforeEach(async () => {
  await page.viewport(1600, 900);
  await emptyShelf();
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
});

async function asha() {
  const registered = { registration: 'Regular', gstin: '27AAAPA1234A1ZT' } as const;
  return createParty({ ...blankParty('Supplier'), name: 'Asha', ...registered });
}

async function buy(of: Awaited<ReturnType<typeof asha>>, billNumber: string, said: Partial<PurchaseInput> = {}) {
  const lines = [aBought(1, 1000, 18, { item: null, ledger: RENT, unit: 'NA' })];
  const bill = { party: documentParty(of), billNumber, billDate: '2026-04-05', lines, ...said } as const;
  return createVoucher({ ...blankPurchase('2026-04-06', OURS), ...bill }, 'Issued');
}

function statement(inv: readonly object[], said: object = {}) {
  return gstr2bText({ b2b: [ofSupplier({ inv })] }, said);
}

function choose(text: string) {
  const file = new File([text], 'returns_2B.json', { type: 'application/json' });
  return userEvent.upload(main.getByLabelText('Open GSTR-2B file'), file);
}

describe('Purchase Match', () => {
  test('opens a file, and shows every row in its bucket with what it comes to', async () => {
    const supplier = await asha();
    await buy(supplier, 'a-1');
    await buy(supplier, 'A/2', { billDate: '2026-04-04' });
    await buy(supplier, 'A/3', { lines: [aBought(1, 900, 18, { item: null, ledger: RENT, unit: 'NA' })] });
    await buy(supplier, 'B/1', { lines: [aBought(1, 50, 18, { item: null, ledger: RENT, unit: 'NA' })] });
    await openBooksScreen(GstScreen, ADDRESS);
    await expect.element(main.getByText(/^GSTR-2B of April 2026 is not opened yet/)).toBeVisible();
    const more = [inFile('A/4', { txval: 700 }), inFile('A/5', { txval: 300, itcavl: 'N', rsn: 'P' })];
    await choose(statement([inFile('A/1'), inFile('A/2'), inFile('A/3'), ...more]));
    await expect.element(toastOf('Success', 'GSTR-2B of April 2026 opened')).toBeVisible();
    await expect
      .element(table('Matched'))
      .toHaveTextContent(/A\/105 Apr 2026₹1,000.00–₹90.00.*Purchase PUR\/26-27\/0001/);
    await expect.element(table('Nearly')).toHaveTextContent(/A\/2.*Date 04 Apr 2026/);
    await expect.element(table('Differs')).toHaveTextContent(/A\/3.*Taxable Value ₹900.00, CGST ₹81.00/);
    await expect.element(table('Other number')).toHaveTextContent('None');
    await expect.element(table('Only in 2B')).toHaveTextContent(/ASHA STORES.*A\/4/);
    await expect.element(table('Only in books')).toHaveTextContent(/AshaB\/|Asha.*B\/1/);
    await expect.element(table('Not available')).toHaveTextContent(/A\/5.*Place of supply in the supplier’s State/);
    await expect.element(table('Rejected')).toHaveTextContent('None');
    const sums = table('Purchase Match').getByRole('row', { name: /^Differs/ });
    await expect.element(sums).toHaveTextContent('Differs1₹1,000.00–₹90.00₹90.00–');
  });

  test('a row that nearly matches is marked as a match, and that is taken back', async () => {
    await buy(await asha(), 'A/1', { billDate: '2026-04-04' });
    await openGstr2b([new Blob([statement([inFile('A/1')])])], OUR_GSTIN);
    await openBooksScreen(GstScreen, ADDRESS);
    await table('Nearly').getByRole('button', { name: 'Mark as Match' }).click();
    await expect.element(toastOf('Success', 'A/1 marked as a match')).toBeVisible();
    await expect.element(table('Matched')).toHaveTextContent(/A\/1/);
    await table('Matched').getByRole('button', { name: 'Take Back' }).click();
    await expect.element(table('Nearly')).toHaveTextContent(/A\/1/);
  });

  test('a row is rejected, and its bill chosen by hand', async () => {
    await buy(await asha(), 'Z/9', { lines: [aBought(1, 5, 18, { item: null, ledger: RENT, unit: 'NA' })] });
    await openGstr2b([new Blob([statement([inFile('A/1'), inFile('A/2')])])], OUR_GSTIN);
    await openBooksScreen(GstScreen, ADDRESS);
    const rowOf = (number: string) => table('Only in 2B').getByRole('row', { name: number });
    await rowOf('A/1').getByRole('button', { name: 'Reject' }).click();
    await expect.element(table('Rejected')).toHaveTextContent(/A\/1/);
    await rowOf('A/2').getByRole('button', { name: 'Mark as Match' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as Match' });
    await dialog.getByRole('button', { name: 'Mark as Match' }).click();
    await expect.element(dialog.getByText('Choose the purchase or debit note that it is.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'In the Books' }).fill('z');
    await page.getByRole('option', { name: /Purchase PUR\/26-27\/0001/ }).click();
    await dialog.getByRole('button', { name: 'Mark as Match' }).click();
    await expect.element(table('Matched')).toHaveTextContent(/A\/2.*Number Z\/9/);
  });

  test('what is no GSTR-2B of these books is refused in words, and what was there stays', async () => {
    await openGstr2b([new Blob([statement([inFile('A/1')])])], OUR_GSTIN);
    await openBooksScreen(GstScreen, ADDRESS);
    await choose(statement([], { gstin: KARNATAKA_GSTIN }));
    await expect.element(main.getByRole('alert')).toHaveTextContent('This GSTR-2B is of 29AABCT2222K1ZD');
    await choose('{"gstin":"27AAPFU0939F1ZV","fp":"042026","b2b":[]}');
    await expect.element(main.getByRole('alert')).toHaveTextContent('This is a GSTR-1.');
    await expect.element(table('Only in 2B')).toHaveTextContent(/A\/1/);
  });

  test('shows fifty rows of a long bucket at a time', async () => {
    await openGstr2b([new Blob([statement(Array.from({ length: 120 }, (_, at) => inFile(`A/${at + 1}`)))])], OUR_GSTIN);
    await openBooksScreen(GstScreen, ADDRESS);
    const pages = main.getByRole('navigation', { name: 'Pages of Only in 2B' });
    await expect.element(pages).toHaveTextContent('1–50 of 120');
    await pages.getByRole('button', { name: 'Last page' }).click();
    await expect.element(table('Only in 2B')).toHaveTextContent(/A\/120/);
  });

  test('a row leads to a purchase that is filled from it', async () => {
    await openGstr2b([new Blob([statement([inFile('A/1')])])], OUR_GSTIN);
    const router = await openBooksScreen(GstScreen, ADDRESS);
    const deed = table('Only in 2B').getByRole('button', { name: 'Make Purchase' });
    await expect.poll(() => deed.elements().length).toBe(1);
    await deed.click();
    await expect
      .poll(() => [router.state.location.pathname, router.state.location.search])
      .toEqual([
        expect.stringMatching(/\/vouchers\/new\/purchase$/),
        { month: '2026-04', row: 'B2B/27AAAPA1234A1ZT/A/1/2026-04-05' },
      ]);
  });
});

describe('a purchase of a row', () => {
  const open = (row: string) =>
    openBooksAt(`/books/${currentBooksKey()}/vouchers/new/purchase?month=2026-04&row=${encodeURIComponent(row)}`);

  test('has its supplier, bill and lines, and saves as it stands', async () => {
    await asha();
    await openGstr2b([new Blob([statement([inFile('A/1')])])], OUR_GSTIN);
    await open('B2B/27AAAPA1234A1ZT/A/1/2026-04-05');
    await expect.element(main.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Asha');
    await expect.element(main.getByLabelText('Bill Number')).toHaveValue('A/1');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(toastOf('Success', 'Purchase PUR/26-27/0001 saved')).toBeVisible();
  });

  test('asks for a supplier that is not there, with the name and GSTIN that the row has', async () => {
    await openGstr2b(
      [new Blob([gstr2bText({ b2b: [ofSupplier({ inv: [inFile('K/1')] }, KARNATAKA_GSTIN)] })])],
      OUR_GSTIN,
    );
    await open('B2B/29AABCT2222K1ZD/K/1/2026-04-05');
    const dialog = page.getByRole('dialog', { name: 'New Party' });
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Karnataka Traders');
    await expect.element(dialog.getByLabelText('GSTIN')).toHaveValue(KARNATAKA_GSTIN);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(main.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Karnataka Traders');
  });
});
