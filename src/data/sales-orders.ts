import { enteredSalesOrder, SALES_ORDER_PREFIX, type SalesOrder, type SalesOrderEntry } from '#domain/sales-order.ts';
import { customerChoices } from './customers.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, createRecord, deleteRecord, recentNames } from './records.ts';
import { type Sum, sumsByStatus } from './totals.ts';

/** The sort orders of sales orders. */
export const SALES_ORDER_LIST = {
  sorts: { id: '', date: 'date', customer: 'keys.name', amount: 'amount', status: 'status' },
  filter: 'status',
} as const satisfies List;

/** The count and sum of all sales orders, and of some statuses. */
export function salesOrderTotals(): Promise<Readonly<Record<'all' | 'Completed' | 'Pending', Sum>>> {
  return sumsByStatus(database(), 'salesOrders', ['Completed', 'Pending']);
}

/** Suggestions for the customer field: the first matching customers, and the customers of recent orders. */
export async function customerSuggestions(typed: string): Promise<readonly string[]> {
  const { names } = await customerChoices(typed);
  return [...new Set([...names, ...(await recentNames('salesOrders', (order) => order.customerName))])];
}

export function createSalesOrder(entry: SalesOrderEntry): Promise<SalesOrder> {
  return createRecord('salesOrders', SALES_ORDER_PREFIX, (id) => ({ items: [], ...enteredSalesOrder(entry), id }));
}

/** An edit changes the four fields of the form; the items stay. */
export function updateSalesOrder(id: string, entry: SalesOrderEntry): Promise<void> {
  return changeRecord('salesOrders', id, (before) => ({ ...before, ...enteredSalesOrder(entry) }));
}

export function deleteSalesOrder(id: string): Promise<void> {
  return deleteRecord('salesOrders', id);
}
