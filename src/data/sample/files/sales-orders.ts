import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, maybeDate, oneOf, paise, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { csvRupees } from '#domain/csv.ts';
import { SALES_ORDER_PREFIX, SALES_ORDER_STATUSES, type SalesOrder } from '#domain/sample/sales-order.ts';
import { items } from './items.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<SalesOrder> = {
  columns: {
    head: ['Order #', 'Date', 'Customer', 'Amount', 'Status'],
    cells: (order) => [order.id, order.date, order.customerName, csvRupees(order.amount), order.status],
  },
  shape: exactly<SalesOrder>()(
    record({
      id: idWith(SALES_ORDER_PREFIX),
      date: maybeDate,
      customerName: text,
      amount: paise,
      status: oneOf(SALES_ORDER_STATUSES),
      items,
    }),
  ),
};
