import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import type { Invoice } from '#domain/sample/invoice.ts';

export const invoices = describe<Invoice>({
  name: 'Invoices',
  // Invoice Management: by number, date, customer, total (amount and tax sort the same way), status and due date; the
  // same within one status; find by word. The Today dialog reads by due date and by status.
  indexes: longList('status', ['date', 'keys.name', 'totalAmount', 'dueDate']),
  keys: ({ id, customerName }) => ({ name: sortName(customerName), words: wordsOf(id, customerName) }),
  totals: ({ totalAmount, status }) => ({ amount: totalAmount, under: [status] }),
  found: {
    of: 'customer',
    to: '/invoices',
    as: ({ id, customerName, date, status, totalAmount }) => ({
      code: id,
      name: customerName,
      detail: detailOf(formatDay(date), status, formatRupees(totalAmount)),
    }),
  },
  file: async () => (await import('#data/sample/files/invoices.ts')).file,
});
