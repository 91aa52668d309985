import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useLive } from '#data/sample/live.ts';
import { countMovementsOf, PRODUCT_LIST } from '#data/sample/products.ts';
import { useList } from '#data/views/use-list.ts';
import { useMarkSearch } from '#data/views/use-mark-search.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { type Product, STOCK_LEVEL_TONES, stockLevel } from '#domain/sample/product.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { EmptyFromStart } from '#ui/records/empty-list.tsx';
import { SaveButtons } from '#ui/records/list-tools.tsx';
import { MarkField } from '#ui/fields/mark-field.tsx';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import type { Column } from '#ui/records/column.ts';
import { RecordTable } from '#ui/records/record-table.tsx';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { type ProductEditor, PRODUCT_BULK_ACTIONS } from './product-editor.ts';
import { StockLeft } from './stock-left.tsx';

/** All products, low ones first. The search marks matches and goes from one to the next; it never hides a row. */
export function ProductsPanel({ open }: { open: ProductEditor['open'] }) {
  const list = useList(PRODUCT_LIST, { sort: 'level', direction: 'up', filter: '', find: '' });
  const { search, marks } = useMarkSearch(PRODUCT_LIST, list, describe);
  const columns = useMemo(() => productColumns(open), [open]);
  useAddressRequest({
    show(id, onGone) {
      // An active search would mark its own matches instead.
      search.type('');
      list.reveal(id, onGone);
    },
  });
  return (
    <RecordTable
      name="Products"
      toolbar={
        <>
          <MarkField name="Search products" search={search} />
          <SaveButtons onSave={(format) => void saveList(`products-${today()}`, format, list)} />
        </>
      }
      columns={columns}
      list={list}
      marks={search.text === '' ? list.marks : marks}
      actions={open}
      bulkActions={{ ...PRODUCT_BULK_ACTIONS, deleteNote: movementsNote }}
      empty={<EmptyFromStart of="products" onCreate={open.create} />}
    />
  );
}

function productColumns(actions: RowActions<Product>): readonly Column<Product>[] {
  return [
    { title: 'Product #', sort: 'id', onCard: 'detail', cell: (product) => product.id },
    { title: 'Name', sort: 'name', onCard: 'name', cell: (product) => formatText(product.name) },
    { title: 'SKU', onCard: 'detail', cell: (product) => formatText(product.sku) },
    { title: 'Category', cell: (product) => formatText(product.category) },
    {
      title: 'Stock',
      sort: 'stock',
      isFigure: true,
      onCard: 'nearStatus',
      cell: (product) => <StockLeft of={product} />,
    },
    { title: 'Level', sort: 'level', onCard: 'status', cell: (product) => <Level product={product} /> },
    moneyColumn('Unit Price', ({ price }) => price, { sort: 'price', onCard: 'amount' }),
    { title: 'Location', cell: (product) => formatText(product.location) },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (product) => <EditAndDelete row={product} of={product.id} actions={actions} />,
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
