import { Barcode } from 'lucide';
import { useMemo } from 'react';
import { GODOWN_PREFIX } from '#data/books/ids.ts';
import { ITEM_LIST } from '#data/books/masters/items.ts';
import { useList } from '#data/views/use-list.ts';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { allowedBulkActions, useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { itemColumns } from './item-columns.tsx';
import { OnHand } from './stock-cell.tsx';
import { type ItemEditor, type VersionedItem, ITEM_BULK_ACTIONS } from '#screens/books/parts/masters/item-editor.ts';

/** All goods and services, by name. */
export function ItemsPanel({ open }: { open: ItemEditor['open'] }) {
  const list = useList(ITEM_LIST, { sort: 'name', direction: 'up', filter: '', find: '' });
  const pages = usePages();
  const mayChange = useMayDo('masters');
  const mayLabel = useMayDo('stock');
  const seesCost = useMaySee('cost');
  const maySave = useMaySee('files', 'cost');
  const columns = useMemo(() => itemColumns(open, pages, mayChange), [open, pages, mayChange]);
  const actions = useMemo(
    () => ({
      open: ({ id }: VersionedItem) => pages.go(pages.item(id)),
      ...(mayChange && { delete: open.delete }),
    }),
    [open, pages, mayChange],
  );
  const bulkActions = useMemo(
    () => ({
      ...allowedBulkActions(ITEM_BULK_ACTIONS, { files: maySave, remove: mayChange, sum: seesCost }),
      ...(mayLabel && {
        further: {
          name: 'Labels',
          icon: Barcode,
          go: (ids: readonly string[]) => pages.go(pages.labels(), { items: ids.join() }),
        },
      }),
    }),
    [pages, mayChange, mayLabel, maySave, seesCost],
  );
  useAddressRequest({ show: (id, onGone) => !id.startsWith(GODOWN_PREFIX) && list.reveal(id, onGone) });
  return (
    <OnHand rows={list.rows}>
      <RecordList
        name="Items"
        of="items"
        list={list}
        columns={columns}
        actions={actions}
        bulkActions={bulkActions}
        onSave={maySave ? (format) => void saveBooksList('items', format, list) : undefined}
        onCreate={mayChange ? open.create : undefined}
      />
    </OnHand>
  );
}
