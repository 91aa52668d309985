import { ZERO } from '#domain/money.ts';
import { withoutSymbology } from '#domain/item-code.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { Product } from './product.ts';

/** The fields that a new product must have; figures left empty become 0 (specification §5). */
export const requiredForProduct = ['name', 'sku', 'category'] as const satisfies readonly (keyof Product)[];

/** The values of the product form, where choices and figures may still be empty. */
export type ProductInput = Omit<Product, 'id' | Figure> & { readonly [Name in Figure]: Product[Name] | null };
type Figure = 'currentStock' | 'reorderLevel' | 'maxStock' | 'price';

export const BLANK_PRODUCT: ProductInput = {
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
export function productInput(product: Product): ProductInput {
  const { name, sku, category, currentStock, reorderLevel, maxStock, price, supplier, location } = product;
  return { name, sku, category, currentStock, reorderLevel, maxStock, price, supplier, location };
}

/** Returns what is stored for an input: figures left empty become 0 (specification §5). */
export function productFromInput(input: ProductInput): Omit<Product, 'id'> {
  const { currentStock, reorderLevel, maxStock, price } = input;
  return {
    ...input,
    sku: withoutSymbology(input.sku),
    currentStock: currentStock ?? asQuantity(0),
    reorderLevel: reorderLevel ?? asQuantity(0),
    maxStock: maxStock ?? asQuantity(0),
    price: price ?? ZERO,
  };
}
