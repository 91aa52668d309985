import { today } from '#data/clock.ts';
import { createPurchaseOrder, deletePurchaseOrder, updatePurchaseOrder } from '#data/purchase-orders.ts';
import { deleteRecords } from '#data/records.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import {
  blankPurchaseOrder,
  requiredForPurchaseOrder,
  type PurchaseOrder,
  type PurchaseOrderEntry,
  purchaseOrderEntry,
} from '#domain/purchase-order.ts';
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
    remove: (order) => deletePurchaseOrder(order.id),
    deleted: successMessage('Purchase order', 'deleted'),
  },
};

/** The actions for several selected purchase orders. */
export const SEVERAL_PURCHASE_ORDERS: Several<PurchaseOrder> = {
  nouns: ['purchase order', 'purchase orders'],
  displayName: ({ id }) => id,
  sum: (orders) => formatRupees(sumOf(orders.map(({ amount }) => amount))),
  remove: (ids) => deleteRecords('purchaseOrders', ids),
  fileName: () => `selected-purchase-orders-${today()}.csv`,
};

export type PurchaseOrderEditor = RecordEditor<PurchaseOrder, PurchaseOrderEntry, Required>;
