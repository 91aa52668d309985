import { today } from '#data/clock.ts';
import { MOVEMENT_LIST } from '#data/sample/stock-movements.ts';
import { useList } from '#data/views/use-list.ts';
import { formatDay, formatNumber, formatText } from '#domain/format.ts';
import { MOVEMENT_TYPES, type StockMovement } from '#domain/sample/stock-movement.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import type { Column } from '#ui/records/column.ts';
import { saveList } from '#ui/records/save-list.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';

/** The stock movements, newest first. A movement is never edited; it is deleted only with its product. */
export function MovementsPanel({ onRecord }: { onRecord: () => void }) {
  const list = useList(MOVEMENT_LIST, { sort: 'date', direction: 'down', filter: '', find: '' });
  return (
    <RecordList
      name="Stock Movements"
      of="stock movements"
      list={list}
      columns={COLUMNS}
      filter={TYPE_FILTER}
      bulkActions={MOVEMENT_BULK_ACTIONS}
      onSave={(format) => void saveList(`stock-movements-${today()}`, format, list)}
      onCreate={onRecord}
    />
  );
}

const COLUMNS: readonly Column<StockMovement>[] = [
  { title: 'Movement #', sort: 'id', onCard: 'detail', cell: (movement) => movement.id },
  { title: 'Date', sort: 'date', onCard: 'detail', cell: (movement) => formatDay(movement.date) },
  { title: 'Product', sort: 'product', onCard: 'name', cell: (movement) => formatText(movement.product) },
  {
    title: 'Type',
    onCard: 'status',
    cell: (movement) => <Badge tone={movement.type === 'Stock In' ? 'good' : 'waiting'}>{movement.type}</Badge>,
  },
  { title: 'Quantity', isFigure: true, onCard: 'amount', cell: (movement) => formatChange(movement.quantity) },
  {
    title: 'Reference',
    onCard: 'nearStatus',
    isBlank: (movement) => movement.reference.trim() === '',
    cell: (movement) => formatText(movement.reference),
  },
  {
    title: 'Reason',
    onCard: 'nearStatus',
    isBlank: (movement) => movement.reason.trim() === '',
    cell: (movement) => formatText(movement.reason),
  },
];

/** A movement is never deleted by itself. */
const MOVEMENT_BULK_ACTIONS: BulkActions<StockMovement> = {
  nouns: ['stock movement', 'stock movements'],
  displayName: ({ id }) => id,
  fileName: () => `selected-stock-movements-${today()}`,
};

/** +10 and −5: the sign shows the direction. */
function formatChange(quantity: number): string {
  return quantity > 0 ? `+${formatNumber(quantity)}` : formatNumber(quantity);
}

const TYPE_FILTER = { name: 'Filter by type', all: 'All types', options: MOVEMENT_TYPES };
