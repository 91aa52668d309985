import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useLive } from '#data/sample/live.ts';
import { PRODUCT_LIST, productTotals } from '#data/sample/products.ts';
import { useList } from '#data/views/use-list.ts';
import { BLANK, formatName, formatNumber, formatRupees, formatText } from '#domain/format.ts';
import { exactOrUndefined } from '#domain/money.ts';
import { type Product } from '#domain/sample/product.ts';
import { reorderItem } from '#domain/sample/reorder.ts';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Figure } from '#ui/layout/figure.tsx';
import { SaveButtons } from '#ui/records/list-tools.tsx';
import type { Column } from '#ui/records/column.ts';
import { RecordTable } from '#ui/records/record-table.tsx';
import { RowButtons } from '#ui/records/row-actions.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useReorder } from '#screens/sample/parts/use-reorder.ts';

/** The products at or below their reorder level, each with the order that would fill its stock. */
export function AlertsPanel() {
  const list = useList(PRODUCT_LIST, { sort: 'name', direction: 'up', filter: 'Low Stock', find: '' });
  const totals = useLive(['products', 'totals'], productTotals);
  const reorder = useReorder();
  const columns = useMemo(() => alertColumns((product) => void reorder(product)), [reorder]);
  return (
    <RecordTable
      name="Alerts"
      toolbar={<SaveButtons onSave={(format) => void saveList(`alerts-${today()}`, format, list)} />}
      columns={columns}
      list={list}
      empty={totals && <Empty>{totals.all.count === 0 ? 'No products yet.' : NONE_LOW}</Empty>}
    />
  );
}

function alertColumns(onReorder: (product: Product) => void): readonly Column<Product>[] {
  return [
    { title: 'Product #', sort: 'id', onCard: 'detail', cell: (product) => product.id },
    { title: 'Name', sort: 'name', onCard: 'name', cell: (product) => formatText(product.name) },
    { title: 'Stock', sort: 'stock', isFigure: true, onCard: 'status', cell: (product) => <StockLow of={product} /> },
    { title: 'Reorder Level', isFigure: true, cell: (product) => formatNumber(product.reorderLevel) },
    { title: 'Supplier', onCard: 'detail', cell: (product) => formatText(product.supplier) },
    {
      title: 'To Order',
      isFigure: true,
      paiseOf: (product) => exactOrUndefined(() => reorderItem(product).amount) ?? 0,
      onCard: 'amount',
      cell: (product) => {
        const order = exactOrUndefined(() => reorderItem(product));
        if (!order) return BLANK;
        return <Figure>{`${formatNumber(order.quantity)} · ${formatRupees(order.amount)}`}</Figure>;
      },
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (product) => (
        <RowButtons>
          <Button
            className="px-3!"
            aria-label={`Reorder ${formatName(product.name, product.id)}`}
            onClick={() => onReorder(product)}
          >
            Reorder
          </Button>
        </RowButtons>
      ),
    },
  ];
}

/** A card shows no column headings, so the words are beside the figures there. */
function StockLow({ of: { currentStock, reorderLevel } }: { of: Product }) {
  return (
    <>
      {formatNumber(currentStock)}
      <span className="hidden cards:block print:hidden">{` left, reorder at ${formatNumber(reorderLevel)}`}</span>
    </>
  );
}

const NONE_LOW = 'Nothing is low: every product stands above its reorder level.';
