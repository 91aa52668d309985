import { Barcode } from 'lucide';
import { useMemo } from 'react';
import { GODOWN_PREFIX } from '#data/books/ids.ts';
import { ITEM_LIST } from '#data/books/masters/items.ts';
import { useList } from '#data/views/use-list.ts';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { itemColumns } from './item-columns.tsx';
import { OnHand } from './stock-cell.tsx';
import { type ItemEditor, type VersionedItem, ITEM_BULK_ACTIONS } from '#screens/books/parts/masters/item-editor.ts';

/** All goods and services, by name. */
export function ItemsPanel({ open }: { open: ItemEditor['open'] }) {
  const list = useList(ITEM_LIST, { sort: 'name', direction: 'up', filter: '', find: '' });
  const pages = usePages();
  const columns = useMemo(() => itemColumns(open, pages), [open, pages]);
  const actions = useMemo(
    () => ({ open: ({ id }: VersionedItem) => pages.go(pages.item(id)), delete: open.delete }),
    [open, pages],
  );
  const bulkActions = useMemo(
    () => ({
      ...ITEM_BULK_ACTIONS,
      further: {
        name: 'Labels',
        icon: Barcode,
        go: (ids: readonly string[]) => pages.go(pages.labels(), { items: ids.join() }),
      },
    }),
    [pages],
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
        onSave={(format) => void saveBooksList('items', format, list)}
        onCreate={open.create}
      />
    </OnHand>
  );
}
