import { useEffect, useEffectEvent } from 'react';
import { useLiveResult } from '#data/sample/live.ts';
import { taxInvoiceOf } from '#data/sample/tax-invoices.ts';
import type { Invoice } from '#domain/sample/invoice.ts';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';
import { Paper } from '#ui/documents/paper.tsx';
import { toastError } from '#ui/feedback/toast.tsx';

/** Prints an invoice as soon as the company and customer details on it have been read. */
export function InvoicePaper({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { value: document, problem } = useLiveResult(['tax invoice', invoice], () => taxInvoiceOf(invoice), {
    isFresh: true,
  });
  const giveUp = useEffectEvent((why: string) => {
    toastError('Not printed', why);
    onClose();
  });
  useEffect(() => {
    if (problem) giveUp(problem.why);
  }, [problem]);
  if (!document || problem) return null;
  return (
    <Paper title={invoice.id} onPrinted={onClose}>
      <DocumentOnPaper document={document} />
    </Paper>
  );
}
