import { amountOf, type InvoiceItem } from './invoice.ts';
import { counted, type Paise, ZERO } from './money.ts';
import { addQuantities, asQuantity, priceOf, type Quantity } from './quantity.ts';
import type { Tone } from './tone.ts';

export type Product = Readonly<{
  id: string;
  name: string;
  sku: string;
  /** Blank where an edit left it so. */
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

/** Low first, as it is what one looks for. */
export const STOCK_LEVELS = ['Low Stock', 'Medium', 'Good'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

export const PRODUCT_PREFIX = 'PRD-';

/** What a new product must have; its figures are 0 where they are left empty (specification §5). */
export const requiredForProduct = ['name', 'sku', 'category'] as const satisfies readonly (keyof Product)[];

export const STOCK_LEVEL_TONES = {
  'Low Stock': 'bad',
  Medium: 'waiting',
  Good: 'good',
} as const satisfies Record<StockLevel, Tone>;

/** Low Stock at or below the reorder level; else Medium under 30 percent of the most it holds (specification §4). */
export function stockLevel(product: Pick<Product, 'currentStock' | 'reorderLevel' | 'maxStock'>): StockLevel {
  const { currentStock, reorderLevel, maxStock } = product;
  if (currentStock <= reorderLevel) return 'Low Stock';
  // Ten times the stock against three times the most: 0.3 × maxStock would miss the boundary by a bit.
  return asQuantity(currentStock * 10) < asQuantity(maxStock * 3) ? 'Medium' : 'Good';
}

/** What the stock of a product is worth, in paise: stock × price (specification §9). */
export function inventoryValue(product: Pick<Product, 'currentStock' | 'price'>): Paise {
  return priceOf(product.currentStock, product.price);
}

/** What to order so that the stock is full again, at the product's own price; nothing where it is full already. */
export function reorderItem(product: Pick<Product, 'name' | 'currentStock' | 'maxStock' | 'price'>): InvoiceItem {
  const missing = addQuantities(product.maxStock, asQuantity(0 - product.currentStock));
  const line = { name: product.name, quantity: asQuantity(Math.max(0, missing)), rate: product.price };
  return { ...line, amount: amountOf(line) };
}

/** What that order comes to, in paise; undefined where it could not be counted, as of a price with too many digits. */
export function reorderAmount(product: Parameters<typeof reorderItem>[0]): Paise | undefined {
  return counted(() => reorderItem(product).amount);
}

/** A product as its form holds it: nothing chosen, figures still empty. */
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

/** The form of a product that exists. */
export function productEntry({ id: _, ...entry }: Product): ProductEntry {
  return entry;
}

/** What is stored of an entry: figures left empty are 0 (specification §5). */
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
