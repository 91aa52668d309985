import type { CsvForm } from '#data/csv.ts';
import { csvRupees } from '#domain/csv.ts';
import type { Invoice } from '#domain/invoice.ts';

/** An invoice in a CSV file. */
export const INVOICE_CSV: CsvForm<Invoice> = {
  head: ['Invoice #', 'Date', 'Customer', 'Amount', 'Tax', 'Total', 'Status', 'Due Date', 'GST Type'],
  cells: (invoice) => [
    invoice.id,
    invoice.date,
    invoice.customerName,
    csvRupees(invoice.amount),
    csvRupees(invoice.taxAmount),
    csvRupees(invoice.totalAmount),
    invoice.status,
    invoice.dueDate,
    invoice.gstType,
  ],
};
