import { listOf } from '#data/lists/sorting.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';
import { byOrderStatus } from './order-status-filter.ts';

const SORTS = { date: 'date', amount: 'keys.rank', name: 'keys.name' } as const;

/** Quotations; by day, total and customer. The filter of each list is how its orders stand today. */
export const QUOTATION_LIST = ofList('Quotations', 'Quotation');
/** Sales orders, in the same orders. */
export const SALES_ORDER_LIST = ofList('Sales Orders', 'Sales Order');
/** Delivery challans, and goods that came back; by day, value and where they went. */
export const CHALLAN_LIST = ofList('Delivery Challans', 'Delivery Challan');
/** Purchase orders; by day, total and supplier. */
export const PURCHASE_ORDER_LIST = ofList('Purchase Orders', 'Purchase Order');

function ofList(only: string, kind: 'Quotation' | 'Sales Order' | 'Delivery Challan' | 'Purchase Order') {
  return listOf(booksStore, 'vouchers', {
    sorts: SORTS,
    filter: 'keys.list',
    only,
    filtered: byOrderStatus(kind),
    see: () => seeKind(kind),
  });
}
