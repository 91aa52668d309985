import type { IsoDate } from '#domain/calendar.ts';
import { hasSku, PRODUCT_PREFIX, type Product } from '#domain/sample/product.ts';
import { productFromInput, type ProductInput } from '#domain/sample/product-input.ts';
import { reorderItem } from '#domain/sample/reorder.ts';
import { PURCHASE_ORDER_PREFIX, type PurchaseOrder } from '#domain/sample/purchase-order.ts';
import { actOn } from '#data/store/act.ts';
import { listOf } from '#data/lists/sorting.ts';
import { choicesByName } from '#data/lists/choices.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import { wordsOfCode } from '#data/lists/find-by-code.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Sum } from '#data/store/totals.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { sampleStore } from './store.ts';

/** The sort orders of products. `level` puts low stock first. */
export const PRODUCT_LIST = listOf(sampleStore, 'products', {
  sorts: { level: 'keys.rank', id: '', name: 'keys.name', stock: 'currentStock', price: 'price' },
  filter: 'keys.level',
});

/** The number of products and their stock value, for all and for those at low stock. */
export function productTotals(): Promise<Readonly<Record<'all' | 'Low Stock', Sum>>> {
  return sampleStore.sums('products', ['Low Stock']);
}

export function product(id: string): Promise<Product | undefined> {
  return sampleStore.records('products').get(id);
}

/** The products at Low Stock, lowest stock first. */
export async function lowStock(limit: number): Promise<readonly Product[]> {
  const view = { sort: 'stock', direction: 'up', filter: 'Low Stock', find: '' } as const;
  return (await windowOf<Product>(sampleStore.records('products'), PRODUCT_LIST, view, { at: 'first' }, limit)).rows;
}

export function createProduct(input: ProductInput): Promise<Product> {
  return createRecord(sampleStore, 'products', PRODUCT_PREFIX, (id) => ({ ...productFromInput(input), id }));
}

export function updateProduct(id: string, input: ProductInput): Promise<void> {
  return changeRecord(sampleStore, 'products', id, () => ({ ...productFromInput(input), id }));
}

/** The number of movements that would be deleted with these products. */
export function countMovementsOf(...productIds: readonly string[]): Promise<number> {
  return sampleStore.records('stockMovements').where('productId').anyOf(productIds).count();
}

/** Deletes the product and all movements that it has now. */
export function deleteProducts(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'products', ids);
}

/**
 * Creates a Pending purchase order that refills a product to its max stock, from its supplier and at its price. Refused
 * if the stock is full already, as when no max stock is set.
 */
export function reorderProduct(id: string, today: IsoDate): Promise<PurchaseOrder> {
  return actOn(sampleStore, ['products', 'purchaseOrders'], async (transaction) => {
    const lacking = await transaction.find('products', id);
    const item = reorderItem(lacking);
    if (item.quantity === 0)
      throw new Refusal('Nothing to order', `The max stock of ${id} is not above its stock. Set it, then reorder.`);
    const order: PurchaseOrder = {
      id: await transaction.nextId('purchaseOrders', PURCHASE_ORDER_PREFIX),
      date: today,
      vendorName: lacking.supplier,
      amount: item.amount,
      status: 'Pending',
      items: [item],
    };
    await transaction.insert('purchaseOrders', order);
    return order;
  });
}

/** Products to choose from, by name: the first ones that match, and whether there are more. */
export async function productChoices(find: string): Promise<{ products: readonly Product[]; hasMore: boolean }> {
  const { rows, hasMore } = await choicesByName(sampleStore, 'products', find);
  return { products: rows, hasMore };
}

/** The products of a scanned code, by the index of words: two at most, because already two leave the choice open. */
export async function productsOfSku(code: string): Promise<readonly Product[]> {
  const candidates = sampleStore.records('products').where('keys.words').anyOf(wordsOfCode(code)).distinct();
  return candidates
    .filter((candidate) => hasSku(candidate, code))
    .limit(2)
    .toArray();
}
