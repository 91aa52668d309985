import { today } from '#data/clock.ts';
import { rateOn } from '#domain/books/masters/item.ts';
import { formatRate, type Rate } from '#domain/books/rate.ts';
import { BLANK, formatName, formatPercent, formatText } from '#domain/format.ts';
import { linkedName } from '#screens/books/parts/master-name.tsx';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import { Figure } from '#ui/layout/figure.tsx';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import type { VersionedItem } from '#screens/books/parts/masters/item-editor.ts';
import { StockCell } from './stock-cell.tsx';

/** The columns that the specification lists, in its order; without actions for one who changes none. */
export function itemColumns(
  actions: RowActions<VersionedItem>,
  pages: BooksPages,
  mayChange: boolean,
): readonly Column<VersionedItem>[] {
  const all: readonly Column<VersionedItem>[] = [
    { title: 'Name', sort: 'name', onCard: 'name', cell: (item) => linkedName(item, pages.item) },
    {
      title: 'SKU',
      sort: 'sku',
      onCard: 'detail',
      isBlank: ({ sku }) => sku === '',
      cell: ({ sku }) => formatText(sku),
    },
    {
      title: 'HSN/SAC',
      sort: 'hsn',
      onCard: 'detail',
      isBlank: ({ hsn }) => hsn === '',
      cell: ({ hsn }) => formatText(hsn),
    },
    { title: 'Unit', cell: ({ kind, unit }) => (kind === 'Service' ? BLANK : unit) },
    { title: 'GST Rate', isFigure: true, onCard: 'detail', cell: taxOf },
    {
      title: 'Selling Price',
      sort: 'sellingPrice',
      isFigure: true,
      paiseOf: ({ sellingPrice }) => (sellingPrice ?? 0) / 100,
      onCard: 'amount',
      isBlank: ({ sellingPrice }) => sellingPrice === null,
      cell: ({ sellingPrice }) => (sellingPrice === null ? BLANK : <Figure>{priceInRupees(sellingPrice)}</Figure>),
    },
    {
      title: 'Stock',
      isFigure: true,
      onCard: 'nearStatus',
      isBlank: ({ kind }) => kind === 'Service',
      cell: (item) => <StockCell of={item} />,
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (item) => <EditAndDelete row={item} of={formatName(item.name, 'unnamed item')} actions={actions} />,
    },
  ];
  return mayChange ? all : all.slice(0, -1);
}

/** The rate in force today, or why there is none. */
function taxOf(item: VersionedItem): string {
  return item.taxability === 'Taxable' ? formatPercent(rateOn(item, today())) : item.taxability;
}

function priceInRupees(price: Rate): string {
  return `₹${formatRate(price)}`;
}
