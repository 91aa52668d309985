import { PURCHASE_LIST } from '#data/books/vouchers/voucher-lists.ts';
import { DocumentList } from '#screens/books/parts/documents/document-list.tsx';
import { NewVouchers, useBeginFirst } from '#screens/books/parts/vouchers/new-vouchers.tsx';
import { Page } from '#ui/layout/page.tsx';
import { purchaseColumns } from './purchase-columns.tsx';

/** The list of purchases and debit notes. */
export function PurchasesScreen() {
  const begin = useBeginFirst(NEW);
  return (
    <Page title="Purchases" subtitle="What you buy, and what of it you still owe" actions={<NewVouchers kinds={NEW} />}>
      <DocumentList
        name="Purchases"
        of="purchases and debit notes"
        from={PURCHASE_LIST}
        kinds={KINDS}
        columnsOf={purchaseColumns}
        onCreate={begin}
      />
    </Page>
  );
}

const NEW = ['Purchase', 'Debit Note'] as const;
const KINDS = { Purchase: 'Purchases', 'Debit Note': 'Debit Notes' } as const;
