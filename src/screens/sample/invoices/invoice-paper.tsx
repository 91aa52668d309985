import { useLiveResult } from '#data/sample/live.ts';
import { taxInvoiceOf } from '#data/sample/tax-invoices.ts';
import type { Invoice } from '#domain/sample/invoice.ts';
import { PrintDocument } from '#ui/documents/print-document.tsx';

/** Prints an invoice as soon as the company and customer details on it have been read. */
export function InvoicePaper({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { value: document, problem } = useLiveResult(['tax invoice', invoice], () => taxInvoiceOf(invoice), {
    isFresh: true,
  });
  return <PrintDocument title={invoice.id} document={document} problem={problem} onClose={onClose} />;
}
