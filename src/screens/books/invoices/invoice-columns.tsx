import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDay } from '#domain/format.ts';
import {
  actionsColumn,
  BALANCE_COLUMN,
  DATE_COLUMN,
  numberColumn,
  partyColumn,
  STATUS_COLUMN,
  TOTAL_COLUMN,
} from '#screens/books/parts/documents/document-columns.tsx';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import type { Column } from '#ui/records/column.ts';

/** The columns that the specification lists, in its order. */
export function invoiceColumns(pages: BooksPages): readonly Column<Voucher>[] {
  return [
    numberColumn(pages),
    DATE_COLUMN,
    partyColumn('Customer'),
    TOTAL_COLUMN,
    BALANCE_COLUMN,
    STATUS_COLUMN,
    {
      title: 'Due Date',
      isBlank: (voucher) => dueDateOf(voucher) === '',
      cell: (voucher) => formatDay(dueDateOf(voucher)),
    },
    actionsColumn(pages),
  ];
}

function dueDateOf(voucher: Voucher) {
  return voucher.kind === 'Invoice' ? voucher.dueDate : '';
}
