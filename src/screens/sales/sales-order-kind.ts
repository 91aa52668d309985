import { today } from '#data/clock.ts';
import { deleteRecords } from '#data/records.ts';
import { createSalesOrder, deleteSalesOrder, updateSalesOrder } from '#data/sales-orders.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { missingIn } from '#domain/required.ts';
import {
  blankSalesOrder,
  requiredForSalesOrder,
  type SalesOrder,
  type SalesOrderEntry,
  salesOrderEntry,
} from '#domain/sales-order.ts';
import type { Several } from '#ui/records/selected.tsx';
import { type RecordEditor, type RecordKind, usually } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForSalesOrder)[number];

/** How a sales order is begun, filled in, kept and let go. */
export const SALES_ORDER_KIND: RecordKind<SalesOrder, SalesOrderEntry, Required> = {
  blank: () => blankSalesOrder(today()),
  missing: (entry) => missingIn(entry, requiredForSalesOrder),
  create: createSalesOrder,
  created: usually('Sales order', 'created'),
  existing: {
    draftOf: salesOrderEntry,
    update: (order, entry) => updateSalesOrder(order.id, entry),
    updated: usually('Sales order', 'updated'),
    remove: (order) => deleteSalesOrder(order.id),
    deleted: usually('Sales order', 'deleted'),
  },
};

/** What can be done with several. */
export const SEVERAL_SALES_ORDERS: Several<SalesOrder> = {
  nouns: ['sales order', 'sales orders'],
  called: ({ id }) => id,
  sum: (orders) => formatRupees(sumOf(orders.map(({ amount }) => amount))),
  remove: (ids) => deleteRecords('salesOrders', ids),
  fileName: () => `selected-sales-orders-${today()}.csv`,
};

export type SalesOrderEditor = RecordEditor<SalesOrder, SalesOrderEntry, Required>;
