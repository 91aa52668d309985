import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { addItem } from '../../support/document-hands.tsx';
import { aLine, OURS } from '../../support/documents.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { draft, receive } from '../../support/posted.ts';
import { toastOf } from '../../support/toasts.ts';

let key: string;
let usha: Party;

/** Usha bought soap of 118 in May, of which 18 is paid, and of 236 in June, which is due in December. */
beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  await emptyShelf();
  forgetAnswers();
  key = await startBooks(aBooksBusiness({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' }));
  await openBooks(key);
  usha = await createParty({ ...blankParty('Customer'), name: 'Usha', state: '27' });
  await sell('2026-05-02', 1, '2026-06-01');
  await sell('2026-06-10', 2, '2026-12-10');
  await receive('2026-07-01', 'Usha', 18);
});

const table = (name: string) => page.getByRole('table', { name, exact: true });
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });

async function sell(date: IsoDate, pieces: number, dueDate: IsoDate): Promise<void> {
  await createVoucher({ ...(await soldTo(usha, date, pieces)), dueDate }, 'Issued');
}

async function soldTo(party: Party, date: IsoDate, pieces = 1): Promise<InvoiceInput> {
  const item = lineItem(await addItem(`Soap of ${date}`, 100, 18));
  const input = withParty(blankInvoice(date, OURS), documentParty(party), null);
  return { ...input, lines: [aLine(pieces, 100, 18, { item })] };
}

function rowsOf(name: string): readonly (readonly string[])[] {
  const rows = table(name).getByRole('row').elements();
  return rows.map((row) =>
    [...row.children].map((cell) => (cell as HTMLElement).innerText.trim()).filter((text) => text !== ''),
  );
}

async function open(path: string, name: string) {
  const router = await openBooksAt(`/books/${key}/reports/${path}`);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(table(name)).toBeVisible();
  return router;
}

describe('Receivables', () => {
  test('stand by age on any day; with documents each opens its page', async () => {
    await open('receivables', 'Receivables');
    await expect
      .poll(() => rowsOf('Receivables'))
      .toEqual([
        ['Particulars', 'Not due', '0-30', '31-60', '61-90', 'Over 90', 'On account', 'Total'],
        ['Usha', '₹236.00', '–', '–', '–', '₹100.00', '–', '₹336.00'],
        ['Total', '₹236.00', '–', '–', '–', '₹100.00', '–', '₹336.00'],
      ]);
    await field('As On').fill('15/6/26');
    await expect
      .poll(() => rowsOf('Receivables')[1])
      .toEqual(['Usha', '₹236.00', '₹118.00', '–', '–', '–', '–', '₹354.00']);
    await page.getByRole('switch', { name: 'Show documents' }).click();
    await expect
      .poll(() => rowsOf('Receivables by Document')[2])
      .toEqual(['INV/26-27/0001 · 02 May 2026 · due 01 Jun 2026', '₹118.00', '₹118.00']);
    await link('INV/26-27/0001 · 02 May 2026 · due 01 Jun 2026 ₹118.00').first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice INV/26-27/0001' })).toBeVisible();
  });

  test('of a party open its statement', async () => {
    await open('receivables', 'Receivables');
    await link('Usha ₹336.00').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Usha' })).toBeVisible();
  });
});

test('Payables are said to be nothing by their total', async () => {
  await open('payables', 'Payables');
  await expect.poll(() => rowsOf('Payables')[1]).toEqual(['Total', '–', '–', '–', '–', '–', '–', '–']);
});

describe('Sales Register', () => {
  test('has every document of the period with its tax, and what they come to; another period is another register', async () => {
    await draft('Receipt', '2026-05-05');
    await open('sales-register', 'Sales Register');
    await expect
      .poll(() => rowsOf('Sales Register').slice(1))
      .toEqual([
        ['02 May 2026', 'INV/26-27/0001', 'Usha', '₹100', '₹9', '₹9', '₹0', '₹118'],
        ['10 Jun 2026', 'INV/26-27/0002', 'Usha', '₹200', '₹18', '₹18', '₹0', '₹236'],
      ]);
    const card = (title: string) => page.getByRole('group', { name: title, exact: true });
    await expect.element(card('Taxable Value')).toHaveTextContent('₹300');
    await expect.element(card('Total')).toHaveTextContent('₹354');
    await expect.element(card('Cess')).not.toBeInTheDocument();
    await field('To').fill('31/5/26');
    await expect.element(card('Total')).toHaveTextContent('₹118');
    await expect.poll(() => rowsOf('Sales Register').length).toBe(2);
  });

  test('is saved with all its columns', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    await open('sales-register', 'Sales Register');
    await page.getByRole('button', { name: 'Save CSV', exact: true }).click();
    await expect.poll(() => saved.mock.lastCall).toBeDefined();
    const text = await (saved.mock.lastCall![0] as Blob).text();
    expect(text.split('\r\n').slice(2, 5)).toEqual([
      '02 May 2026,Invoice,INV/26-27/0001,Usha,,100.00,9.00,9.00,0.00,0.00,0.00,118.00',
      '10 Jun 2026,Invoice,INV/26-27/0002,Usha,,200.00,18.00,18.00,0.00,0.00,0.00,236.00',
      'Total,,,,,300.00,27.00,27.00,0.00,0.00,0.00,354.00',
    ]);
  });
});

test('the Day Book is of one kind on request, invoices too', async () => {
  await openBooksAt(`/books/${key}/accounting?tab=day-book`);
  await expect.poll(() => rowsOf('Day Book').length).toBe(4);
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Invoice', exact: true }).click();
  await expect.poll(() => rowsOf('Day Book').length).toBe(3);
});

test('the list of invoices is of one kind on request, which a find keeps', async () => {
  const { lines, ...sold } = (await createVoucher(await soldTo(usha, '2026-06-20'), 'Issued')) as Voucher<InvoiceInput>;
  const note = blankCreditNote({ ...sold, lines }, lineBalances(lines, []), '2026-06-21');
  await createVoucher({ ...note, reason: 'Sales return' }, 'Issued');
  await openBooksAt(`/books/${key}/invoices`);
  const numbers = () =>
    rowsOf('Invoices')
      .map(([number]) => number)
      .slice(1);
  await expect.poll(numbers).toEqual(['CN/26-27/0001', 'INV/26-27/0003', 'INV/26-27/0002', 'INV/26-27/0001']);
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Credit Notes', exact: true }).click();
  await expect.poll(numbers).toEqual(['CN/26-27/0001']);
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Invoices', exact: true }).click();
  await expect.poll(numbers).toEqual(['INV/26-27/0003', 'INV/26-27/0002', 'INV/26-27/0001']);
  await page.getByRole('searchbox', { name: 'Find invoices and credit notes' }).fill('0002');
  await expect.poll(numbers).toEqual(['INV/26-27/0002']);
});

test('the list of invoices is of one status on request, in its order, and its file too; a receipt moves an invoice on', async () => {
  await sell('2026-11-01', 3, '2026-12-01');
  const wrong = await createVoucher(await soldTo(usha, '2026-11-02'), 'Issued');
  await cancelVoucher(wrong.id, wrong.rev);
  await createVoucher(await soldTo(usha, '2026-11-03'), 'Draft');
  await openBooksAt(`/books/${key}/invoices`);
  const [first, second, third] = ['INV/26-27/0001', 'INV/26-27/0002', 'INV/26-27/0003'];
  const numbers = () =>
    rowsOf('Invoices')
      .map(([number]) => number)
      .slice(1);
  const pick = async (status: string) => {
    await page.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('option', { name: status, exact: true }).click();
  };
  await expect.poll(() => numbers().length).toBe(5);
  await pick('Overdue');
  await expect.poll(numbers).toEqual([first]);
  await pick('Unpaid');
  await expect.poll(numbers).toEqual([third, second]);
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await expect.poll(numbers).toEqual([second, third]);
  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(() => saved.mock.lastCall).toBeDefined();
  expect((await (saved.mock.lastCall![0] as Blob).text()).match(/INV[^,]*/g)).toEqual([second, third]);
  await expect.element(toastOf('CSV saved', `2 rows in invoices-of-unpaid-${today()}.csv`)).toBeVisible();
  await receive('2026-11-24', 'Usha', 100);
  await pick('Paid');
  await expect.poll(numbers).toEqual([first]);
  await receive('2026-11-25', 'Usha', 36);
  await pick('Part paid');
  await expect.poll(numbers).toEqual([second]);
  await pick('Cancelled');
  await expect.poll(numbers).toEqual([wrong.number]);
  await pick('Draft');
  await expect.poll(() => rowsOf('Invoices')[1]).toContain('03 Nov 2026');
  await page.getByRole('searchbox').fill('nobody');
  await page.getByRole('button', { name: 'Show all invoices and credit notes' }).click();
  await expect.poll(() => numbers().length).toBe(5);
});
