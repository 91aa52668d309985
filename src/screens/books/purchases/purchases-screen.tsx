import { PURCHASE_LIST } from '#data/books/vouchers/voucher-lists.ts';
import { DocumentList } from '#screens/books/parts/documents/document-list.tsx';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { purchaseColumns } from './purchase-columns.tsx';

/** The list of purchases and debit notes. */
export function PurchasesScreen() {
  const pages = usePages();
  const begin = () => pages.go(pages.newVoucher('Purchase'));
  return (
    <Page
      title="Purchases"
      subtitle="What you buy, and what of it you still owe"
      actions={
        <>
          <CreateButton onPress={begin}>New Purchase</CreateButton>
          <Button onClick={() => pages.go(pages.newVoucher('Debit Note'))}>New Debit Note</Button>
        </>
      }
    >
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

const KINDS = { Purchase: 'Purchases', 'Debit Note': 'Debit Notes' } as const;
