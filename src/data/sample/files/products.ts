import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, isCountable, oneOf, paise, quantity, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { csvRupees } from '#domain/csv.ts';
import {
  inventoryValue,
  type Product,
  PRODUCT_PREFIX,
  stockLevel,
  PRODUCT_CATEGORIES,
  WAREHOUSES,
} from '#domain/sample/product.ts';
import { reorderAmount } from '#domain/sample/reorder.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Product> = {
  columns: {
    head: [
      'Product #',
      'Name',
      'SKU',
      'Category',
      'Stock',
      'Reorder Level',
      'Max Stock',
      'Level',
      'Unit Price',
      'To Order',
      'Supplier',
      'Location',
    ],
    cells: (product) => {
      const toOrder = reorderAmount(product);
      return [
        product.id,
        product.name,
        product.sku,
        product.category,
        { number: String(product.currentStock) },
        { number: String(product.reorderLevel) },
        { number: String(product.maxStock) },
        stockLevel(product),
        csvRupees(product.price),
        toOrder === undefined ? '' : csvRupees(toOrder),
        product.supplier,
        product.location,
      ];
    },
  },
  shape: exactly<Product>()(
    v.pipe(
      record({
        id: idWith(PRODUCT_PREFIX),
        name: text,
        sku: text,
        category: oneOf([...PRODUCT_CATEGORIES, '']),
        currentStock: quantity,
        reorderLevel: quantity,
        maxStock: quantity,
        price: paise,
        supplier: text,
        location: oneOf([...WAREHOUSES, '']),
      }),
      v.forward(
        v.check(
          (product) => isCountable(() => inventoryValue(product) < Infinity && stockLevel(product) !== undefined),
          'a stock whose value can be counted to the paisa',
        ),
        ['currentStock'],
      ),
    ),
  ),
};
