import { amountOf, type InvoiceItem } from './invoice.ts';
import { folded } from '#domain/format.ts';
import { counted, type Paise, ZERO } from '#domain/money.ts';
import { comparedName } from '#domain/name.ts';
import { addQuantities, asQuantity, priceOf, type Quantity } from '#domain/quantity.ts';
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

/** What a new product must have; figures left empty become 0 (specification §5). */
export const requiredForProduct = ['name', 'sku', 'category'] as const satisfies readonly (keyof Product)[];

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

/** Whether the product has this stock keeping unit, whatever the case and the spaces that it is written with. */
export function hasSku(product: Pick<Product, 'sku'>, code: string): boolean {
  return folded(product.sku).replaceAll(/\s/g, '') === folded(code).replaceAll(/\s/g, '');
}

/** The order item that refills the stock to its maximum, at the product's price; the quantity is 0 if it is full. */
export function reorderItem(product: Pick<Product, 'name' | 'currentStock' | 'maxStock' | 'price'>): InvoiceItem {
  const missing = addQuantities(product.maxStock, asQuantity(0 - product.currentStock));
  const line = { name: product.name, quantity: asQuantity(Math.max(0, missing)), rate: product.price };
  return { ...line, amount: amountOf(line) };
}

/** The amount of that order item, in paise; undefined if it is too large to be exact. */
export function reorderAmount(product: Parameters<typeof reorderItem>[0]): Paise | undefined {
  return counted(() => reorderItem(product).amount);
}

/** The values of the product form, where choices and figures may still be empty. */
export type ProductEntry = Omit<Product, 'id' | Figure> & { readonly [Name in Figure]: Product[Name] | null };
type Figure = 'currentStock' | 'reorderLevel' | 'maxStock' | 'price';

export const BLANK_PRODUCT: ProductEntry = {
  name: '',
  sku: '',
  category: '',
  currentStock: null,
  reorderLevel: null,
  maxStock: null,
  price: null,
  supplier: '',
  location: '',
};

/** The form values of an existing product. */
export function productEntry(product: Product): ProductEntry {
  const { name, sku, category, currentStock, reorderLevel, maxStock, price, supplier, location } = product;
  return { name, sku, category, currentStock, reorderLevel, maxStock, price, supplier, location };
}

/** The stored form of an entry: figures left empty become 0 (specification §5). */
export function enteredProduct(entry: ProductEntry): Omit<Product, 'id'> {
  const { currentStock, reorderLevel, maxStock, price } = entry;
  return {
    ...entry,
    currentStock: currentStock ?? asQuantity(0),
    reorderLevel: reorderLevel ?? asQuantity(0),
    maxStock: maxStock ?? asQuantity(0),
    price: price ?? ZERO,
  };
}
