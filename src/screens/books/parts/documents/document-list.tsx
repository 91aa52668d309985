import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { deleteDrafts } from '#data/books/drafts.ts';
import type { INVOICE_LIST, PURCHASE_LIST } from '#data/books/voucher-lists.ts';
import { useList } from '#data/lists/use-list.ts';
import { amountOf, titleOf, type Voucher } from '#domain/books/voucher.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { deleteDraft } from '#screens/books/parts/delete-draft.ts';
import { OwedOn } from '#screens/books/parts/owed.tsx';
import { type Pages, usePages } from '#screens/books/parts/use-pages.ts';
import type { Column } from '#ui/records/column.ts';
import { RecordList } from '#ui/records/record-list.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAsked } from '#ui/records/use-asked.ts';

/** A list of documents, the newest first, with what of each is still owed. */
export function DocumentList({
  name,
  of,
  from,
  columnsOf,
  onCreate,
}: {
  name: 'Invoices' | 'Purchases';
  of: string;
  from: typeof INVOICE_LIST | typeof PURCHASE_LIST;
  columnsOf: (pages: Pages) => readonly Column<Voucher>[];
  onCreate: () => void;
}) {
  const pages = usePages();
  const list = useList(from, { sort: 'date', direction: 'down', filter: '', find: '' });
  const deeds = useMemo(
    () => ({
      open: ({ id }: Voucher) => pages.go(pages.voucher(id)),
      delete: (voucher: Voucher) => void deleteDraft(voucher),
    }),
    [pages],
  );
  const columns = useMemo(() => columnsOf(pages), [columnsOf, pages]);
  const fileName = () => `${name.toLowerCase()}-${today()}`;
  useAsked({ show: (id, onGone) => list.reveal(id, onGone) });
  return (
    <OwedOn rows={list.rows}>
      <RecordList
        name={name}
        of={of}
        list={list}
        columns={columns}
        deeds={deeds}
        several={{ ...SEVERAL, fileName: () => `selected-${fileName()}` }}
        onSave={(format) => void saveList(fileName(), format, list)}
        onCreate={onCreate}
      />
    </OwedOn>
  );
}

/** What of the selected ones is issued is refused: see `deleteDrafts`. */
const SEVERAL = {
  nouns: ['document', 'documents'],
  displayName: titleOf,
  sum: (vouchers: readonly Voucher[]) => formatRupees(sumOf(vouchers.map(amountOf))),
  remove: deleteDrafts,
} as const;
