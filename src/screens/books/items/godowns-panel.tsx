import { useMemo } from 'react';
import { GODOWN_LIST } from '#data/books/masters/godowns.ts';
import { GODOWN_PREFIX } from '#data/books/ids.ts';
import { useList } from '#data/views/use-list.ts';
import { formatName, formatText } from '#domain/format.ts';
import { masterName } from '#screens/books/parts/master-name.tsx';
import { allowedBulkActions, useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { type GodownEditor, type VersionedGodown, GODOWN_BULK_ACTIONS } from './godown-editor.ts';

/** The places where goods are kept, by name. */
export function GodownsPanel({ open }: { open: GodownEditor['open'] }) {
  const list = useList(GODOWN_LIST, { sort: 'name', direction: 'up', filter: '', find: '' });
  const mayChange = useMayDo('stock');
  const maySave = useMaySee('files');
  const columns = useMemo(() => godownColumns(open).slice(0, mayChange ? undefined : -1), [open, mayChange]);
  useAddressRequest({ show: (id, onGone) => id.startsWith(GODOWN_PREFIX) && list.reveal(id, onGone) });
  return (
    <RecordList
      name="Godowns"
      of="godowns"
      list={list}
      columns={columns}
      {...(mayChange && { actions: open })}
      bulkActions={allowedBulkActions(GODOWN_BULK_ACTIONS, { files: maySave, remove: mayChange, sum: true })}
      onSave={maySave ? (format) => void saveBooksList('godowns', format, list) : undefined}
      onCreate={mayChange ? open.create : undefined}
    />
  );
}

function godownColumns(actions: RowActions<VersionedGodown>): readonly Column<VersionedGodown>[] {
  return [
    { title: 'Name', sort: 'name', onCard: 'name', cell: masterName },
    {
      title: 'Address',
      onCard: 'nearStatus',
      isBlank: ({ address }) => address === '',
      cell: ({ address }) => formatText(address),
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (godown) => <EditAndDelete row={godown} of={formatName(godown.name, 'unnamed godown')} actions={actions} />,
    },
  ];
}
