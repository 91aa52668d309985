import { formatPercent, formatText } from '#domain/format.ts';
import type { GstRate } from '#domain/sample/gst-rate.ts';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';

export function gstRateColumns(actions: RowActions<GstRate>): readonly Column<GstRate>[] {
  return [
    { title: 'GST #', sort: 'id', onCard: 'detail', cell: (rate) => rate.id },
    { title: 'Name', onCard: 'name', cell: (rate) => formatText(rate.name) },
    {
      title: 'Percentage',
      sort: 'percentage',
      isFigure: true,
      onCard: 'amount',
      cell: (rate) => formatPercent(rate.percentage),
    },
    { title: 'Category', sort: 'category', onCard: 'status', cell: (rate) => formatText(rate.category) },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (rate) => <EditAndDelete row={rate} of={rate.id} actions={actions} />,
    },
  ];
}
