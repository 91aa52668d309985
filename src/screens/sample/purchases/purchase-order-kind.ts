import { today } from '#data/clock.ts';
import { createPurchaseOrder, deletePurchaseOrders, updatePurchaseOrder } from '#data/sample/purchase-orders.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import {
  blankPurchaseOrder,
  requiredForPurchaseOrder,
  type PurchaseOrder,
  type PurchaseOrderEntry,
  purchaseOrderEntry,
} from '#domain/sample/purchase-order.ts';
import { missingIn } from '#domain/required.ts';
import type { Several } from '#ui/records/selected.tsx';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForPurchaseOrder)[number];

/** How the editor creates, edits and deletes a purchase order. */
export const PURCHASE_ORDER_KIND: RecordKind<PurchaseOrder, PurchaseOrderEntry, Required> = {
  blank: () => blankPurchaseOrder(today()),
  missing: (entry) => missingIn(entry, requiredForPurchaseOrder),
  create: createPurchaseOrder,
  created: successMessage('Purchase order', 'created'),
  existing: {
    draftOf: purchaseOrderEntry,
    update: (order, entry) => updatePurchaseOrder(order.id, entry),
    updated: successMessage('Purchase order', 'updated'),
    remove: (order) => deletePurchaseOrders([order.id]),
    deleted: successMessage('Purchase order', 'deleted'),
  },
};

/** The actions for several selected purchase orders. */
export const SEVERAL_PURCHASE_ORDERS: Several<PurchaseOrder> = {
  nouns: ['purchase order', 'purchase orders'],
  displayName: ({ id }) => id,
  sum: (orders) => formatRupees(sumOf(orders.map(({ amount }) => amount))),
  remove: deletePurchaseOrders,
  fileName: () => `selected-purchase-orders-${today()}`,
};

export type PurchaseOrderEditor = RecordEditor<PurchaseOrder, PurchaseOrderEntry, Required>;
