import { taxInvoiceParties } from '#data/invoices.ts';
import type { Invoice } from '#domain/invoice.ts';
import { taxInvoice } from '#domain/tax-invoice.ts';
import { savePdf } from '#ui/documents/save-document.ts';
import { wordsOf } from '#ui/records/use-record-editor.ts';
import { say, sayError } from '#ui/toast.tsx';

/** Writes an invoice as a PDF file and says so. */
export async function saveInvoice(invoice: Invoice): Promise<void> {
  const fileName = `${invoice.id}.pdf`;
  try {
    const { supplier, recipientGstin } = await taxInvoiceParties(invoice);
    await savePdf(fileName, taxInvoice(invoice, supplier, recipientGstin));
    say('PDF saved', fileName);
  } catch (error) {
    sayError('PDF not saved', wordsOf(error)[1]);
  }
}
