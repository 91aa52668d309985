import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { GODOWN_PREFIX } from '#data/books/ids.ts';
import { ITEM_LIST } from '#data/books/items.ts';
import { useList } from '#data/lists/use-list.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAsked } from '#ui/records/use-asked.ts';
import { itemColumns } from './item-columns.tsx';
import { type ItemEditor, SEVERAL_ITEMS } from '#screens/books/parts/masters/item-kind.ts';

/** All goods and services, by name. */
export function ItemsPanel({ open }: { open: ItemEditor['open'] }) {
  const list = useList(ITEM_LIST, { sort: 'name', direction: 'up', filter: '', find: '' });
  const columns = useMemo(() => itemColumns(open), [open]);
  useAsked({ show: (id, onGone) => !id.startsWith(GODOWN_PREFIX) && list.reveal(id, onGone) });
  return (
    <RecordList
      name="Items"
      of="items"
      list={list}
      columns={columns}
      deeds={open}
      several={SEVERAL_ITEMS}
      onSave={(format) => void saveList(`items-${today()}`, format, list)}
      onCreate={open.create}
    />
  );
}
