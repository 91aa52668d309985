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

/** The orders that purchase orders can stand in. */
export const PURCHASE_ORDER_LIST = {
  sorts: { id: '', date: 'date', vendor: 'keys.name', amount: 'amount', status: 'status' },
  filter: 'status',
} as const satisfies List;

/** Count and sum of all purchase orders, and of those in some statuses. */
export function purchaseOrderTotals(): Promise<Readonly<Record<'all' | 'Received' | 'Pending', Sum>>> {
  return sumsByStatus(database(), 'purchaseOrders', ['Received', 'Pending']);
}

/** Whom one may mean while typing: whoever was ordered from lately. */
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

/** An edit patches the four fields of the form; what was ordered stays. */
export function updatePurchaseOrder(id: string, entry: PurchaseOrderEntry): Promise<void> {
  return changeRecord('purchaseOrders', id, (before) => ({ ...before, ...enteredPurchaseOrder(entry) }));
}

export function deletePurchaseOrder(id: string): Promise<void> {
  return deleteRecord('purchaseOrders', id);
}
