import { INVOICE_LIST } from '#data/books/vouchers/voucher-lists.ts';
import { DocumentList } from '#screens/books/parts/documents/document-list.tsx';
import { NewVouchers, useBeginFirst } from '#screens/books/parts/vouchers/new-vouchers.tsx';
import { Page } from '#ui/layout/page.tsx';
import { invoiceColumns } from './invoice-columns.tsx';

/** The list of invoices and credit notes. */
export function InvoicesScreen() {
  const begin = useBeginFirst(NEW);
  return (
    <Page
      title="Invoices"
      subtitle="What you sell, and what of it is still to be paid"
      actions={<NewVouchers kinds={NEW} />}
    >
      <DocumentList
        name="Invoices"
        of="invoices and credit notes"
        from={INVOICE_LIST}
        kinds={KINDS}
        columnsOf={invoiceColumns}
        onCreate={begin}
      />
    </Page>
  );
}

const NEW = ['Invoice', 'Credit Note'] as const;
const KINDS = { Invoice: 'Invoices', 'Credit Note': 'Credit Notes' } as const;
