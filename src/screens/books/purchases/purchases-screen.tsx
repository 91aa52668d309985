import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { PURCHASE_LIST } from '#data/books/voucher-lists.ts';
import { deleteDrafts } from '#data/books/drafts.ts';
import { useList } from '#data/lists/use-list.ts';
import { amountOf, titleOf, type Voucher } from '#domain/books/voucher.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { deleteDraft } from '#screens/books/parts/delete-draft.ts';
import { OwedOn } from '#screens/books/parts/owed.tsx';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/pieces/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import { saveList } from '#ui/records/save-list.ts';
import type { Several } from '#ui/records/selected.tsx';
import { useAsked } from '#ui/records/use-asked.ts';
import { purchaseColumns } from './purchase-columns.tsx';

/** What was bought, the newest first, and what of it is still owed. */
export function PurchasesScreen() {
  const pages = usePages();
  const list = useList(PURCHASE_LIST, { sort: 'date', direction: 'down', filter: '', find: '' });
  const deeds = useMemo(
    () => ({
      open: ({ id }: Voucher) => pages.go(pages.voucher(id)),
      delete: (voucher: Voucher) => void deleteDraft(voucher),
    }),
    [pages],
  );
  const columns = useMemo(() => purchaseColumns(pages), [pages]);
  useAsked({ show: (id, onGone) => list.reveal(id, onGone) });

  return (
    <Page
      title="Purchases"
      subtitle="What you buy, and what of it you still owe"
      actions={
        <>
          <CreateButton onPress={() => pages.go(pages.newVoucher('Purchase'))}>New Purchase</CreateButton>
          <Button onClick={() => pages.go(pages.newVoucher('Debit Note'))}>New Debit Note</Button>
        </>
      }
    >
      <OwedOn rows={list.rows}>
        <RecordList
          name="Purchases"
          of="purchases and debit notes"
          list={list}
          columns={columns}
          deeds={deeds}
          several={SEVERAL}
          onSave={(format) => void saveList(`purchases-${today()}`, format, list)}
          onCreate={() => pages.go(pages.newVoucher('Purchase'))}
        />
      </OwedOn>
    </Page>
  );
}

/** What of the selected ones is issued is refused: see `deleteDrafts`. */
const SEVERAL: Several<Voucher> = {
  nouns: ['document', 'documents'],
  displayName: titleOf,
  sum: (vouchers) => formatRupees(sumOf(vouchers.map(amountOf))),
  remove: deleteDrafts,
  fileName: () => `selected-purchases-${today()}`,
};
