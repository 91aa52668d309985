import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { PAYMENT_LIST } from '#data/books/vouchers/voucher-lists.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { useList } from '#data/views/use-list.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { deleteDraft } from '#screens/books/parts/delete-draft.ts';
import { allowedBulkActions, useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { NewVouchers, useBeginFirst } from '#screens/books/parts/vouchers/new-vouchers.tsx';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { Page } from '#ui/layout/page.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { paymentColumns } from './payment-columns.tsx';
import { amountOf } from '#domain/books/voucher-kinds.ts';

/** Money that came and went, the newest first. */
export function PaymentsScreen() {
  const pages = usePages();
  const list = useList(PAYMENT_LIST, { sort: 'date', direction: 'down', filter: '', find: '' });
  const actions = useMemo(
    () => ({
      open: ({ id }: Voucher) => pages.go(pages.voucher(id)),
      delete: (voucher: Voucher) => void deleteDraft(voucher),
    }),
    [pages],
  );
  const columns = useMemo(() => paymentColumns(pages), [pages]);
  const begin = useBeginFirst(NEW);
  const maySave = useMaySee('files');
  const [maySell, mayPay] = [useMayDo('sell'), useMayDo('ledgers')];
  useAddressRequest({ show: (id, onGone) => list.reveal(id, onGone) });

  return (
    <Page
      title="Payments"
      subtitle="Money that came and went, and what of it is still to be set against a bill"
      actions={<NewVouchers kinds={NEW} />}
    >
      <RecordList
        name="Payments"
        of="receipts and payments"
        list={list}
        columns={columns}
        actions={actions}
        bulkActions={allowedBulkActions(BULK_ACTIONS, { files: maySave, remove: maySell || mayPay, sum: true })}
        onSave={maySave ? (format) => void saveBooksList('payments', format, list) : undefined}
        onCreate={begin}
      />
    </Page>
  );
}

const NEW = ['Receipt', 'Payment', 'Contra'] as const;

/** Selected ones that are issued are not deleted: see `deleteDrafts`. */
const BULK_ACTIONS: BulkActions<Voucher> = {
  nouns: ['voucher', 'vouchers'],
  displayName: titleOf,
  sum: (vouchers) => formatRupees(sumOf(vouchers.map(amountOf))),
  remove: deleteDrafts,
  fileName: () => `selected-payments-${today()}`,
};
