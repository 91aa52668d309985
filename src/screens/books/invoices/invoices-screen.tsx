import { INVOICE_LIST } from '#data/books/vouchers/voucher-lists.ts';
import { DocumentList } from '#screens/books/parts/documents/document-list.tsx';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { invoiceColumns } from './invoice-columns.tsx';

/** The list of invoices and credit notes. */
export function InvoicesScreen() {
  const pages = usePages();
  const maySell = useMayDo('sell');
  const begin = () => pages.go(pages.newVoucher('Invoice'));
  return (
    <Page
      title="Invoices"
      subtitle="What you sell, and what of it is still to be paid"
      actions={
        maySell && (
          <>
            <CreateButton onPress={begin}>New Invoice</CreateButton>
            <Button onClick={() => pages.go(pages.newVoucher('Credit Note'))}>New Credit Note</Button>
          </>
        )
      }
    >
      <DocumentList
        name="Invoices"
        of="invoices and credit notes"
        from={INVOICE_LIST}
        kinds={KINDS}
        columnsOf={invoiceColumns}
        onCreate={maySell ? begin : undefined}
      />
    </Page>
  );
}

const KINDS = { Invoice: 'Invoices', 'Credit Note': 'Credit Notes' } as const;
