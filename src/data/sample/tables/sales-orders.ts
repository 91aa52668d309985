import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import type { SalesOrder } from '#domain/sample/sales-order.ts';

export const salesOrders = describe<SalesOrder>({
  name: 'Sales orders',
  // Sales Management: by number, date, customer, amount and status; the same within one status; find by word.
  indexes: longList('status', ['date', 'keys.name', 'amount']),
  keys: ({ id, customerName }) => ({ name: sortName(customerName), words: wordsOf(id, customerName) }),
  totals: ({ amount, status }) => ({ amount, under: [status] }),
  found: {
    of: 'customer',
    to: '/sales',
    as: ({ id, customerName, date, status, amount }) => ({
      code: id,
      name: customerName,
      detail: detailOf(formatDay(date), status, formatRupees(amount)),
    }),
  },
  file: async () => (await import('#data/sample/files/sales-orders.ts')).file,
});
