import {
  enteredPurchaseOrder,
  PURCHASE_ORDER_PREFIX,
  type PurchaseOrder,
  type PurchaseOrderEntry,
} from '#domain/purchase-order.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, createRecord, deleteRecord, recentNames } from './records.ts';
import { type Sum, sumsByStatus } from './totals.ts';

/** The sort orders of purchase orders. */
export const PURCHASE_ORDER_LIST = {
  sorts: { id: '', date: 'date', vendor: 'keys.name', amount: 'amount', status: 'status' },
  filter: 'status',
} as const satisfies List;

/** The count and sum of all purchase orders, and of some statuses. */
export function purchaseOrderTotals(): Promise<Readonly<Record<'all' | 'Received' | 'Pending', Sum>>> {
  return sumsByStatus(database(), 'purchaseOrders', ['Received', 'Pending']);
}

/** Suggestions for the vendor field: the vendors of recent orders. */
export function vendorSuggestions(): Promise<readonly string[]> {
  return recentNames('purchaseOrders', (order) => order.vendorName);
}

export function createPurchaseOrder(entry: PurchaseOrderEntry): Promise<PurchaseOrder> {
  return createRecord('purchaseOrders', PURCHASE_ORDER_PREFIX, (id) => ({
    items: [],
    ...enteredPurchaseOrder(entry),
    id,
  }));
}

/** An edit changes the four fields of the form; the items stay. */
export function updatePurchaseOrder(id: string, entry: PurchaseOrderEntry): Promise<void> {
  return changeRecord('purchaseOrders', id, (before) => ({ ...before, ...enteredPurchaseOrder(entry) }));
}

export function deletePurchaseOrder(id: string): Promise<void> {
  return deleteRecord('purchaseOrders', id);
}
