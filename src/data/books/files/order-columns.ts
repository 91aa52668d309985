import { today } from '#data/clock.ts';
import type { ColumnsOfPart } from '#data/store/table.ts';
import { linesByOrder } from '#data/books/orders/lines-of-orders.ts';
import { type CsvCell, csvRupees } from '#domain/csv.ts';
import { dueOf, isOrder, isPricedOrder, type OrderInput } from '#domain/books/orders/order.ts';
import { type OrderProgress, orderProgress } from '#domain/books/fulfilment/order-progress.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

type Order = Voucher<OrderInput>;
/** A column of a list of orders, with how each of them stands today. */
type OrderColumn = Readonly<{ title: string; cell: (order: Order, progress: OrderProgress) => CsvCell }>;

/** The columns of the four lists of orders, as the screen has them; what is done is in percent of the value. */
export const ORDER_COLUMNS: Readonly<Record<string, ColumnsOfPart<Voucher>>> = {
  Quotations: columnsWith(party('Customer'), total('Total'), due('Valid Until')),
  'Sales Orders': columnsWith(
    party('Customer'),
    { title: 'Reference', cell: (order) => (isPricedOrder(order) ? order.reference : '') },
    total('Total'),
    percent('Delivered %', 'delivered'),
    percent('Billed %', 'billed'),
    due('Deliver By'),
  ),
  'Delivery Challans': columnsWith(
    { title: 'Purpose', cell: (order) => (order.kind === 'Delivery Challan' ? order.purpose : order.kind) },
    party('Party'),
    total('Value'),
    due('Due Back'),
  ),
  'Purchase Orders': columnsWith(
    party('Supplier'),
    total('Total'),
    percent('Received %', 'received'),
    due('Expected By'),
  ),
};

function columnsWith(...own: readonly OrderColumn[]): ColumnsOfPart<Voucher> {
  const columns: readonly OrderColumn[] = [
    { title: 'Number', cell: ({ number }) => number },
    { title: 'Date', cell: ({ date }) => date },
    ...own,
    { title: 'Status', cell: (_, { status }) => status },
    { title: 'Narration', cell: ({ narration }) => narration },
  ];
  return {
    head: columns.map(({ title }) => title),
    reads: ['orderLines'],
    async cells(tables, rows) {
      const orders = rows.filter(isOrder);
      const linesOf = await linesByOrder(tables, orders);
      const day = today();
      return orders.map((order) => {
        const progress = orderProgress(order, linesOf(order.id), day);
        return columns.map(({ cell }) => cell(order, progress));
      });
    },
  };
}

function party(title: string): OrderColumn {
  return { title, cell: (order) => kindOf(order).particulars(order) };
}

function total(title: string): OrderColumn {
  return { title, cell: (order) => (order.kind === 'Goods Back' ? '' : csvRupees(amountOf(order))) };
}

function due(title: string): OrderColumn {
  return { title, cell: (order) => (isPricedOrder(order) ? dueOf(order) : '') };
}

function percent(title: string, of: 'delivered' | 'billed' | 'received'): OrderColumn {
  return {
    title,
    cell: (order, progress) => (order.state === 'Issued' ? { number: String(progress[of]) } : ''),
  };
}
