import { today } from '#data/clock.ts';
import type { RowFilters, RowFilter, TableSource } from '#data/lists/row-filter.ts';
import { type DocumentStatus, documentStatus } from '#domain/books/documents/document-status.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { type DueRow, everyOpenDue } from '#data/books/projections/dues.ts';

/**
 * Which invoices and purchases have a status today. What is open, and the drafts, are few, and known by their ids; what is paid
 * or cancelled is met along the list.
 */
export const BY_STATUS: RowFilters = {
  reads: ['dues'],
  by: (tables, status) => filterFor(tables, status as DocumentStatus),
};

async function filterFor(tables: TableSource, status: DocumentStatus): Promise<RowFilter> {
  const dues = tables.table<DueRow, string>('dues');
  const vouchers = tables.table<Voucher, string>('vouchers');
  switch (status) {
    case 'Draft':
      return { ids: new Set(await vouchers.orderBy('keys.draft').primaryKeys()) };
    case 'Unpaid':
    case 'Part paid':
    case 'Overdue': {
      const open = [...(await everyOpenDue(dues, 'receivable')), ...(await everyOpenDue(dues, 'payable'))];
      const day = today();
      return { ids: new Set(open.filter((due) => statusOf(due, day) === status).map(({ id }) => id)) };
    }
    case 'Paid':
      return {
        keeps: async (ids) => idsOf((await dues.bulkGet([...ids])).filter((due) => due?.state === 'Settled')),
      };
    case 'Cancelled':
      return {
        keeps: async (ids) => idsOf((await vouchers.bulkGet([...ids])).filter((row) => row?.state === 'Cancelled')),
      };
  }
}

function statusOf(due: DueRow, day: ReturnType<typeof today>): DocumentStatus {
  return documentStatus({ state: 'Issued', total: due.total, balance: balanceOfDue(due), dueDate: due.dueDate }, day);
}

function idsOf(rows: readonly (Readonly<{ id: string }> | undefined)[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => (row ? [row.id] : [])));
}
