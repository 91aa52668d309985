import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import type { SALES_ORDER_LIST } from '#data/books/orders/order-lists.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { useList } from '#data/views/use-list.ts';
import type { StatusFilter } from '#domain/books/fulfilment/status-filter.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { deleteDraft } from '#screens/books/parts/delete-draft.ts';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { allowedBulkActions, useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { type BooksPages, usePages } from '#screens/books/parts/use-pages.ts';
import type { Column } from '#ui/records/column.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import { OrdersStand } from './order-cells.tsx';

/** A list of orders, the newest first, with how far each of them is done. */
export function OrderList({
  name,
  from,
  statuses,
  columnsOf,
  onCreate,
}: {
  name: string;
  from: typeof SALES_ORDER_LIST;
  statuses: readonly StatusFilter[];
  columnsOf: (pages: BooksPages) => readonly Column<Voucher>[];
  onCreate: (() => void) | undefined;
}) {
  const pages = usePages();
  const list = useList(from, { sort: 'date', direction: 'down', filter: '', find: '' });
  const maySave = useMaySee('files');
  const mayDelete = useMayDo(name === 'Purchase Orders' ? 'stock' : 'sell');
  const columns = useMemo(() => columnsOf(pages), [columnsOf, pages]);
  const actions = useMemo(
    () => ({
      open: ({ id }: Voucher) => pages.go(pages.voucher(id)),
      delete: (voucher: Voucher) => void deleteDraft(voucher),
    }),
    [pages],
  );
  const called = name.toLowerCase();
  return (
    <OrdersStand rows={list.rows}>
      <RecordList
        name={name}
        of={called}
        list={list}
        filter={{ name: 'Status', all: 'All statuses', options: statuses }}
        columns={columns}
        actions={actions}
        bulkActions={allowedBulkActions(
          { ...BULK_ACTIONS, fileName: () => `selected-${called.replace(' ', '-')}-${today()}` },
          { files: maySave, remove: mayDelete, sum: true },
        )}
        onSave={maySave ? (format) => void saveBooksList(called, format, list) : undefined}
        onCreate={onCreate}
      />
    </OrdersStand>
  );
}

/** Selected ones that are issued are not deleted: see `deleteDrafts`. */
const BULK_ACTIONS = {
  nouns: ['document', 'documents'],
  displayName: titleOf,
  sum: (vouchers: readonly Voucher[]) => formatRupees(sumOf(vouchers.map(amountOf))),
  remove: deleteDrafts,
} as const;
