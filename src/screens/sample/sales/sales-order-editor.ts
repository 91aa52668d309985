import { today } from '#data/clock.ts';
import { createSalesOrder, deleteSalesOrders, updateSalesOrder } from '#data/sample/sales-orders.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import {
  blankSalesOrder,
  requiredForSalesOrder,
  type SalesOrder,
  type SalesOrderInput,
  salesOrderInput,
} from '#domain/sample/sales-order.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForSalesOrder)[number];

/** How the editor creates, edits and deletes a sales order. */
export const SALES_ORDER_EDITOR: RecordKind<SalesOrder, SalesOrderInput, Required> = {
  blank: () => blankSalesOrder(today()),
  missing: (input) => missingIn(input, requiredForSalesOrder),
  create: createSalesOrder,
  created: successMessage('Sales order', 'created'),
  existing: {
    draftOf: salesOrderInput,
    update: (order, input) => updateSalesOrder(order.id, input),
    updated: successMessage('Sales order', 'updated'),
    remove: (order) => deleteSalesOrders([order.id]),
    deleted: successMessage('Sales order', 'deleted'),
  },
};

/** The bulk actions on selected sales orders. */
export const SALES_ORDER_BULK_ACTIONS: BulkActions<SalesOrder> = {
  nouns: ['sales order', 'sales orders'],
  displayName: ({ id }) => id,
  sum: (orders) => formatRupees(sumOf(orders.map(({ amount }) => amount))),
  remove: deleteSalesOrders,
  fileName: () => `selected-sales-orders-${today()}`,
};

export type SalesOrderEditor = RecordEditor<SalesOrder, SalesOrderInput, Required>;
