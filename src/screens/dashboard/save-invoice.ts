import { taxInvoiceOf } from '#data/tax-invoices.ts';
import type { Invoice } from '#domain/invoice.ts';
import { savePdf } from '#ui/documents/save-document.ts';

/** Saves the paper of an invoice as a PDF file and tells its name. */
export async function saveInvoice(invoice: Invoice): Promise<string> {
  const fileName = `${invoice.id}.pdf`;
  await savePdf(fileName, await taxInvoiceOf(invoice));
  return fileName;
}
