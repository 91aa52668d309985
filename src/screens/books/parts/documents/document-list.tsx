import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { INVOICE_LIST, listOfKind } from '#data/books/vouchers/voucher-lists.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { useList } from '#data/views/use-list.ts';
import { VOUCHER_KINDS, type VoucherKind, titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { DOCUMENT_STATUSES } from '#domain/books/documents/document-status.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { deleteDraft } from '#screens/books/parts/delete-draft.ts';
import { BALANCE_COLUMN } from '#screens/books/parts/documents/document-columns.tsx';
import { OwedOn } from '#screens/books/parts/document-status-cells.tsx';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { allowedBulkActions, useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { type BooksPages, usePages } from '#screens/books/parts/use-pages.ts';
import type { Column } from '#ui/records/column.ts';
import { FilterPick } from '#ui/records/list-tools.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';

type Documents = {
  name: 'Invoices' | 'Purchases';
  of: string;
  from: typeof INVOICE_LIST;
  /** The plural of each kind, both of which stand in the list. */
  kinds: Readonly<Partial<Record<VoucherKind, string>>>;
  columnsOf: (pages: BooksPages) => readonly Column<Voucher>[];
  onCreate: (() => void) | undefined;
};

/** A list of documents, the newest first, with what of each is still owed; of one kind on request. */
export function DocumentList(documents: Documents) {
  const [kind, setKind] = useVisitState<VoucherKind | ''>(`${documents.name}: kind`, '');
  return <OfKind key={kind} {...documents} kind={kind} onKind={setKind} />;
}

function OfKind({
  name,
  of,
  from,
  kinds,
  kind,
  columnsOf,
  onKind,
  onCreate,
}: Documents & { kind: VoucherKind | ''; onKind: (kind: VoucherKind | '') => void }) {
  const pages = usePages();
  const ofAll = useMemo(() => (kind === '' ? from : listOfKind(kind)), [from, kind]);
  const all = useList(ofAll, { sort: 'date', direction: 'down', filter: '', find: '' });
  const options = Object.values(kinds);
  const list = {
    ...all,
    isFiltered: all.isFiltered || kind !== '',
    changeView: (change: Parameters<typeof all.changeView>[0]) => {
      all.changeView(change);
      // Where all is to be shown again.
      if (change.filter === '' && change.find === '') onKind('');
    },
  };
  const actions = useMemo(
    () => ({
      open: ({ id }: Voucher) => pages.go(pages.voucher(id)),
      delete: (voucher: Voucher) => void deleteDraft(voucher),
    }),
    [pages],
  );
  const seesBalances = useMaySee('reports');
  const maySave = useMaySee('files');
  const mayDelete = useMayDo(from === INVOICE_LIST ? 'sell' : 'stock');
  const columns = useMemo(
    () => columnsOf(pages).filter((column) => seesBalances || column !== BALANCE_COLUMN),
    [columnsOf, pages, seesBalances],
  );
  useAddressRequest({ show: (id, onGone) => list.reveal(id, onGone) });
  return (
    <OwedOn rows={list.rows}>
      <RecordList
        name={name}
        of={of}
        list={list}
        filter={BY_STATUS}
        tools={
          <FilterPick
            filter={{ name: 'Kind', all: 'All kinds', options }}
            value={kind === '' ? '' : (kinds[kind] ?? '')}
            onChange={(called) => onKind(VOUCHER_KINDS.find((one) => kinds[one] === called) ?? '')}
          />
        }
        columns={columns}
        actions={actions}
        bulkActions={allowedBulkActions(
          { ...BULK_ACTIONS, fileName: () => `selected-${name.toLowerCase()}-${today()}` },
          { files: maySave, remove: mayDelete, sum: true },
        )}
        onSave={maySave ? (format) => void saveBooksList(name.toLowerCase(), format, list, kind) : undefined}
        onCreate={onCreate}
      />
    </OwedOn>
  );
}

const BY_STATUS = { name: 'Status', all: 'All statuses', options: DOCUMENT_STATUSES } as const;

/** Selected ones that are issued are not deleted: see `deleteDrafts`. */
const BULK_ACTIONS = {
  nouns: ['document', 'documents'],
  displayName: titleOf,
  sum: (vouchers: readonly Voucher[]) => formatRupees(sumOf(vouchers.map(amountOf))),
  remove: deleteDrafts,
} as const;
