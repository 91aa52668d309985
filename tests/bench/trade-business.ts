import type { Business } from '#data/sample/store.ts';
import { item } from '#data/sample/seed/items.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { localDay } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { PRODUCT_CATEGORIES, PRODUCT_PREFIX, type Product, WAREHOUSES } from '#domain/sample/product.ts';
import { PURCHASE_ORDER_PREFIX, PURCHASE_ORDER_STATUSES } from '#domain/sample/purchase-order.ts';
import { asQuantity } from '#domain/quantity.ts';
import { recordId } from '#domain/record-id.ts';
import { SALES_ORDER_PREFIX, SALES_ORDER_STATUSES } from '#domain/sample/sales-order.ts';
import { MOVEMENT_PREFIX } from '#domain/sample/stock-movement.ts';

/** A business with this many each of sales orders, purchase orders, products and movements, the same on every call. */
export function tradeBusinessOf(count: number): Business {
  const numbers = Array.from({ length: count }, (_, at) => at);
  const order = (at: number) => ({
    date: localDay(new Date(2020 + (at % 5), at % 12, 1 + (at % 28))),
    amount: asPaise(((at * 7919) % 9_00_000) * 100),
    items: [item('Visitor chair', 1 + (at % 5), 2_850_00)],
  });
  return {
    ...sample,
    salesOrders: numbers.map((at) => ({
      ...order(at),
      id: recordId(SALES_ORDER_PREFIX, at + 1),
      customerName: `Customer ${at % 4000}`,
      status: pick(SALES_ORDER_STATUSES, at),
    })),
    purchaseOrders: numbers.map((at) => ({
      ...order(at),
      id: recordId(PURCHASE_ORDER_PREFIX, at + 1),
      vendorName: `Vendor ${at % 900}`,
      status: pick(PURCHASE_ORDER_STATUSES, at),
    })),
    products: numbers.map(product),
    stockMovements: numbers.map((at) => ({
      id: recordId(MOVEMENT_PREFIX, at + 1),
      productId: recordId(PRODUCT_PREFIX, (at % Math.max(1, count)) + 1),
      product: `Product ${at}`,
      type: at % 3 === 0 ? 'Stock Out' : 'Stock In',
      quantity: asQuantity(at % 3 === 0 ? -1 : 2),
      date: order(at).date,
      reference: '',
      reason: '',
    })),
  };
}

function product(at: number): Product {
  return {
    id: recordId(PRODUCT_PREFIX, at + 1),
    name: `Product ${(at * 37) % 100_003}`,
    sku: `SKU-${at}`,
    category: pick(PRODUCT_CATEGORIES, at),
    currentStock: asQuantity((at * 13) % 90),
    reorderLevel: asQuantity(15),
    maxStock: asQuantity(100),
    price: asPaise(100 + ((at * 101) % 5_00_000)),
    supplier: `Vendor ${at % 900}`,
    location: pick(WAREHOUSES, at),
  };
}

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new RangeError('Nothing to pick from.');
  return found;
}
