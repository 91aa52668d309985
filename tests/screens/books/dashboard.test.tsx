import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { addItem } from '../../support/document-hands.tsx';
import { aLine, OURS } from '../../support/documents.ts';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { draft, move, pay, receive } from '../../support/posted.ts';

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
});

const due = page.getByRole('region', { name: 'What is due' });
const card = (title: string) => page.getByRole('group', { name: title, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

test('while nothing was entered it shows what to begin with, above what the books opened with', async () => {
  await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(1000_00) });
  await openBooksAt(`/books/${key}`);
  await expect.element(page.getByRole('heading', { level: 2, name: 'First steps' })).toBeVisible();
  await expect.element(card('Receivables')).toHaveTextContent('₹1,000');
  await expect.element(page.getByRole('figure', { name: 'Sales of twelve months' })).not.toBeInTheDocument();
});

test('shows what there is, what the month cost, and what is owed, and follows what is entered', async () => {
  await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(1000_00) });
  await createParty({ ...blankParty('Supplier'), name: 'Mill', balance: asPaise(300_00), side: 'Cr' });
  await receive('2026-10-31', 'Sales', 5000);
  await receive('2026-11-01', 'Sales', 200);
  await pay('2026-11-20', 'Rent', 60);
  await move('2026-11-21', 'Cash', 'Bank', 500);
  await openBooksAt(`/books/${key}`);
  await expect.element(card('Cash and Bank')).toHaveTextContent('₹5,140');
  await expect.element(card('Expenses this month')).toHaveTextContent('₹60');
  await expect.element(card('Receivables')).toHaveTextContent('₹1,000');
  await expect.element(card('Payables')).toHaveTextContent('₹300');
  await pay('2026-11-22', 'Mill', 100);
  await expect.element(card('Payables')).toHaveTextContent('₹200');
  await expect.element(card('Cash and Bank')).toHaveTextContent('₹5,040');
});

test.each([
  ['Cash and Bank', 'Cash Flow', '?from=2026-04-01&to=2026-11-25'],
  ['Expenses this month', 'Profit & Loss', '?from=2026-11-01&to=2026-11-30'],
  ['Receivables', 'Receivables', '?on=2026-11-25'],
  ['Payables', 'Payables', '?on=2026-11-25'],
  ['Sales this month', 'Sales Register', '?from=2026-11-01&to=2026-11-30'],
])('the card %s opens %s', async (name, report, search) => {
  await pay('2026-11-20', 'Rent', 60);
  const router = await openBooksAt(`/books/${key}`);
  // The link of a card is as large as the card.
  await card(name).click({ position: { x: 8, y: 8 } });
  await expect.element(title(report)).toBeVisible();
  expect(router.state.location.searchStr).toBe(search);
});

test('shows what was sold this month without its tax, what of GST is to be paid, and what is overdue', async () => {
  await emptyShelf();
  key = await startBooks(aBooksBusiness({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' }));
  await openBooks(key);
  const usha = await createParty({ ...blankParty('Customer'), name: 'Usha', state: '27' });
  const lines = [aLine(1, 100, 18, { item: lineItem(await addItem('Soap', 100, 18)) })];
  const sold = withParty(blankInvoice('2026-11-02', OURS), documentParty(usha), null);
  await createVoucher({ ...sold, lines, dueDate: '2026-11-20' }, 'Issued');
  await createVoucher({ ...sold, lines, dueDate: '2026-11-25' }, 'Issued');
  await openBooksAt(`/books/${key}`);
  await expect.element(card('Sales this month')).toHaveTextContent('₹200');
  await expect.element(card('GST to pay')).toHaveTextContent('₹36');
  await expect
    .element(card('GST to pay').getByRole('link'))
    .toHaveAttribute('href', `/books/${key}/reports/gst-summary?from=2026-04-01&to=2026-11-25`);
  await expect.element(card('Receivables')).toHaveTextContent('₹236');
  const months = page.getByRole('figure', { name: 'Sales of twelve months' }).getByRole('row');
  await expect.element(months.last()).toHaveTextContent('Nov₹200');
  await expect.element(months.nth(1)).toHaveTextContent('Dec₹0');
  const overdue = page.getByRole('list', { name: 'Overdue invoices' }).getByRole('listitem');
  await expect.element(overdue).toHaveTextContent('UshaINV/26-27/0001 · due 20 Nov 2026₹118');
  await receive('2026-11-24', 'Usha', 118);
  await expect.element(page.getByText('Nothing is overdue.')).toBeVisible();
});

test('the five vouchers that were entered last stand there, and open', async () => {
  for (const rupees of [1, 2, 3, 4]) await pay('2026-11-20', 'Rent', rupees);
  await draft('Receipt', '2026-11-01', { amount: asPaise(7_00) });
  await receive('2026-04-01', 'Sales', 5);
  await openBooksAt(`/books/${key}`);
  const recent = page.getByRole('list', { name: 'Recent vouchers' }).getByRole('listitem');
  await expect.poll(() => recent.elements().length).toBe(5);
  await expect.element(recent.first()).toHaveTextContent('SalesReceipt RCT/26-27/0001 · 01 Apr 2026₹5');
  await expect.element(recent.nth(1)).toHaveTextContent('Draft');
  await recent.nth(2).getByRole('link').click();
  await expect.element(title('Payment PMT/26-27/0004')).toBeVisible();
});

test.each(['New Invoice', 'New Receipt', 'New Payment', 'New Journal'])('%s begins one from here', async (name) => {
  await pay('2026-11-20', 'Rent', 60);
  await openBooksAt(`/books/${key}`);
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(title(name)).toBeVisible();
});

test('who charges no GST has no returns that are due', async () => {
  await pay('2026-11-20', 'Rent', 60);
  await openBooksAt(`/books/${key}`);
  await expect.element(due).toHaveTextContent('Nothing is due.');
});

test('says which returns are due, and leads to them', async () => {
  await emptyShelf();
  key = await startBooks(
    aBooksBusiness({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-10-01' }),
  );
  await openBooks(key);
  await pay('2026-11-20', 'Rent', 60);
  const router = await openBooksAt(`/books/${key}`);
  await expect.element(due).toHaveTextContent('GSTR-1 of October 2026was due 11 Nov 2026');
  await due.getByRole('link', { name: 'GSTR-3B of October 2026' }).click();
  await expect.element(title('GST')).toBeVisible();
  expect(router.state.location.searchStr).toBe('?tab=gstr-3b&month=2026-10');
});
