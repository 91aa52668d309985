import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { inventoryValue, type Product, STOCK_LEVELS, stockLevel } from '#domain/sample/product.ts';

export const products = describe<Product>({
  name: 'Products',
  // Stock Management, Products: low stock first, by name, stock and price; Alerts: products at low stock.
  indexes: longList('keys.level', ['keys.rank', 'keys.name', 'currentStock', 'price']),
  keys: (product) => ({
    name: sortName(product.name),
    level: stockLevel(product),
    rank: STOCK_LEVELS.indexOf(stockLevel(product)),
    words: wordsOf(product.id, product.name, product.sku, product.category, product.supplier, product.location),
  }),
  totals: (product) => ({ amount: inventoryValue(product), under: [stockLevel(product)] }),
  found: {
    of: 'product',
    to: '/inventory',
    as: ({ id, name, currentStock, price }) => ({
      code: id,
      name,
      detail: detailOf(`${formatNumber(currentStock)} in stock`, formatRupees(price)),
    }),
  },
  // Deleting a product deletes its movements (specification §4).
  dependents: { table: 'stockMovements', index: 'productId' },
  file: async () => (await import('#data/sample/files/products.ts')).file,
});
