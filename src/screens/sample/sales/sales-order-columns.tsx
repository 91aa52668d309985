import { formatDay, formatText } from '#domain/format.ts';
import { SALES_ORDER_TONES, type SalesOrder } from '#domain/sample/sales-order.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';

/** The columns that the specification lists, in its order. */
export function salesOrderColumns(actions: RowActions<SalesOrder>): readonly Column<SalesOrder>[] {
  return [
    { title: 'Order #', sort: 'id', onCard: 'detail', cell: (order) => order.id },
    { title: 'Date', sort: 'date', onCard: 'detail', cell: (order) => formatDay(order.date) },
    { title: 'Customer', sort: 'customer', onCard: 'name', cell: (order) => formatText(order.customerName) },
    moneyColumn('Amount', ({ amount }) => amount, { sort: 'amount', onCard: 'amount' }),
    {
      title: 'Status',
      sort: 'status',
      onCard: 'status',
      cell: (order) => <Badge tone={SALES_ORDER_TONES[order.status]}>{order.status}</Badge>,
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (order) => <EditAndDelete row={order} of={order.id} actions={actions} />,
    },
  ];
}
