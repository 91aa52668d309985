import { useMemo } from 'react';
import { balancesOfLedgersOn } from '#data/books/ledger/balances.ts';
import { LEDGER_LIST, openingDifference } from '#data/books/masters/ledgers.ts';
import { useLive, useLiveResult } from '#data/books/live.ts';
import { useList } from '#data/views/use-list.ts';
import { GROUP_NAMES } from '#domain/books/ledger-group.ts';
import { DIFFERENCE_IN_OPENINGS } from '#domain/books/masters/opening-balance.ts';
import { balanceInWords } from '#screens/books/parts/balance.tsx';
import {
  type VersionedLedger,
  type LedgerEditor,
  LEDGER_BULK_ACTIONS,
} from '#screens/books/parts/masters/ledger-editor.ts';
import { PostedBalances } from '#screens/books/parts/posted-balance.tsx';
import { allowedBulkActions, useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { ledgerColumns } from './ledger-columns.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/** All ledgers, a group after the other, and whether what they opened with agrees. */
export function LedgersPanel({ open }: { open: LedgerEditor['open'] }) {
  const list = useList(LEDGER_LIST, { sort: 'group', direction: 'up', filter: '', find: '' });
  const pages = usePages();
  const mayChange = useMayDo('ledgers');
  const maySave = useMaySee('files');
  const columns = useMemo(
    () => ledgerColumns(open, pages).slice(0, mayChange ? undefined : -1),
    [open, pages, mayChange],
  );
  const actions = useMemo(
    () => ({
      open: ({ id }: VersionedLedger) => pages.go(pages.statement(id)),
      ...(mayChange && { delete: open.delete }),
    }),
    [open, pages, mayChange],
  );
  const ids = (list.rows ?? []).map(({ id }) => id);
  const day = useToday();
  const { value: balances } = useLiveResult(['balances', day, ids], () => balancesOfLedgersOn(ids, day));
  useAddressRequest({ show: (id, onGone) => list.reveal(id, onGone) });
  return (
    <div className="flex flex-col gap-3">
      <PostedBalances balances={balances}>
        <RecordList
          name="Ledgers"
          of="ledgers"
          list={list}
          columns={columns}
          filter={GROUP_FILTER}
          actions={actions}
          bulkActions={allowedBulkActions(LEDGER_BULK_ACTIONS, { files: maySave, remove: mayChange, sum: true })}
          onSave={maySave ? (format) => void saveBooksList('ledgers', format, list) : undefined}
          onCreate={mayChange ? open.create : undefined}
        />
      </PostedBalances>
      <OpeningDifference />
    </div>
  );
}

/** Nothing while all opening balances agree. The region stays, so that a difference is announced when it appears. */
function OpeningDifference() {
  const difference = useLive(['ledgers', 'difference'], openingDifference) ?? 0;
  return (
    <div role="status">
      {difference !== 0 && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-sheet border bg-sheet px-4 py-3 text-table">
          <p className="font-medium">{DIFFERENCE_IN_OPENINGS}</p>
          <p className="font-medium tabular-nums">{balanceInWords(difference)}</p>
          <p className="basis-full text-caption text-ink-2">
            Debit and credit of all ledgers, parties and opening stock are not equal yet. Enter what is missing, such as
            the capital.
          </p>
        </div>
      )}
    </div>
  );
}

const GROUP_FILTER = { name: 'Filter by group', all: 'All groups', options: GROUP_NAMES };
