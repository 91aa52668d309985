import type { IsoDate } from '#domain/calendar.ts';
import {
  figuresOf,
  INVOICE_PREFIX,
  INVOICE_STATUSES,
  type Invoice,
  type InvoiceEntry,
  type InvoiceFigures,
  type InvoiceStatus,
} from '#domain/invoice.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, createRecord, deleteRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { type Sum, sumsByStatus } from './totals.ts';
import { windowOf } from './window.ts';

/** The sort orders of invoices. Amount and tax use the order of the total, as they grow with it. */
export const INVOICE_LIST = {
  sorts: {
    id: '',
    date: 'date',
    customer: 'keys.name',
    total: 'totalAmount',
    status: 'status',
    dueDate: 'dueDate',
  },
  filter: 'status',
} as const satisfies List;

/** The count and sum of all invoices, and by status. */
export function invoiceTotals(): Promise<Readonly<Record<InvoiceStatus | 'all', Sum>>> {
  return sumsByStatus(database(), 'invoices', INVOICE_STATUSES);
}

/** The latest invoices, by number. */
export async function newestInvoices(limit: number): Promise<readonly Invoice[]> {
  const view = { sort: 'id', direction: 'down', filter: '', find: '' } as const;
  return (await windowOf<Invoice>(database().records('invoices'), INVOICE_LIST, view, { at: 'first' }, limit)).rows;
}

/** The unpaid invoices that are due on a day, the first ones by number. */
export async function invoicesDueOn(day: IsoDate, limit: number): Promise<Counted> {
  const due = () =>
    database()
      .records('invoices')
      .where('[status+dueDate+keys.serial]')
      .between(['Pending', day], ['Pending', day, []]);
  return { invoices: await due().limit(limit).toArray(), count: await due().count() };
}

/**
 * The invoices that have been overdue for longest, and the number of all overdue ones. An invoice without a due date
 * comes last.
 */
export async function longestOverdue(limit: number): Promise<Counted> {
  const overdue = database().records('invoices').where('[status+dueDate+keys.serial]');
  const dated = await overdue.between(['Overdue', '0'], ['Overdue', []]).limit(limit).toArray();
  const undated = await overdue
    .between(['Overdue', ''], ['Overdue', '', []])
    .limit(limit - dated.length)
    .toArray();
  return { invoices: [...dated, ...undated], count: (await invoiceTotals()).Overdue.count };
}

/** The first few of some invoices, and the number of all of them. */
type Counted = Readonly<{ invoices: readonly Invoice[]; count: number }>;

/** A new invoice is Pending, whatever its date (specification §4). Refused without items. */
export function createInvoice(entry: InvoiceEntry): Promise<Invoice> {
  return createRecord('invoices', INVOICE_PREFIX, (id) => ({ ...entered(entry), id, status: 'Pending' }));
}

/** An edit keeps the status. Refused without items. */
export function updateInvoice(id: string, entry: InvoiceEntry): Promise<void> {
  return changeRecord('invoices', id, (before) => ({ ...before, ...entered(entry) }));
}

/** Any status can change to any other. */
export function changeInvoiceStatus(id: string, status: InvoiceStatus): Promise<void> {
  return changeRecord('invoices', id, (before) => ({ ...before, status }));
}

export function deleteInvoice(id: string): Promise<void> {
  return deleteRecord('invoices', id);
}

/** The fields of an invoice from its entry. Refused without items, as in the form and in an import. */
function entered(entry: InvoiceEntry): InvoiceEntry & InvoiceFigures {
  if (entry.items.length === 0)
    throw new Refusal('Not saved', 'An invoice has at least one item. Add one, then save again.');
  return { ...entry, ...figuresOf(entry) };
}
