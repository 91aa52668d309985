import { formatName, formatText } from '#domain/format.ts';
import { Balance } from '#screens/books/parts/balance.tsx';
import { linkedName } from '#screens/books/parts/master-name.tsx';
import type { VersionedLedger } from '#screens/books/parts/masters/ledger-editor.ts';
import { PostedBalance } from '#screens/books/parts/posted-balance.tsx';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';

/** The columns that the specification lists, in its order. */
export function ledgerColumns(
  actions: RowActions<VersionedLedger>,
  pages: BooksPages,
): readonly Column<VersionedLedger>[] {
  return [
    { title: 'Name', sort: 'name', onCard: 'name', cell: (ledger) => linkedName(ledger, pages.statement) },
    {
      title: 'Group',
      sort: 'group',
      onCard: 'status',
      isBlank: ({ group }) => group === null,
      cell: ({ group }) => formatText(group ?? ''),
    },
    {
      title: 'Opening Balance',
      sort: 'opening',
      isFigure: true,
      isBlank: ({ opening }) => opening === 0,
      cell: ({ opening }) => <Balance of={opening} />,
    },
    { title: 'Balance', isFigure: true, onCard: 'amount', cell: ({ id }) => <PostedBalance of={id} /> },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (ledger) => <EditAndDelete row={ledger} of={formatName(ledger.name, 'unnamed ledger')} actions={actions} />,
    },
  ];
}
