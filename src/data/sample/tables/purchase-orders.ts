import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import type { PurchaseOrder } from '#domain/sample/purchase-order.ts';

export const purchaseOrders = describe<PurchaseOrder>({
  name: 'Purchase orders',
  // Purchase Management: by number, date, vendor, amount and status; the same within one status; find by word.
  indexes: longList('status', ['date', 'keys.name', 'amount']),
  keys: ({ id, vendorName }) => ({ name: sortName(vendorName), words: wordsOf(id, vendorName) }),
  totals: ({ amount, status }) => ({ amount, under: [status] }),
  found: {
    of: 'vendor',
    to: '/purchases',
    as: ({ id, vendorName, date, status, amount }) => ({
      code: id,
      name: vendorName,
      detail: detailOf(formatDay(date), status, formatRupees(amount)),
    }),
  },
  file: async () => (await import('#data/sample/files/purchase-orders.ts')).file,
});
