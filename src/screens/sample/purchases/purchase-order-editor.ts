import { today } from '#data/clock.ts';
import { createPurchaseOrder, deletePurchaseOrders, updatePurchaseOrder } from '#data/sample/purchase-orders.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import {
  blankPurchaseOrder,
  requiredForPurchaseOrder,
  type PurchaseOrder,
  type PurchaseOrderInput,
  purchaseOrderInput,
} from '#domain/sample/purchase-order.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForPurchaseOrder)[number];

/** How the editor creates, edits and deletes a purchase order. */
export const PURCHASE_ORDER_EDITOR: RecordKind<PurchaseOrder, PurchaseOrderInput, Required> = {
  blank: () => blankPurchaseOrder(today()),
  missing: (input) => missingIn(input, requiredForPurchaseOrder),
  create: createPurchaseOrder,
  created: successMessage('Purchase order', 'created'),
  existing: {
    draftOf: purchaseOrderInput,
    update: (order, input) => updatePurchaseOrder(order.id, input),
    updated: successMessage('Purchase order', 'updated'),
    remove: (order) => deletePurchaseOrders([order.id]),
    deleted: successMessage('Purchase order', 'deleted'),
  },
};

/** The bulk actions on selected purchase orders. */
export const PURCHASE_ORDER_BULK_ACTIONS: BulkActions<PurchaseOrder> = {
  nouns: ['purchase order', 'purchase orders'],
  displayName: ({ id }) => id,
  sum: (orders) => formatRupees(sumOf(orders.map(({ amount }) => amount))),
  remove: deletePurchaseOrders,
  fileName: () => `selected-purchase-orders-${today()}`,
};

export type PurchaseOrderEditor = RecordEditor<PurchaseOrder, PurchaseOrderInput, Required>;
