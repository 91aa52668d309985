import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { LEDGER_LIST } from '#data/sample/ledger-accounts.ts';
import { useLive } from '#data/sample/live.ts';
import { useList } from '#data/views/use-list.ts';
import { isAnyNamed } from '#data/sample/vouchers.ts';
import { formatName, formatRupees, formatText } from '#domain/format.ts';
import {
  balanceSide,
  balanceSize,
  LEDGER_GROUPS,
  LEDGER_PREFIX,
  type LedgerAccount,
} from '#domain/sample/ledger-account.ts';
import { Figure } from '#ui/layout/figure.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { type LedgerEditor, LEDGER_BULK_ACTIONS } from './ledger-editor.ts';

/** All ledgers, sorted by code. */
export function LedgersPanel({ open }: { open: LedgerEditor['open'] }) {
  const list = useList(LEDGER_LIST, { sort: 'code', direction: 'up', filter: '', find: '' });
  const columns = useMemo(() => ledgerColumns(open), [open]);
  useAddressRequest({ show: (id, onGone) => id.startsWith(LEDGER_PREFIX) && list.reveal(id, onGone) });
  return (
    <RecordList
      name="Ledger Accounts"
      of="ledgers"
      list={list}
      columns={columns}
      filter={GROUP_FILTER}
      actions={open}
      bulkActions={BULK_ACTIONS}
      onSave={(format) => void saveList(`ledgers-${today()}`, format, list)}
      onCreate={open.create}
    />
  );
}

/** Says that vouchers keep the names of the ledgers that are about to be deleted. */
function NamesInVouchers({ ledgers }: { ledgers: readonly LedgerAccount[] }) {
  const names = ledgers.map(({ name }) => name);
  const isNamed = useLive(['vouchers naming any', ...names], () => isAnyNamed(names));
  if (isNamed !== true) return null;
  return <p>Vouchers that name {ledgers.length === 1 ? 'it keep the name' : 'them keep the names'}.</p>;
}

function ledgerColumns(actions: RowActions<LedgerAccount>): readonly Column<LedgerAccount>[] {
  return [
    { title: 'Code', sort: 'code', onCard: 'detail', cell: (ledger) => formatText(ledger.code) },
    { title: 'Name', sort: 'name', onCard: 'name', cell: (ledger) => formatText(ledger.name) },
    { title: 'Group', sort: 'group', onCard: 'status', cell: (ledger) => formatText(ledger.group) },
    {
      title: 'Opening Balance',
      sort: 'balance',
      isFigure: true,
      onCard: 'amount',
      cell: (ledger) => <Balance balance={ledger.balance} />,
    },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (ledger) => <EditAndDelete row={ledger} of={formatName(ledger.code, 'unnamed ledger')} actions={actions} />,
    },
  ];
}

/** Dr and Cr have a column of their own, so that the decimal points line up. A balance of 0 has neither. */
function Balance({ balance }: { balance: LedgerAccount['balance'] }) {
  const side = balanceSide(balance);
  return (
    <>
      <Figure>{formatRupees(balanceSize(balance))}</Figure>{' '}
      <span className="inline-block text-start text-ink-2 min-w-6 ps-1 cards:min-w-0 cards:ps-0 print:min-w-6 print:ps-1">
        {side}
      </span>
    </>
  );
}

const BULK_ACTIONS = {
  ...LEDGER_BULK_ACTIONS,
  deleteNote: (ledgers: readonly LedgerAccount[]) => <NamesInVouchers ledgers={ledgers} />,
};
const GROUP_FILTER = { name: 'Filter by group', all: 'All groups', options: LEDGER_GROUPS };
