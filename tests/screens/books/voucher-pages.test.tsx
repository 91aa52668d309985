import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { updateLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher, updateVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import { ledgerInput } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { voucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { addItem } from '../../support/document-hands.tsx';
import { aLine, OURS } from '../../support/documents.ts';
import { toastOf } from '../../support/toasts.ts';
import {
  button,
  field,
  heading,
  journalInput,
  keys,
  named,
  noteAt,
  receiptInput,
  stored,
  voucherBooks,
} from '../../support/voucher-hands.ts';

const postings = page.getByRole('table', { name: 'Postings' });
const alertDialog = page.getByRole('alertdialog');

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  key = await voucherBooks();
});

function open(id: string, more = '') {
  return openBooksAt(`/books/${key}/vouchers/${id}${more}`);
}

async function pickPaper(form: string) {
  await page.getByRole('button', { name: 'Paper', exact: true }).click();
  await page.getByRole('option', { name: form, exact: true }).click();
}

async function invoiceInput(): Promise<InvoiceInput> {
  const item = lineItem(await addItem('Soap', 100, 0));
  const asha = await createParty({ ...blankParty('Customer'), name: 'Asha Stores', state: '27' });
  const own = { ...OURS, registration: 'Unregistered' } as const;
  const sold = withParty(blankInvoice('2026-11-02', own), documentParty(asha), null);
  return { ...sold, lines: [aLine(1, 100, 0, { item })] };
}

describe('a saved voucher', () => {
  test('shows its slip and what it posts; each ledger is a link to its page', async () => {
    const { id } = await createVoucher(await receiptInput({ tds: asPaise(50_00) }), 'Issued');
    await open(id);
    await expect.element(heading('Receipt RCT/26-27/0001')).toBeVisible();
    await expect.element(postings).toBeVisible();
    const rows = postings.getByRole('row').elements();
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Ledger', 'Debit', 'Credit'],
      ['Cash', '₹500', '–'],
      ['TDS Receivable', '₹50', '–'],
      ['Meena Traders', '–', '₹550'],
    ]);
    const party = await named('Meena Traders');
    const cash = await named('Cash');
    await expect
      .element(postings.getByRole('link', { name: 'Meena Traders' }))
      .toHaveAttribute('href', `/books/${key}/parties/${party.id}`);
    await expect
      .element(postings.getByRole('link', { name: 'Cash' }))
      .toHaveAttribute('href', `/books/${key}/ledgers/${cash.id}`);
    const slip = page.getByRole('region', { name: 'Slip' });
    await expect.element(slip).toHaveTextContent('Received fromMeena Traders');
    await expect.element(slip).toHaveTextContent('Rupees Five Hundred Only');
    await expect
      .element(page.getByRole('table', { name: 'History' }).getByRole('row').last())
      .toHaveTextContent(/^Created/);
  });

  test('shows ledgers under their names of today, and its slip keeps those that it was saved with', async () => {
    const { id } = await createVoucher(await journalInput(), 'Issued');
    const rent = (await booksStore.records('ledgers').toArray()).find(({ name }) => name === 'Rent');
    if (rent) await updateLedger(rent.id, rent.rev, { ...ledgerInput(rent), name: 'Rent of the shop' });
    await open(id);
    await expect.element(postings.getByRole('link', { name: 'Rent of the shop' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Slip' }).getByText('Rent', { exact: true })).toBeVisible();
  });

  test('is cancelled after a question: the number stays, and it posts nothing any more', async () => {
    const { id } = await createVoucher(await journalInput(), 'Issued');
    await open(id);
    await button('Cancel Journal').click();
    await expect.element(alertDialog.getByRole('button', { name: 'Keep Journal' })).toHaveFocus();
    await alertDialog.getByRole('button', { name: 'Cancel Journal' }).click();
    await expect.element(toastOf('Success', 'Journal JV/26-27/0001 cancelled')).toBeVisible();
    await expect.element(page.getByText('It is cancelled: it posts nothing any more.')).toBeVisible();
    await expect.element(heading('Journal JV/26-27/0001')).toBeVisible();
    await expect.element(button('Cancel Journal')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).not.toBeInTheDocument();
    await expect.element(button('Print')).toBeVisible();
    expect(await stored()).toMatchObject([{ state: 'Cancelled', number: 'JV/26-27/0001' }]);
  });

  test('prints its slip, and saves it as a PDF', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { id } = await createVoucher(await receiptInput(), 'Issued');
    await open(id);
    await button('Print').click();
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelector('[data-paper]')?.textContent).toContain('RCT/26-27/0001');
    window.dispatchEvent(new Event('afterprint'));
    await button('Save PDF').click();
    await expect.element(toastOf('Receipt saved', 'Receipt-RCT-26-27-0001.pdf')).toBeVisible();
  });

  test('of a document shows the copy that is asked for, or the roll, which this device remembers', async () => {
    const { id } = await createVoucher(await invoiceInput(), 'Issued');
    const router = await open(id);
    const slip = page.getByRole('region', { name: 'Slip' });
    await expect.element(slip).toHaveTextContent('Original for recipient');
    await pickPaper('Duplicate');
    await expect.element(slip).toHaveTextContent('Duplicate for transporter');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await button('Print').click();
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelector('[data-paper]')?.textContent).toContain('Duplicate for transporter');
    window.dispatchEvent(new Event('afterprint'));
    await pickPaper('80 mm roll');
    await expect.element(slip).toHaveTextContent('1 NOS × 100');
    router.history.push(`/books/${key}/invoices`);
    await expect.element(heading('Invoices')).toBeVisible();
    router.history.back();
    await expect.element(slip).toHaveTextContent('1 NOS × 100');
    await pickPaper('Original');
  });

  test('is handed to the system as a PDF where that takes files; closing its question says nothing', async () => {
    const share = vi.fn((_: { files: readonly File[] }) => Promise.reject(new DOMException('', 'AbortError')));
    Object.assign(navigator, { canShare: () => true, share });
    onTestFinished(() => {
      for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
    });
    const { id } = await createVoucher(await receiptInput(), 'Issued');
    await open(id);
    await button('Share').click();
    await expect.poll(() => share.mock.lastCall?.[0].files[0]?.name).toBe('Receipt-RCT-26-27-0001.pdf');
    share.mockRejectedValue(new TypeError('no'));
    await button('Share').click();
    const why = 'The system did not take the file. Save the PDF, and send it from there.';
    await expect.element(toastOf('Not shared', why)).toBeVisible();
  });

  test('that is not there says so', async () => {
    await open('VCH-999999');
    await expect.element(page.getByText('This voucher is not there. It may have been deleted.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to Accounting' })).toBeVisible();
  });
});

describe('a draft', () => {
  test('has no number and no paper; it is edited, and saved it gets both', async () => {
    const { id } = await createVoucher(await journalInput(), 'Draft');
    await open(id);
    await expect.element(heading('Journal')).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Draft', { exact: true }).first()).toBeVisible();
    await expect.element(button('Print')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.element(heading('Edit Journal')).toBeVisible();
    await button('Save').click();
    await expect.element(toastOf('Success', 'Journal JV/26-27/0001 saved')).toBeVisible();
    await expect.element(heading('Journal JV/26-27/0001')).toBeVisible();
  });

  test('is deleted after a question', async () => {
    const { id } = await createVoucher(await receiptInput(), 'Draft');
    const router = await open(id);
    await button('Delete').click();
    await expect.element(alertDialog).toHaveTextContent('delete this receipt of ₹500');
    await alertDialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toastOf('Success', 'Draft deleted')).toBeVisible();
    await expect.element(heading('Payments')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/books/${key}/payments`);
    expect(await stored()).toEqual([]);
  });
});

describe('a change', () => {
  test('keeps the number, which cannot be typed over, and ends on the voucher’s page', async () => {
    const { id } = await createVoucher(await receiptInput(), 'Issued');
    await open(id, '/edit');
    await expect.element(heading('Edit Receipt RCT/26-27/0001')).toBeVisible();
    await expect.element(field('Number')).toHaveAttribute('readonly');
    await expect.element(button('Save Draft')).not.toBeInTheDocument();
    await field('Amount').fill('750');
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 saved')).toBeVisible();
    await expect.element(postings.getByRole('row', { name: 'Cash' })).toHaveTextContent('₹750');
  });

  test('to a day of another year is refused at the date', async () => {
    const { id } = await createVoucher(await receiptInput(), 'Issued');
    await open(id, '/edit');
    await field('Date').fill('5/4/2027');
    await button('Save').click();
    await expect.poll(() => noteAt(field('Date').element())).toContain('is a number of the year 2026-27');
    await expect.element(field('Date')).toHaveFocus();
  });

  test('of a cancelled voucher is not offered', async () => {
    const made = await createVoucher(await receiptInput(), 'Issued');
    const { cancelVoucher } = await import('#data/books/vouchers/vouchers.ts');
    await cancelVoucher(made.id, made.rev);
    await open(made.id, '/edit');
    await expect.element(page.getByText('It is cancelled, so it cannot be changed. Make a new one.')).toBeVisible();
  });
});

describe('two tabs that change one voucher', () => {
  async function bothChange() {
    const made = await createVoucher(await receiptInput(), 'Issued');
    await open(made.id, '/edit');
    await field('Amount').fill('750');
    await field('Narration').fill('Mine');
    await updateVoucher(
      made.id,
      made.rev,
      { ...voucherInput(made), ...(await receiptInput({ amount: asPaise(900_00) })) },
      'Issued',
    );
    await button('Save').click();
    const both = page.getByRole('table', { name: 'Saved meanwhile in another tab' });
    await expect.element(both).toBeVisible();
    const rows = both.getByRole('row').elements();
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Field', 'Yours', 'Saved meanwhile'],
      ['Narration', 'Mine', '–'],
      ['Amount', '₹750', '₹900'],
    ]);
    await expect.element(field('Amount')).toHaveValue('750');
    return made.id;
  }

  test('show both versions; mine can be kept', async () => {
    const id = await bothChange();
    await button('Keep mine').click();
    await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 saved')).toBeVisible();
    expect(await voucher(id)).toMatchObject({ amount: 750_00, narration: 'Mine' });
  });

  test('or theirs taken, which goes on in the form', async () => {
    const id = await bothChange();
    await button('Take theirs').click();
    await expect.element(field('Amount')).toHaveValue('900');
    await expect.element(page.getByRole('table', { name: /^Saved meanwhile/ })).not.toBeInTheDocument();
    await field('Narration').fill('Both');
    await button('Save').click();
    await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 saved')).toBeVisible();
    expect(await voucher(id)).toMatchObject({ amount: 900_00, narration: 'Both' });
  });
});
