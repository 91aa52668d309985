import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, maybeDate, oneOf, paise, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { csvRupees } from '#domain/csv.ts';
import { PURCHASE_ORDER_PREFIX, PURCHASE_ORDER_STATUSES, type PurchaseOrder } from '#domain/sample/purchase-order.ts';
import { items } from './items.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<PurchaseOrder> = {
  columns: {
    head: ['Order #', 'Date', 'Vendor', 'Amount', 'Status'],
    cells: (order) => [order.id, order.date, order.vendorName, csvRupees(order.amount), order.status],
  },
  shape: exactly<PurchaseOrder>()(
    record({
      id: idWith(PURCHASE_ORDER_PREFIX),
      date: maybeDate,
      vendorName: text,
      amount: paise,
      status: oneOf(PURCHASE_ORDER_STATUSES),
      items,
    }),
  ),
};
