import { useMemo } from 'react';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { ADJUSTMENT_LIST } from '#data/books/vouchers/voucher-lists.ts';
import { today } from '#data/clock.ts';
import { useList } from '#data/views/use-list.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { directionInWords } from '#domain/books/vouchers/stock-voucher.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { deleteDraft } from '#screens/books/parts/delete-draft.ts';
import { type BooksPages, usePages } from '#screens/books/parts/use-pages.ts';
import { VoucherRowActions } from '#screens/books/parts/voucher-row-actions.tsx';
import { VoucherNumber } from '#screens/books/parts/voucher-number.tsx';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import { allowedBulkActions, useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import type { Column } from '#ui/records/column.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/** Goods written off or found, and goods moved between godowns, the newest first. */
export function AdjustmentsPanel() {
  const pages = usePages();
  const list = useList(ADJUSTMENT_LIST, { sort: 'date', direction: 'down', filter: '', find: '' });
  const seesCost = useMaySee('cost');
  const maySave = useMaySee('files');
  const mayStock = useMayDo('stock');
  const columns = useMemo(
    () => adjustmentColumns(pages).filter(({ title }) => seesCost || title !== 'Cost'),
    [pages, seesCost],
  );
  const actions = useMemo(
    () => ({
      open: ({ id }: Voucher) => pages.go(pages.voucher(id)),
      delete: (voucher: Voucher) => void deleteDraft(voucher),
    }),
    [pages],
  );
  return (
    <RecordList
      name="Adjustments"
      of="stock adjustments and transfers"
      list={list}
      columns={columns}
      actions={actions}
      bulkActions={allowedBulkActions(BULK_ACTIONS, { files: maySave, remove: mayStock, sum: seesCost })}
      onSave={maySave ? (format) => void saveBooksList('adjustments', format, list) : undefined}
      onCreate={mayStock ? () => pages.go(pages.newVoucher('Stock Adjustment')) : undefined}
    />
  );
}

function adjustmentColumns(pages: BooksPages): readonly Column<Voucher>[] {
  return [
    { title: 'Number', onCard: 'detail', cell: (voucher) => <VoucherNumber voucher={voucher} pages={pages} /> },
    { title: 'Date', sort: 'date', onCard: 'detail', cell: ({ date }) => formatDay(date) },
    { title: 'Kind', onCard: 'status', cell: adjustmentKindOf },
    {
      title: 'Particulars',
      sort: 'name',
      onCard: 'name',
      cell: (voucher) => formatText(kindOf(voucher).particulars(voucher)),
    },
    {
      title: 'Reason',
      isForWide: true,
      isBlank: ({ narration }) => narration === '',
      cell: ({ narration }) => formatText(narration),
    },
    moneyColumn('Cost', amountOf, { sort: 'amount', onCard: 'amount' }),
    { title: 'Actions', onCard: 'actions', cell: (voucher) => <VoucherRowActions voucher={voucher} pages={pages} /> },
  ];
}

function adjustmentKindOf(voucher: Voucher): string {
  return voucher.kind === 'Stock Adjustment' ? directionInWords(voucher) : 'Moved';
}

/** Selected ones that are issued are not deleted: see `deleteDrafts`. */
const BULK_ACTIONS: BulkActions<Voucher> = {
  nouns: ['voucher', 'vouchers'],
  displayName: titleOf,
  sum: (vouchers) => formatRupees(sumOf(vouchers.map(amountOf))),
  remove: deleteDrafts,
  fileName: () => `selected-adjustments-${today()}`,
};
