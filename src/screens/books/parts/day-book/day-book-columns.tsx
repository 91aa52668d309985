import { type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDay, formatText } from '#domain/format.ts';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import { VoucherRowActions } from '#screens/books/parts/voucher-row-actions.tsx';
import { VoucherNumber } from '#screens/books/parts/voucher-number.tsx';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import type { Column } from '#ui/records/column.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/** Every voucher in a line. */
export function dayBookColumns(pages: BooksPages): readonly Column<Voucher>[] {
  return [
    { title: 'Date', sort: 'date', onCard: 'detail', cell: ({ date }) => formatDay(date) },
    { title: 'Number', onCard: 'detail', cell: (voucher) => <VoucherNumber voucher={voucher} pages={pages} /> },
    { title: 'Kind', onCard: 'status', cell: ({ kind }) => kind },
    { title: 'Particulars', onCard: 'name', cell: (voucher) => formatText(kindOf(voucher).particulars(voucher)) },
    {
      title: 'Narration',
      isForWide: true,
      isBlank: ({ narration }) => narration === '',
      cell: ({ narration }) => formatText(narration),
    },
    moneyColumn('Amount', amountOf, { onCard: 'amount' }),
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (voucher) => <VoucherRowActions voucher={voucher} pages={pages} />,
    },
  ];
}
