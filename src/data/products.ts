import type { IsoDate } from '#domain/calendar.ts';
import { enteredProduct, PRODUCT_PREFIX, type Product, type ProductEntry, reorderItem } from '#domain/product.ts';
import { PURCHASE_ORDER_PREFIX, type PurchaseOrder } from '#domain/purchase-order.ts';
import { act } from './act.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, choicesByName, createRecord, deleteRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { type Sum, sumsByStatus } from './totals.ts';
import { windowOf } from './window.ts';

/** The sort orders of products. `level` puts low stock first. */
export const PRODUCT_LIST = {
  sorts: { level: 'keys.rank', id: '', name: 'keys.name', stock: 'currentStock', price: 'price' },
  filter: 'keys.level',
} as const satisfies List;

/** The number of products and their stock value, for all and for those at low stock. */
export function productTotals(): Promise<Readonly<Record<'all' | 'Low Stock', Sum>>> {
  return sumsByStatus(database(), 'products', ['Low Stock']);
}

export function product(id: string): Promise<Product | undefined> {
  return database().records('products').get(id);
}

/** The products at Low Stock, lowest stock first. */
export async function lowStock(limit: number): Promise<readonly Product[]> {
  const view = { sort: 'stock', direction: 'up', filter: 'Low Stock', find: '' } as const;
  return (await windowOf<Product>(database().records('products'), PRODUCT_LIST, view, { at: 'first' }, limit)).rows;
}

export function createProduct(entry: ProductEntry): Promise<Product> {
  return createRecord('products', PRODUCT_PREFIX, (id) => ({ ...enteredProduct(entry), id }));
}

export function updateProduct(id: string, entry: ProductEntry): Promise<void> {
  return changeRecord('products', id, () => ({ ...enteredProduct(entry), id }));
}

/** The number of movements that would be deleted with these products. */
export function countMovementsOf(...productIds: readonly string[]): Promise<number> {
  return database().records('stockMovements').where('productId').anyOf(productIds).count();
}

/** Deletes the product and all movements that it has now. */
export function deleteProduct(id: string): Promise<void> {
  return deleteRecord('products', id);
}

/**
 * Creates a Pending purchase order that refills a product to its max stock, from its supplier and at its price. Refused
 * if the stock is full already, as when no max stock is set.
 */
export function reorderProduct(id: string, today: IsoDate): Promise<PurchaseOrder> {
  return act(['products', 'purchaseOrders'], async (hand) => {
    const lacking = await hand.find('products', id);
    const item = reorderItem(lacking);
    if (item.quantity === 0)
      throw new Refusal('Nothing to order', `The max stock of ${id} is not above its stock. Set it, then reorder.`);
    const order: PurchaseOrder = {
      id: await hand.nextId('purchaseOrders', PURCHASE_ORDER_PREFIX),
      date: today,
      vendorName: lacking.supplier,
      amount: item.amount,
      status: 'Pending',
      items: [item],
    };
    await hand.insert('purchaseOrders', order);
    return order;
  });
}

/** Products to choose from, by name: the first ones that match, and whether there are more. */
export async function productChoices(find: string): Promise<{ products: readonly Product[]; hasMore: boolean }> {
  const { rows, hasMore } = await choicesByName('products', find);
  return { products: rows, hasMore };
}
