import { changeInvoiceStatus, createInvoice, deleteInvoices, updateInvoice } from '#data/sample/invoices.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { blankInvoice, type InvoiceInput } from '#domain/sample/invoice.ts';
import { moment } from './watch.ts';

/** Milliseconds from clicking the link to a screen until its records are rendered and laid out. */
export async function open(path: '/' | '/invoices' | '/sales' | '/purchases' | '/inventory'): Promise<number> {
  const started = performance.now();
  document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
  const isThere = () =>
    path === '/'
      ? isTitled('Dashboard') && height(newestInvoice()) > 0
      : !isTitled('Dashboard') && height(topRow()) > 0;
  return (await moment(isThere)) - started;
}

/** Adds, changes and deletes an invoice at the top of the list: milliseconds until each change is visible there. */
export async function change(): Promise<Record<'add' | 'edit' | 'status' | 'delete', number>> {
  const before = textOf(0);
  const add = await timed(
    () => createInvoice(ENTRY),
    () => textOf(0) !== before,
  );
  const id = textOf(0);
  const edit = await timed(
    () => updateInvoice(id, { ...ENTRY, customerName: 'Zaveri Pearls, Surat' }),
    () => textOf(2) === 'Zaveri Pearls, Surat',
  );
  const status = await timed(
    () => changeInvoiceStatus(id, 'Paid'),
    () => textOf(6) === 'Paid',
  );
  const remove = await timed(
    () => deleteInvoices([id]),
    () => textOf(0) === before,
  );
  return { add, edit, status, delete: remove };
}

async function timed(act: () => Promise<unknown>, isSeen: () => boolean): Promise<number> {
  const started = performance.now();
  const [seen] = await Promise.all([moment(isSeen), act()]);
  return seen - started;
}

function topRow(): Element | null {
  return document.querySelector('main tbody tr');
}

/** A line of the dashboard's invoices. Chart axes and placeholders, which are lists too, contain no `p`. */
function newestInvoice(): Element | null {
  return document.querySelector('main ul li:not([aria-hidden]) p');
}

function textOf(column: number): string {
  return topRow()?.children[column]?.textContent ?? '';
}

function isTitled(title: string): boolean {
  return document.querySelector('main h1')?.textContent === title;
}

/** Reading the height forces a layout, which is part of showing the element. */
function height(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0;
}

const ENTRY: InvoiceInput = {
  ...blankInvoice('2025-03-01'),
  customerName: 'Acharya Traders, Pune',
  gstType: 'IGST',
  dueDate: '2025-03-31',
  items: [{ name: 'Visitor chair', quantity: asQuantity(4), rate: asPaise(2_850_00) }],
};

/** Goes to a screen of the open books by its link, and waits for its title. */
export async function openBooksScreen(path: string): Promise<void> {
  linkTo(path)?.click();
  await moment(
    () => linkTo(path)?.getAttribute('aria-current') === 'page' && document.querySelector('main h1') !== null,
  );
}

/** Milliseconds from clicking the link to a screen of the open books until a table of it has rows that are laid out. */
export async function openTable(path: string, name: string): Promise<number> {
  const started = performance.now();
  linkTo(path)?.click();
  const isThere = () => isTitled(path === 'accounting' ? 'Accounting' : name) && height(topRow()) > 0;
  return (await moment(isThere)) - started;
}

function linkTo(path: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`nav a[href$="/${path}"]`);
}
