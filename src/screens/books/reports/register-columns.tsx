import { isDocument } from '#domain/books/documents/document.ts';
import { type RegisterFigure, type RegisterName, registerRow } from '#domain/books/ledger/register.ts';
import { billNumberOf, FIGURE_TITLES } from '#domain/books/reports/register-report.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { numberColumn, partyColumn } from '#screens/books/parts/documents/document-columns.tsx';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import { VoucherStateBadge } from '#screens/books/parts/voucher-state.tsx';
import { Figure } from '#ui/layout/figure.tsx';
import type { Column } from '#ui/records/column.ts';

/** The columns of a register. Cess and Round Off stand in its files and in the sums above it. */
export function registerColumns(name: RegisterName, pages: BooksPages): readonly Column<Voucher>[] {
  return [
    { title: 'Date', sort: 'date', onCard: 'detail', cell: ({ date }) => formatDay(date) },
    numberColumn(pages),
    ...(name === 'Sales Register' ? [] : [BILL_COLUMN]),
    { ...partyColumn(name === 'Sales Register' ? 'Customer' : 'Supplier'), cell: partyCell },
    figureColumn('taxable'),
    figureColumn('cgst'),
    figureColumn('sgst'),
    figureColumn('igst'),
    { ...figureColumn('total'), onCard: 'amount' },
  ];
}

const BILL_COLUMN: Column<Voucher> = {
  title: 'Bill Number',
  onCard: 'detail',
  isBlank: (voucher) => billOf(voucher) === '',
  cell: (voucher) => formatText(billOf(voucher)),
};

function billOf(voucher: Voucher): string {
  return isDocument(voucher) ? billNumberOf(voucher) : '';
}

/** Whom, and that it does not count where it does not. */
function partyCell(voucher: Voucher) {
  const name = isDocument(voucher) ? formatText(voucher.party?.name ?? '') : '';
  if (voucher.state === 'Issued') return name;
  return (
    <>
      {name} <VoucherStateBadge state={voucher.state} />
    </>
  );
}

/**
 * Returns the column of a figure of documents; empty for a draft and for a cancelled one. On a card it stands under its
 * title, where it comes to something.
 */
function figureColumn(figure: RegisterFigure): Column<Voucher> {
  const title = FIGURE_TITLES[figure];
  const amountOf = (voucher: Voucher) =>
    voucher.state === 'Issued' && isDocument(voucher) ? registerRow(voucher)[figure] : undefined;
  return {
    title,
    isFigure: true,
    ...(figure !== 'total' && {
      onCard: 'detail' as const,
      isBlank: (voucher: Voucher) => (amountOf(voucher) ?? 0) === 0,
    }),
    cell: (voucher) => {
      const amount = amountOf(voucher);
      if (amount === undefined) return null;
      return (
        <>
          {figure !== 'total' && (
            <span aria-hidden className="hidden text-caption text-ink-3 cards:block">
              {title}
            </span>
          )}
          <Figure>{formatRupees(amount)}</Figure>
        </>
      );
    },
  };
}
