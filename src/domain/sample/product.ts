import { codeKey } from '#domain/item-code.ts';
import type { Paise } from '#domain/money.ts';
import { comparedName } from '#domain/name.ts';
import { asQuantity, priceOf, type Quantity } from '#domain/quantity.ts';
import type { Tone } from '#domain/tone.ts';

export type Product = Readonly<{
  id: string;
  name: string;
  sku: string;
  /** Blank if an edit cleared it. */
  category: ProductCategory | '';
  currentStock: Quantity;
  reorderLevel: Quantity;
  maxStock: Quantity;
  /** Per unit. */
  price: Paise;
  supplier: string;
  location: Warehouse | '';
}>;

export const PRODUCT_CATEGORIES = ['Electronics', 'Furniture', 'Accessories', 'Office Supplies'] as const;
type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const WAREHOUSES = ['Warehouse-A', 'Warehouse-B', 'Warehouse-C'] as const;
type Warehouse = (typeof WAREHOUSES)[number];

/** Low Stock comes first, because users look for it most. */
export const STOCK_LEVELS = ['Low Stock', 'Medium', 'Good'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

export const PRODUCT_PREFIX = 'PRD-';

export const STOCK_LEVEL_TONES = {
  'Low Stock': 'bad',
  Medium: 'waiting',
  Good: 'good',
} as const satisfies Record<StockLevel, Tone>;

/** Low Stock at or below the reorder level; otherwise Medium below 30 percent of the maximum (specification §4). */
export function stockLevel(product: Pick<Product, 'currentStock' | 'reorderLevel' | 'maxStock'>): StockLevel {
  const { currentStock, reorderLevel, maxStock } = product;
  if (currentStock <= reorderLevel) return 'Low Stock';
  // Compares 10 × stock with 3 × maximum, because 0.3 × maximum is not exact in floating point.
  return asQuantity(currentStock * 10) < asQuantity(maxStock * 3) ? 'Medium' : 'Good';
}

/** The value of a product's stock, in paise: stock × price (specification §9). */
export function inventoryValue(product: Pick<Product, 'currentStock' | 'price'>): Paise {
  return priceOf(product.currentStock, product.price);
}

/** The unit price of the products of this name, in paise. Undefined if there are none, or their prices differ. */
export function priceByName(products: readonly Pick<Product, 'name' | 'price'>[], name: string): Paise | undefined {
  const compared = comparedName(name);
  const namesakes = products.filter((product) => comparedName(product.name) === compared);
  const prices = new Set(namesakes.map(({ price }) => price));
  return prices.size === 1 ? [...prices][0] : undefined;
}

/** Whether the product has this stock keeping unit, however it is written. */
export function hasSku(product: Pick<Product, 'sku'>, code: string): boolean {
  return codeKey(product.sku) === codeKey(code);
}
