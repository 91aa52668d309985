import { formatName, formatText } from '#domain/format.ts';
import { placeOf } from '#domain/state-code.ts';
import { Balance } from '#screens/books/parts/balance.tsx';
import { masterName } from '#screens/books/parts/master-name.tsx';
import type { KeptParty } from '#screens/books/parts/masters/party-kind.ts';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import type { RowDeeds } from '#ui/records/use-row-keys.ts';

/** The columns that the specification lists, in its order. */
export function partyColumns(deeds: RowDeeds<KeptParty>): readonly Column<KeptParty>[] {
  return [
    { title: 'Name', sort: 'name', onCard: 'name', cell: masterName },
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
      cell: ({ state }) => formatText(placeOf(state)?.name ?? ''),
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
      paiseOf: ({ opening }) => opening,
      onCard: 'amount',
      isBlank: ({ opening }) => opening === 0,
      cell: ({ opening }) => <Balance of={opening} />,
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (party) => <EditAndDelete row={party} of={formatName(party.name, 'unnamed party')} deeds={deeds} />,
    },
  ];
}
