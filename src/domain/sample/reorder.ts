import { exactOrUndefined, type Paise } from '#domain/money.ts';
import { addQuantities, asQuantity } from '#domain/quantity.ts';
import { amountOf, type InvoiceItem } from './invoice.ts';
import type { Product } from './product.ts';

/** The order item that refills the stock to its maximum, at the product's price; the quantity is 0 if it is full. */
export function reorderItem(product: Pick<Product, 'name' | 'currentStock' | 'maxStock' | 'price'>): InvoiceItem {
  const missing = addQuantities(product.maxStock, asQuantity(0 - product.currentStock));
  const line = { name: product.name, quantity: asQuantity(Math.max(0, missing)), rate: product.price };
  return { ...line, amount: amountOf(line) };
}

/** The amount of that order item, in paise; undefined if it is too large to be exact. */
export function reorderAmount(product: Parameters<typeof reorderItem>[0]): Paise | undefined {
  return exactOrUndefined(() => reorderItem(product).amount);
}
