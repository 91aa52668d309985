import type { IsoDate } from '#domain/calendar.ts';
import {
  figuresOf,
  filledItems,
  INVOICE_PREFIX,
  INVOICE_STATUSES,
  type Invoice,
  type InvoiceInput,
  type InvoiceFigures,
  type InvoiceStatus,
} from '#domain/sample/invoice.ts';
import { listOf } from '#data/lists/sorting.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Sum } from '#data/store/totals.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { sampleStore } from './store.ts';

/** The sort orders of invoices. Amount and tax use the order of the total, as they grow with it. */
export const INVOICE_LIST = listOf(sampleStore, 'invoices', {
  sorts: {
    id: '',
    date: 'date',
    customer: 'keys.name',
    total: 'totalAmount',
    status: 'status',
    dueDate: 'dueDate',
  },
  filter: 'status',
});

/** The count and sum of all invoices, and by status. */
export function invoiceTotals(): Promise<Readonly<Record<InvoiceStatus | 'all', Sum>>> {
  return sampleStore.sums('invoices', INVOICE_STATUSES);
}

/** The latest invoices, by number. */
export async function newestInvoices(limit: number): Promise<readonly Invoice[]> {
  const view = { sort: 'id', direction: 'down', filter: '', find: '' } as const;
  return (await windowOf<Invoice>(sampleStore.records('invoices'), INVOICE_LIST, view, { at: 'first' }, limit)).rows;
}

/** The unpaid invoices that are due on a day, the first ones by number. */
export async function invoicesDueOn(day: IsoDate, limit: number): Promise<InvoicesAndCount> {
  const due = () =>
    sampleStore
      .records('invoices')
      .where('[status+dueDate+keys.serial]')
      .between(['Pending', day], ['Pending', day, []]);
  return { invoices: await due().limit(limit).toArray(), count: await due().count() };
}

/**
 * The invoices that have been overdue for longest, and the number of all overdue ones. An invoice without a due date
 * comes last.
 */
export async function longestOverdue(limit: number): Promise<InvoicesAndCount> {
  const overdue = sampleStore.records('invoices').where('[status+dueDate+keys.serial]');
  const dated = await overdue.between(['Overdue', '0'], ['Overdue', []]).limit(limit).toArray();
  const undated = await overdue
    .between(['Overdue', ''], ['Overdue', '', []])
    .limit(limit - dated.length)
    .toArray();
  return { invoices: [...dated, ...undated], count: (await invoiceTotals()).Overdue.count };
}

/** The first few of some invoices, and the number of all of them. */
type InvoicesAndCount = Readonly<{ invoices: readonly Invoice[]; count: number }>;

/** A new invoice is Pending, whatever its date (specification §4). Refused without items. */
export function createInvoice(input: InvoiceInput): Promise<Invoice> {
  return createRecord(
    sampleStore,
    'invoices',
    INVOICE_PREFIX,
    (id): Invoice => ({
      ...invoiceFromInput(input),
      id,
      status: 'Pending',
    }),
  );
}

/** An edit keeps the status. Refused without items. */
export function updateInvoice(id: string, input: InvoiceInput): Promise<void> {
  return changeRecord(sampleStore, 'invoices', id, (before) => ({ ...before, ...invoiceFromInput(input) }));
}

/** Any status can change to any other. */
export function changeInvoiceStatus(id: string, status: InvoiceStatus): Promise<void> {
  return changeRecord(sampleStore, 'invoices', id, (before) => ({ ...before, status }));
}

export function deleteInvoices(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'invoices', ids);
}

/** Returns the fields of an invoice from the form's input, without its empty items. Refused without items, as in the form and in an import. */
function invoiceFromInput(input: InvoiceInput): InvoiceInput & InvoiceFigures {
  if (input.items.length === 0)
    throw new Refusal('Not saved', 'An invoice has at least one item. Add one, then save again.');
  return { ...input, ...figuresOf({ ...input, items: filledItems(input.items) }) };
}
