import { isTrade } from '#domain/books/documents/document.ts';
import { type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDay, formatText } from '#domain/format.ts';
import { BalanceDue, DueStatus } from '#screens/books/parts/document-status-cells.tsx';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import { VoucherRowActions } from '#screens/books/parts/voucher-row-actions.tsx';
import { VoucherNumber } from '#screens/books/parts/voucher-number.tsx';
import { VoucherStateBadge } from '#screens/books/parts/voucher-state.tsx';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import type { Column } from '#ui/records/column.ts';
import { kindOf, listedAmountOf } from '#domain/books/voucher-kinds.ts';

/** The columns that the lists of invoices and of purchases share, under the names that the specification gives them. */
export function numberColumn(pages: BooksPages): Column<Voucher> {
  return {
    title: 'Number',
    onCard: 'detail',
    cell: (voucher) => <VoucherNumber voucher={voucher} pages={pages} isBare />,
  };
}

export const DATE_COLUMN: Column<Voucher> = {
  title: 'Date',
  sort: 'date',
  onCard: 'detail',
  cell: ({ date }) => formatDay(date),
};

export function partyColumn(title: 'Customer' | 'Supplier'): Column<Voucher> {
  return { title, sort: 'name', onCard: 'name', cell: (voucher) => formatText(kindOf(voucher).particulars(voucher)) };
}

/** A note takes back, so it stands with a minus. */
export const TOTAL_COLUMN: Column<Voucher> = moneyColumn('Total', listedAmountOf, { sort: 'amount', onCard: 'amount' });

export const BALANCE_COLUMN: Column<Voucher> = {
  title: 'Balance',
  isFigure: true,
  onCard: 'nearStatus',
  cell: ({ id }) => <BalanceDue of={id} />,
};

export const STATUS_COLUMN: Column<Voucher> = {
  title: 'Status',
  onCard: 'status',
  cell: (voucher) => (isTrade(voucher) ? <DueStatus of={voucher.id} /> : <NoteState voucher={voucher} />),
};

export function actionsColumn(pages: BooksPages): Column<Voucher> {
  return {
    title: 'Actions',
    onCard: 'actions',
    cell: (voucher) => <VoucherRowActions voucher={voucher} pages={pages} />,
  };
}

/** The state of a note, in place of a status. */
function NoteState({ voucher: { kind, state } }: { voucher: Voucher }) {
  return state === 'Issued' ? <span className="text-ink-2">{kind}</span> : <VoucherStateBadge state={state} />;
}
