import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useLive } from '#data/live.ts';
import { countMovementsOf, PRODUCT_LIST } from '#data/products.ts';
import { useList } from '#data/use-list.ts';
import { useWalk } from '#data/use-walk.ts';
import { formatNumber, formatRupees, formatText } from '#domain/format.ts';
import { type Product, STOCK_LEVEL_TONES, stockLevel } from '#domain/product.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { shorten } from '#ui/shorten.ts';
import { EmptyFromStart } from '#ui/records/empty-list.tsx';
import { SaveButton } from '#ui/records/list-tools.tsx';
import { MarkField } from '#ui/records/mark-field.tsx';
import { type Column, RecordTable } from '#ui/records/record-table.tsx';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAsked } from '#ui/records/use-asked.ts';
import type { RowDeeds } from '#ui/records/use-row-keys.ts';
import { type ProductEditor, SEVERAL_PRODUCTS } from './product-kind.ts';
import { StockLeft } from './stock-left.tsx';

/** All products, low ones first. The search marks matches and goes from one to the next; it never hides a row. */
export function ProductsPanel({ open }: { open: ProductEditor['open'] }) {
  const list = useList('products', PRODUCT_LIST, { sort: 'level', direction: 'up', filter: '', find: '' });
  const { walk, marks } = useWalk('products', PRODUCT_LIST, list, describe);
  const columns = useMemo(() => productColumns(open), [open]);
  useAsked({
    show(id, onGone) {
      // An active search would mark its own matches instead.
      walk.look('');
      list.reveal(id, onGone);
    },
  });
  return (
    <RecordTable
      name="Products"
      toolbar={
        <>
          <MarkField name="Search products" walk={walk} />
          <SaveButton onSave={() => void saveList(`products-${today()}.csv`, list.asCsv)} />
        </>
      }
      columns={columns}
      list={list}
      marks={walk.text === '' ? list.marks : marks}
      deeds={open}
      several={{ ...SEVERAL_PRODUCTS, deleteNote: movementsNote }}
      empty={<EmptyFromStart of="products" onCreate={open.create} />}
    />
  );
}

function productColumns(deeds: RowDeeds<Product>): readonly Column<Product>[] {
  return [
    { title: 'Product #', sort: 'id', onCard: 'detail', cell: (product) => product.id },
    { title: 'Name', sort: 'name', onCard: 'name', cell: (product) => formatText(product.name) },
    { title: 'SKU', onCard: 'detail', cell: (product) => formatText(product.sku) },
    { title: 'Category', cell: (product) => formatText(product.category) },
    { title: 'Stock', sort: 'stock', isFigure: true, onCard: 'beside', cell: (product) => <StockLeft of={product} /> },
    { title: 'Level', sort: 'level', onCard: 'status', cell: (product) => <Level product={product} /> },
    {
      title: 'Unit Price',
      sort: 'price',
      isFigure: true,
      paiseOf: ({ price }) => price,
      onCard: 'amount',
      cell: (product) => <Figure>{formatRupees(product.price)}</Figure>,
    },
    { title: 'Location', cell: (product) => formatText(product.location) },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (product) => <EditAndDelete row={product} of={product.id} deeds={deeds} />,
    },
  ];
}

const describe = ({ id, name }: Product) => shorten(`${id}, ${name}`);
const movementsNote = (products: readonly Product[]) => <MovementsNote ids={products.map(({ id }) => id)} />;

/** The movements that are deleted with several products. */
function MovementsNote({ ids }: { ids: readonly string[] }) {
  const movements = useLive(['movements of', ...ids], () => countMovementsOf(...ids));
  if (!movements) return null;
  const whose = ids.length === 1 ? 'Its' : 'Their';
  return (
    <p>
      {movements === 1
        ? `${whose} stock movement goes, too.`
        : `${whose} ${formatNumber(movements)} stock movements go, too.`}
    </p>
  );
}

function Level({ product }: { product: Product }) {
  const level = stockLevel(product);
  return <Badge tone={STOCK_LEVEL_TONES[level]}>{level}</Badge>;
}
