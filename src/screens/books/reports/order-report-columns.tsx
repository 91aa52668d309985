import { leftOfLine, pendingOf } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { valueLeft } from '#domain/books/fulfilment/order-status.ts';
import type { GoodsWithParty } from '#domain/books/reports/goods-with-parties.ts';
import { daysLate, doneOf } from '#domain/books/reports/pending-orders.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import { BLANK, formatDay, formatNumber, formatText } from '#domain/format.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { ZERO } from '#domain/money.ts';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import type { Column } from '#ui/records/column.ts';

/** The columns of what is pending on a day. A card, which has no headings, has what is left, and of how much. */
export function pendingColumns(pages: BooksPages, day: IsoDate): readonly Column<OrderLineSums>[] {
  return [
    DATE,
    numberColumn('Number', pages),
    PARTY,
    ITEM,
    countColumn('Ordered', ({ ordered }) => ordered),
    countColumn('Done', doneOf),
    leftColumn(pendingOf),
    { title: 'Unit', cell: ({ unit }) => unit },
    moneyColumn('Value Left', valueLeft, { onCard: 'amount' }),
    dueColumn('Due'),
    {
      title: 'Days Late',
      isFigure: true,
      onCard: 'status',
      isBlank: (line) => daysLate(line, day) === 0,
      cell: (line) => <DaysLate days={daysLate(line, day)} />,
    },
  ];
}

/** The columns of the goods that parties have; the cost is for one who may see it. */
export function goodsColumns(pages: BooksPages, seesCost: boolean): readonly Column<GoodsWithParty>[] {
  return [
    numberColumn('Challan', pages),
    DATE,
    { title: 'Purpose', onCard: 'detail', cell: ({ purpose = '' }) => purpose },
    PARTY,
    ITEM,
    countColumn('Sent', ({ ordered }) => ordered),
    countColumn('Back', ({ back }) => back),
    countColumn('Billed', ({ billed }) => billed),
    leftColumn((line) => leftOfLine(line).goods),
    ...(seesCost ? [moneyColumn<GoodsWithParty>('Cost', ({ cost = ZERO }) => cost, { onCard: 'amount' })] : []),
    dueColumn('Due Back'),
  ];
}

const DATE: Column<OrderLineSums> = { title: 'Date', cell: ({ date }) => formatDay(date) };
const PARTY: Column<OrderLineSums> = {
  title: 'Party',
  onCard: 'detail',
  cell: ({ party }) => (
    <span className="block max-w-32 truncate cards:max-w-56 print:max-w-none print:whitespace-normal">
      {formatText(party?.name ?? '')}
    </span>
  ),
};
const ITEM: Column<OrderLineSums> = { title: 'Item', onCard: 'name', cell: ({ item }) => formatText(item.name) };

function numberColumn(title: string, pages: BooksPages): Column<OrderLineSums> {
  return {
    title,
    onCard: 'detail',
    cell: ({ document, number }) => <QuietLink to={pages.voucher(document)}>{number}</QuietLink>,
  };
}

function countColumn(title: string, countOf: (line: OrderLineSums) => number): Column<OrderLineSums> {
  return { title, isFigure: true, cell: (line) => formatNumber(unitsOf(countOf(line))) };
}

function leftColumn(countOf: (line: OrderLineSums) => number): Column<OrderLineSums> {
  return {
    title: 'Left',
    isFigure: true,
    onCard: 'detail',
    cell: (line) => (
      <>
        {formatNumber(unitsOf(countOf(line)))}
        <span aria-hidden className="hidden cards:inline print:hidden">
          {` of ${formatNumber(unitsOf(line.ordered))} ${line.unit} left`}
        </span>
      </>
    ),
  };
}

function dueColumn(title: string): Column<OrderLineSums> {
  return {
    title,
    onCard: 'detail',
    isBlank: ({ due }) => due === '',
    cell: ({ due }) => (
      <>
        <span aria-hidden className="hidden cards:inline print:hidden">
          {title.toLowerCase()}{' '}
        </span>
        {formatDay(due)}
      </>
    ),
  };
}

function DaysLate({ days }: { days: number }) {
  if (days === 0) return BLANK;
  return (
    <span className="text-bad">
      {formatNumber(days)}
      <span aria-hidden className="hidden cards:inline print:hidden">
        {days === 1 ? ' day late' : ' days late'}
      </span>
    </span>
  );
}
