import { isPartyId } from '#data/books/ids.ts';
import { type Voucher } from '#domain/books/vouchers/voucher.ts';
import { onAccountOf } from '#domain/books/vouchers/voucher-particulars.ts';
import { BLANK, formatDay, formatRupees, formatText } from '#domain/format.ts';
import { VoucherRowActions } from '#screens/books/parts/voucher-row-actions.tsx';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import { VoucherNumber } from '#screens/books/parts/voucher-number.tsx';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import { Figure } from '#ui/layout/figure.tsx';
import type { Column } from '#ui/records/column.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/** The columns that the specification lists, in its order. */
export function paymentColumns(pages: BooksPages): readonly Column<Voucher>[] {
  return [
    { title: 'Number', onCard: 'detail', cell: (voucher) => <VoucherNumber voucher={voucher} pages={pages} /> },
    { title: 'Date', sort: 'date', onCard: 'detail', cell: ({ date }) => formatDay(date) },
    { title: 'Kind', onCard: 'status', cell: ({ kind }) => kind },
    {
      title: 'Party or Ledger',
      sort: 'name',
      onCard: 'name',
      cell: (voucher) => formatText(kindOf(voucher).particulars(voucher)),
    },
    moneyColumn('Amount', amountOf, { sort: 'amount', onCard: 'amount' }),
    {
      title: 'On Account',
      isFigure: true,
      paiseOf: onAccount,
      isBlank: (voucher) => onAccount(voucher) === 0,
      cell: (voucher) => (onAccount(voucher) === 0 ? BLANK : <Figure>{formatRupees(onAccount(voucher))}</Figure>),
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (voucher) => <VoucherRowActions voucher={voucher} pages={pages} />,
    },
  ];
}

function onAccount(voucher: Voucher) {
  return onAccountOf(voucher, isPartyId);
}
