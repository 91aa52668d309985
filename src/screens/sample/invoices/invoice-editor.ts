import { today } from '#data/clock.ts';
import { createInvoice, deleteInvoices, updateInvoice } from '#data/sample/invoices.ts';
import { formatRupees } from '#domain/format.ts';
import {
  blankInvoice,
  invoiceInput,
  type Invoice,
  type InvoiceInput,
  missingInInvoice,
} from '#domain/sample/invoice.ts';
import { sumOf } from '#domain/money.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = ReturnType<typeof missingInInvoice>[number];

/** How the editor creates, edits and deletes an invoice. */
export const INVOICE_EDITOR: RecordKind<Invoice, InvoiceInput, Required> = {
  blank: () => blankInvoice(today()),
  missing: missingInInvoice,
  create: createInvoice,
  created: successMessage('Invoice', 'created'),
  existing: {
    draftOf: invoiceInput,
    update: (invoice, input) => updateInvoice(invoice.id, input),
    updated: successMessage('Invoice', 'updated'),
    remove: (invoice) => deleteInvoices([invoice.id]),
    deleted: successMessage('Invoice', 'deleted'),
  },
};

/** The bulk actions on selected invoices. */
export const INVOICE_BULK_ACTIONS: BulkActions<Invoice> = {
  nouns: ['invoice', 'invoices'],
  displayName: ({ id }) => id,
  sum: (invoices) => formatRupees(sumOf(invoices.map(({ totalAmount }) => totalAmount))),
  remove: deleteInvoices,
  fileName: () => `selected-invoices-${today()}`,
};

export type InvoiceEditor = RecordEditor<Invoice, InvoiceInput, Required>;
