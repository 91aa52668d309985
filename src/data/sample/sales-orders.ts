import {
  salesOrderFromInput,
  SALES_ORDER_PREFIX,
  type SalesOrder,
  type SalesOrderInput,
} from '#domain/sample/sales-order.ts';
import { distinctNames } from '#domain/name.ts';
import { customerChoices } from './customers.ts';
import { listOf } from '#data/lists/sorting.ts';
import { recentNames } from '#data/lists/choices.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import type { Sum } from '#data/store/totals.ts';
import { sampleStore } from './store.ts';

/** The sort orders of sales orders. */
export const SALES_ORDER_LIST = listOf(sampleStore, 'salesOrders', {
  sorts: { id: '', date: 'date', customer: 'keys.name', amount: 'amount', status: 'status' },
  filter: 'status',
});

/** The count and sum of all sales orders, and of some statuses. */
export function salesOrderTotals(): Promise<Readonly<Record<'all' | 'Completed' | 'Pending', Sum>>> {
  return sampleStore.sums('salesOrders', ['Completed', 'Pending']);
}

/** Suggestions for the customer field: the first matching customers, and the customers of recent orders. */
export async function customerSuggestions(typed: string): Promise<readonly string[]> {
  const { names } = await customerChoices(typed);
  return distinctNames([...names, ...(await recentNames(sampleStore, 'salesOrders', (order) => order.customerName))]);
}

export function createSalesOrder(input: SalesOrderInput): Promise<SalesOrder> {
  return createRecord(sampleStore, 'salesOrders', SALES_ORDER_PREFIX, (id) => ({
    items: [],
    ...salesOrderFromInput(input),
    id,
  }));
}

/** An edit changes the four fields of the form; the items stay. */
export function updateSalesOrder(id: string, input: SalesOrderInput): Promise<void> {
  return changeRecord(sampleStore, 'salesOrders', id, (before) => ({ ...before, ...salesOrderFromInput(input) }));
}

export function deleteSalesOrders(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'salesOrders', ids);
}
