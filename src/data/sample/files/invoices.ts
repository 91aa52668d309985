import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, isCountable, maybeDate, oneOf, paise, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { csvRupees } from '#domain/csv.ts';
import { GST_TYPES, type Invoice, INVOICE_PREFIX, INVOICE_STATUSES, sumsOf } from '#domain/sample/invoice.ts';
import { someItems } from './items.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Invoice> = {
  columns: {
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
  },
  shape: exactly<Invoice>()(
    v.pipe(
      record({
        id: idWith(INVOICE_PREFIX),
        date: maybeDate,
        customerName: text,
        amount: paise,
        taxAmount: paise,
        totalAmount: paise,
        status: oneOf(INVOICE_STATUSES),
        dueDate: maybeDate,
        gstType: oneOf(GST_TYPES),
        items: someItems,
      }),
      v.forward(
        v.check((made) => isCountable(() => sumsOf(made.items).amount === made.amount), 'the sum of its items'),
        ['amount'],
      ),
      v.forward(
        v.check(({ items: lines, taxAmount }) => sumsOf(lines).taxAmount === taxAmount, 'the tax on its amount'),
        ['taxAmount'],
      ),
      v.forward(
        v.check(
          ({ items: lines, totalAmount }) => sumsOf(lines).totalAmount === totalAmount,
          'amount and tax together',
        ),
        ['totalAmount'],
      ),
    ),
  ),
};
