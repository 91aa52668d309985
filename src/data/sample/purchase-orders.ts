import {
  purchaseOrderFromInput,
  PURCHASE_ORDER_PREFIX,
  type PurchaseOrder,
  type PurchaseOrderInput,
} from '#domain/sample/purchase-order.ts';
import { listOf } from '#data/lists/sorting.ts';
import { recentNames } from '#data/lists/choices.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import type { Sum } from '#data/store/totals.ts';
import { sampleStore } from './store.ts';

/** The sort orders of purchase orders. */
export const PURCHASE_ORDER_LIST = listOf(sampleStore, 'purchaseOrders', {
  sorts: { id: '', date: 'date', vendor: 'keys.name', amount: 'amount', status: 'status' },
  filter: 'status',
});

/** The count and sum of all purchase orders, and of some statuses. */
export function purchaseOrderTotals(): Promise<Readonly<Record<'all' | 'Received' | 'Pending', Sum>>> {
  return sampleStore.sums('purchaseOrders', ['Received', 'Pending']);
}

/** Suggestions for the vendor field: the vendors of recent orders. */
export function vendorSuggestions(): Promise<readonly string[]> {
  return recentNames(sampleStore, 'purchaseOrders', (order) => order.vendorName);
}

export function createPurchaseOrder(input: PurchaseOrderInput): Promise<PurchaseOrder> {
  return createRecord(sampleStore, 'purchaseOrders', PURCHASE_ORDER_PREFIX, (id) => ({
    items: [],
    ...purchaseOrderFromInput(input),
    id,
  }));
}

/** An edit changes the four fields of the form; the items stay. */
export function updatePurchaseOrder(id: string, input: PurchaseOrderInput): Promise<void> {
  return changeRecord(sampleStore, 'purchaseOrders', id, (before) => ({ ...before, ...purchaseOrderFromInput(input) }));
}

export function deletePurchaseOrders(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'purchaseOrders', ids);
}
