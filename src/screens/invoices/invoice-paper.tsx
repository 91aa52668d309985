import { useLive } from '#data/live.ts';
import { taxInvoiceOf } from '#data/tax-invoices.ts';
import type { Invoice } from '#domain/invoice.ts';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';
import { Paper } from '#ui/paper.tsx';

/** Prints an invoice as soon as the names and numbers that belong on it have been read. */
export function InvoicePaper({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const document = useLive(['tax invoice', invoice], () => taxInvoiceOf(invoice));
  if (!document) return null;
  return (
    <Paper title={invoice.id} onPrinted={onClose}>
      <DocumentOnPaper document={document} />
    </Paper>
  );
}
