import { formatName, formatText } from '#domain/format.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { linkedName } from '#screens/books/parts/master-name.tsx';
import type { VersionedParty } from '#screens/books/parts/masters/party-editor.ts';
import { PostedBalance } from '#screens/books/parts/posted-balance.tsx';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';

/** The columns that the specification lists, in its order; without the balance for one who may not see it. */
export function partyColumns(
  actions: RowActions<VersionedParty>,
  pages: BooksPages,
  { seesBalances, mayChange }: Readonly<{ seesBalances: boolean; mayChange: boolean }>,
): readonly Column<VersionedParty>[] {
  const all: readonly Column<VersionedParty>[] = [
    { title: 'Name', sort: 'name', onCard: 'name', cell: (party) => linkedName(party, pages.statement) },
    {
      title: 'GSTIN',
      sort: 'gstin',
      onCard: 'detail',
      isBlank: ({ gstin }) => gstin === '',
      cell: ({ gstin }) => formatText(gstin),
    },
    {
      title: 'State',
      sort: 'state',
      onCard: 'detail',
      isBlank: ({ state }) => state === '',
      cell: ({ state }) => formatText(placeOfCode(state)?.name ?? ''),
    },
    {
      title: 'Phone',
      onCard: 'detail',
      isBlank: ({ phone }) => phone === '',
      cell: ({ phone }) => formatText(phone),
    },
    {
      title: 'Balance',
      isFigure: true,
      onCard: 'amount',
      cell: ({ id }) => <PostedBalance of={id} />,
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (party) => <EditAndDelete row={party} of={formatName(party.name, 'unnamed party')} actions={actions} />,
    },
  ];
  return all.filter(({ title }) => (title === 'Balance' ? seesBalances : title !== 'Actions' || mayChange));
}
