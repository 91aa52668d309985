import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatText } from '#domain/format.ts';
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
export function purchaseColumns(pages: BooksPages): readonly Column<Voucher>[] {
  return [
    numberColumn(pages),
    {
      title: 'Bill Number',
      onCard: 'detail',
      isBlank: (voucher) => billNumberOf(voucher) === '',
      cell: (voucher) => formatText(billNumberOf(voucher)),
    },
    DATE_COLUMN,
    partyColumn('Supplier'),
    TOTAL_COLUMN,
    BALANCE_COLUMN,
    STATUS_COLUMN,
    actionsColumn(pages),
  ];
}

function billNumberOf(voucher: Voucher): string {
  return voucher.kind === 'Purchase' ? voucher.billNumber : '';
}
