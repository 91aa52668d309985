import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useList } from '#data/views/use-list.ts';
import { USER_LIST } from '#data/sample/users.ts';
import { formatName, formatText } from '#domain/format.ts';
import { COMPANY_PREFIX } from '#domain/sample/company.ts';
import { USER_TONES, type User } from '#domain/sample/user.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { type UserEditor, USER_BULK_ACTIONS } from './user-editor.ts';

/** All users, sorted by name. */
export function UsersPanel({ open }: { open: UserEditor['open'] }) {
  const list = useList(USER_LIST, { sort: 'name', direction: 'up', filter: '', find: '' });
  const columns = useMemo(() => userColumns(open), [open]);
  useAddressRequest({ show: (id, onGone) => !id.startsWith(COMPANY_PREFIX) && list.reveal(id, onGone) });
  return (
    <RecordList
      name="Users"
      of="users"
      list={list}
      columns={columns}
      actions={open}
      bulkActions={USER_BULK_ACTIONS}
      onSave={(format) => void saveList(`users-${today()}`, format, list)}
      onCreate={open.create}
    />
  );
}

/** The columns of the specification (§2), in its order. */
function userColumns(actions: RowActions<User>): readonly Column<User>[] {
  return [
    { title: 'Name', sort: 'name', onCard: 'name', cell: (user) => formatText(user.name) },
    { title: 'Email', onCard: 'detail', cell: (user) => formatText(user.email) },
    { title: 'Role', onCard: 'detail', cell: (user) => formatText(user.role) },
    {
      title: 'Status',
      onCard: 'status',
      cell: (user) => <Badge tone={USER_TONES[user.status]}>{user.status}</Badge>,
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (user) => <EditAndDelete row={user} of={formatName(user.name, 'unnamed user')} actions={actions} />,
    },
  ];
}
