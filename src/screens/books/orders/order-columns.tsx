import { dueOf, isPricedOrder } from '#domain/books/orders/order.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDay } from '#domain/format.ts';
import {
  actionsColumn,
  DATE_COLUMN,
  numberColumn,
  partyColumn,
  TOTAL_COLUMN,
} from '#screens/books/parts/documents/document-columns.tsx';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import type { Column } from '#ui/records/column.ts';
import { type Done, DONE_TITLES, DoneOnCard, PercentDone, StatusOfOrder } from './order-cells.tsx';

type Columns = readonly Column<Voucher>[];

/** The columns of each list of orders, as the specification lists them, in its order. */
export function quotationColumns(pages: BooksPages): Columns {
  return [...head(pages), partyColumn('Customer'), TOTAL_COLUMN, dueColumn('Valid Until', 'till'), ...end(pages)];
}

export function salesOrderColumns(pages: BooksPages): Columns {
  return [
    ...head(pages),
    partyColumn('Customer'),
    TOTAL_COLUMN,
    doneColumn('delivered', ['delivered', 'billed']),
    doneColumn('billed'),
    dueColumn('Deliver By', 'by'),
    ...end(pages),
  ];
}

/** Goods that came back stand among the challans, under their own word; they have no value of their own. */
export function challanColumns(pages: BooksPages): Columns {
  return [
    ...head(pages),
    { title: 'Purpose', onCard: 'detail', cell: (voucher) => purposeOf(voucher) },
    { ...partyColumn('Customer'), title: 'Party' },
    { ...TOTAL_COLUMN, title: 'Value', isBlank: (voucher) => voucher.kind === 'Goods Back' && amountOf(voucher) === 0 },
    dueColumn('Due Back', 'back by'),
    ...end(pages),
  ];
}

export function purchaseOrderColumns(pages: BooksPages): Columns {
  return [
    ...head(pages),
    partyColumn('Supplier'),
    TOTAL_COLUMN,
    doneColumn('received', ['received']),
    dueColumn('Expected By', 'by'),
    ...end(pages),
  ];
}

function head(pages: BooksPages): Columns {
  return [numberColumn(pages), DATE_COLUMN];
}

function end(pages: BooksPages): Columns {
  return [{ title: 'Status', onCard: 'status', cell: ({ id }) => <StatusOfOrder of={id} /> }, actionsColumn(pages)];
}

/** The day by which an order is to be done. On a card, which has no headings, `word` stands before it. */
function dueColumn(title: string, word: string): Column<Voucher> {
  return {
    title,
    onCard: 'detail',
    isBlank: (voucher) => dueDayOf(voucher) === '',
    cell: (voucher) => (
      <>
        <span aria-hidden className="hidden cards:inline print:hidden">
          {word}{' '}
        </span>
        {formatDay(dueDayOf(voucher))}
      </>
    ),
  };
}

/** The percent done; on a card the figures of `onCard` stand together. */
function doneColumn(done: Done, onCard: readonly Done[] = []): Column<Voucher> {
  return {
    title: DONE_TITLES[done],
    isFigure: true,
    ...(onCard.length > 0 && { onCard: 'detail' as const }),
    isBlank: ({ state }) => state !== 'Issued',
    cell: (voucher) => (
      <>
        <span className={onCard.length > 0 ? 'cards:sr-only print:not-sr-only' : undefined}>
          <PercentDone of={voucher} done={done} />
        </span>
        <DoneOnCard of={voucher} done={onCard} />
      </>
    ),
  };
}

function dueDayOf(voucher: Voucher) {
  return isPricedOrder(voucher) ? dueOf(voucher) : '';
}

function purposeOf(voucher: Voucher): string {
  return voucher.kind === 'Delivery Challan' ? voucher.purpose : voucher.kind;
}
