import { formatDay, formatText } from '#domain/format.ts';
import { PURCHASE_ORDER_TONES, type PurchaseOrder } from '#domain/sample/purchase-order.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';

/** The columns that the specification lists, in its order. */
export function purchaseOrderColumns(actions: RowActions<PurchaseOrder>): readonly Column<PurchaseOrder>[] {
  return [
    { title: 'Order #', sort: 'id', onCard: 'detail', cell: (order) => order.id },
    { title: 'Date', sort: 'date', onCard: 'detail', cell: (order) => formatDay(order.date) },
    { title: 'Vendor', sort: 'vendor', onCard: 'name', cell: (order) => formatText(order.vendorName) },
    moneyColumn('Amount', ({ amount }) => amount, { sort: 'amount', onCard: 'amount' }),
    {
      title: 'Status',
      sort: 'status',
      onCard: 'status',
      cell: (order) => <Badge tone={PURCHASE_ORDER_TONES[order.status]}>{order.status}</Badge>,
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (order) => <EditAndDelete row={order} of={order.id} actions={actions} />,
    },
  ];
}
