import { today } from '#data/clock.ts';
import { createProduct, deleteProducts, updateProduct } from '#data/sample/products.ts';
import { formatName, formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { inventoryValue, type Product } from '#domain/sample/product.ts';
import { BLANK_PRODUCT, type ProductInput, productInput, requiredForProduct } from '#domain/sample/product-input.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForProduct)[number];

/** How the editor creates, edits and deletes a product. */
export const PRODUCT_EDITOR: RecordKind<Product, ProductInput, Required> = {
  blank: () => BLANK_PRODUCT,
  missing: (input) => missingIn(input, requiredForProduct),
  create: createProduct,
  created: successMessage('Product', 'created'),
  existing: {
    draftOf: productInput,
    update: (product, input) => updateProduct(product.id, input),
    updated: successMessage('Product', 'updated'),
    remove: (product) => deleteProducts([product.id]),
    deleted: successMessage('Product', 'deleted'),
  },
};

/** The bulk actions on selected products. */
export const PRODUCT_BULK_ACTIONS: BulkActions<Product> = {
  nouns: ['product', 'products'],
  displayName: ({ id, name }) => formatName(name, id),
  sum: (products) => `${formatRupees(sumOf(products.map(inventoryValue)))} in stock`,
  remove: deleteProducts,
  fileName: () => `selected-products-${today()}`,
};

export type ProductEditor = RecordEditor<Product, ProductInput, Required>;
