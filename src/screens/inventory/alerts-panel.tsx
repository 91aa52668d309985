import { PackagePlus } from 'lucide';
import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useLive } from '#data/live.ts';
import { PRODUCT_LIST, productTotals, reorderProduct } from '#data/products.ts';
import { useList } from '#data/use-list.ts';
import { BLANK, formatName, formatNumber, formatRupees, formatText } from '#domain/format.ts';
import { type Product, reorderAmount } from '#domain/product.ts';
import { Empty } from '#ui/empty.tsx';
import { Figure } from '#ui/figure.tsx';
import { SaveButton } from '#ui/records/list-tools.tsx';
import { type Column, RecordTable } from '#ui/records/record-table.tsx';
import { RowAction, RowActions } from '#ui/records/row-actions.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useReorder } from '#ui/records/use-reorder.ts';
import { StockLeft } from './stock-left.tsx';

/** What is at or below its reorder level, each with the order that would fill it up again. */
export function AlertsPanel() {
  const list = useList('products', PRODUCT_LIST, { sort: 'name', direction: 'up', filter: 'Low Stock', find: '' });
  const totals = useLive(['products', 'totals'], productTotals);
  const reorder = useReorder(orderOf);
  const columns = useMemo(() => alertColumns((product) => void reorder(product)), [reorder]);
  return (
    <RecordTable
      name="Alerts"
      toolbar={<SaveButton onSave={() => void saveList(`alerts-${today()}.csv`, list.asCsv)} />}
      columns={columns}
      list={list}
      empty={totals && <Empty>{totals.all.count === 0 ? 'No products yet.' : NONE_LOW}</Empty>}
    />
  );
}

function orderOf(product: Product) {
  return reorderProduct(product.id, today());
}

function alertColumns(onReorder: (product: Product) => void): readonly Column<Product>[] {
  return [
    { title: 'Product #', sort: 'id', onCard: 'detail', cell: (product) => product.id },
    { title: 'Name', sort: 'name', onCard: 'name', cell: (product) => formatText(product.name) },
    { title: 'Stock', sort: 'stock', isFigure: true, onCard: 'status', cell: (product) => <StockLeft of={product} /> },
    { title: 'Reorder Level', isFigure: true, cell: (product) => formatNumber(product.reorderLevel) },
    { title: 'Supplier', onCard: 'detail', cell: (product) => formatText(product.supplier) },
    {
      title: 'To Order',
      isFigure: true,
      onCard: 'amount',
      cell: (product) => {
        const amount = reorderAmount(product);
        return amount === undefined ? BLANK : <Figure>{formatRupees(amount)}</Figure>;
      },
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (product) => (
        <RowActions>
          <RowAction
            name={`Reorder ${formatName(product.name, product.id)}`}
            icon={PackagePlus}
            onPress={() => onReorder(product)}
          />
        </RowActions>
      ),
    },
  ];
}

const NONE_LOW = 'Nothing is low: every product stands above its reorder level.';
