import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import { ZERO } from '#domain/money.ts';
import type { StockMovement } from '#domain/sample/stock-movement.ts';

export const stockMovements = describe<StockMovement>({
  name: 'Stock movements',
  // Stock Movements: by number, date and product, within a type; deleting a product deletes its movements.
  indexes: `${longList('type', ['date', 'keys.name'])},productId`,
  keys: ({ id, product, reference, reason }) => ({
    name: sortName(product),
    words: wordsOf(id, product, reference, reason),
  }),
  totals: ({ type }) => ({ amount: ZERO, under: [type] }),
  file: async () => (await import('#data/sample/files/stock-movements.ts')).file,
});
