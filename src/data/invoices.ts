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

/** The orders that invoices can stand in; amount and tax grow with the total. */
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

/** Count and sum of all invoices, and of those in each status. */
export function invoiceTotals(): Promise<Readonly<Record<InvoiceStatus | 'all', Sum>>> {
  return sumsByStatus(database(), 'invoices', INVOICE_STATUSES);
}

/** The last few by number. */
export async function newestInvoices(limit: number): Promise<readonly Invoice[]> {
  const view = { sort: 'id', direction: 'down', filter: '', find: '' } as const;
  return (await windowOf<Invoice>(database().records('invoices'), INVOICE_LIST, view, { at: 'first' }, limit)).rows;
}

/** What is to be paid on a day and is not, the first few by number. */
export async function invoicesDueOn(day: IsoDate, limit: number): Promise<Counted> {
  const due = () =>
    database()
      .records('invoices')
      .where('[status+dueDate+keys.serial]')
      .between(['Pending', day], ['Pending', day, []]);
  return { invoices: await due().limit(limit).toArray(), count: await due().count() };
}

/**
 * The overdue ones that have waited longest, and how many there are in all. One without a due date waits since no day, and
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

/** The first of some invoices, and how many there are in all. */
type Counted = Readonly<{ invoices: readonly Invoice[]; count: number }>;

/** A new invoice is Pending, whatever day it bears (specification §4). Refuses one without items. */
export function createInvoice(entry: InvoiceEntry): Promise<Invoice> {
  return createRecord('invoices', INVOICE_PREFIX, (id) => ({ ...entered(entry), id, status: 'Pending' }));
}

/** An edit keeps the status. Refuses to leave an invoice without items. */
export function updateInvoice(id: string, entry: InvoiceEntry): Promise<void> {
  return changeRecord('invoices', id, (before) => ({ ...before, ...entered(entry) }));
}

/** Any status may follow any other. */
export function changeInvoiceStatus(id: string, status: InvoiceStatus): Promise<void> {
  return changeRecord('invoices', id, (before) => ({ ...before, status }));
}

export function deleteInvoice(id: string): Promise<void> {
  return deleteRecord('invoices', id);
}

/** What an entry says of an invoice. A form keeps one row, and an import takes none without: nor does this. */
function entered(entry: InvoiceEntry): InvoiceEntry & InvoiceFigures {
  if (entry.items.length === 0)
    throw new Refusal('Not saved', 'An invoice has at least one item. Add one, then save again.');
  return { ...entry, ...figuresOf(entry) };
}
