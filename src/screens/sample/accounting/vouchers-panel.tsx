import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useList } from '#data/views/use-list.ts';
import { VOUCHER_LIST } from '#data/sample/vouchers.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { LEDGER_PREFIX } from '#domain/sample/ledger-account.ts';
import { VOUCHER_TYPES, type Voucher } from '#domain/sample/voucher.ts';
import { Figure } from '#ui/layout/figure.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import type { Column } from '#ui/records/column.ts';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { type VoucherEditor, VOUCHER_BULK_ACTIONS } from './voucher-editor.ts';

/** All vouchers, newest first. */
export function VouchersPanel({ open }: { open: VoucherEditor['open'] }) {
  const list = useList(VOUCHER_LIST, { sort: 'id', direction: 'down', filter: '', find: '' });
  const columns = useMemo(() => voucherColumns(open), [open]);
  useAddressRequest({ show: (id, onGone) => !id.startsWith(LEDGER_PREFIX) && list.reveal(id, onGone) });
  return (
    <RecordList
      name="Voucher Entries"
      of="vouchers"
      list={list}
      columns={columns}
      filter={TYPE_FILTER}
      actions={open}
      bulkActions={VOUCHER_BULK_ACTIONS}
      onSave={(format) => void saveList(`vouchers-${today()}`, format, list)}
      onCreate={open.create}
    />
  );
}

function voucherColumns(actions: RowActions<Voucher>): readonly Column<Voucher>[] {
  return [
    { title: 'Voucher #', sort: 'id', onCard: 'detail', cell: (voucher) => voucher.id },
    { title: 'Date', sort: 'date', onCard: 'detail', cell: (voucher) => formatDay(voucher.date) },
    { title: 'Type', sort: 'type', onCard: 'status', cell: (voucher) => formatText(voucher.voucherType) },
    { title: 'Reference', cell: (voucher) => formatText(voucher.reference) },
    { title: 'Debit', onCard: 'name', cell: (voucher) => <Debit voucher={voucher} /> },
    { title: 'Credit', cell: (voucher) => formatText(voucher.creditLedger) },
    {
      title: 'Amount',
      sort: 'amount',
      isFigure: true,
      onCard: 'amount',
      cell: (voucher) => <Figure>{formatRupees(voucher.amount)}</Figure>,
    },
    { title: 'Narration', isForWide: true, cell: (voucher) => formatText(voucher.narration) },
    {
      title: 'Actions',
      onCard: 'actions',
      cell: (voucher) => <EditAndDelete row={voucher} of={voucher.id} actions={actions} />,
    },
  ];
}

/** A card has no column for the credit side, so this line names both as a journal does: Cash Dr, to Sales. */
function Debit({ voucher }: { voucher: Voucher }) {
  return (
    <>
      <Quoted>{formatText(voucher.debitLedger)}</Quoted>
      <span className="hidden cards:block print:hidden">
        {' '}
        <span className="font-normal text-ink-2">Dr, to</span> <Quoted>{formatText(voucher.creditLedger)}</Quoted>
      </span>
    </>
  );
}

const TYPE_FILTER = { name: 'Filter by type', all: 'All types', options: VOUCHER_TYPES };
