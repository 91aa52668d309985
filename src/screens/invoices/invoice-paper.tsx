import { taxInvoiceParties } from '#data/tax-invoices.ts';
import { useLive } from '#data/live.ts';
import type { Invoice } from '#domain/invoice.ts';
import { taxInvoice } from '#domain/tax-invoice.ts';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';
import { Paper } from '#ui/paper.tsx';

/** Prints an invoice as soon as the names and numbers that belong on it have been read. */
export function InvoicePaper({ invoice, onPrinted }: { invoice: Invoice; onPrinted: () => void }) {
  const parties = useLive(['invoice parties', invoice.customerName], () => taxInvoiceParties(invoice));
  if (!parties) return null;
  return (
    <Paper title={invoice.id} onPrinted={onPrinted}>
      <DocumentOnPaper document={taxInvoice(invoice, parties.supplier, parties.recipientGstin)} />
    </Paper>
  );
}
