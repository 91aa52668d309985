import { createProduct, deleteProduct, updateProduct } from '#data/products.ts';
import { BLANK_PRODUCT, type Product, type ProductEntry, productEntry, requiredForProduct } from '#domain/product.ts';
import { missingIn } from '#domain/required.ts';
import { type RecordEditor, type RecordKind, usually } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForProduct)[number];

/** How a product is begun, filled in, kept and let go. */
export const PRODUCT_KIND: RecordKind<Product, ProductEntry, Required> = {
  blank: () => BLANK_PRODUCT,
  missing: (entry) => missingIn(entry, requiredForProduct),
  create: createProduct,
  created: usually('Product', 'created'),
  existing: {
    draftOf: productEntry,
    update: (product, entry) => updateProduct(product.id, entry),
    updated: usually('Product', 'updated'),
    remove: (product) => deleteProduct(product.id),
    deleted: usually('Product', 'deleted'),
  },
};

export type ProductEditor = RecordEditor<Product, ProductEntry, Required>;
