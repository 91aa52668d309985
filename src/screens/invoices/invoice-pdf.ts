import { taxInvoiceOf } from '#data/tax-invoices.ts';
import type { Invoice } from '#domain/invoice.ts';
import { savePdf } from '#ui/documents/save-document.ts';

/** Writes an invoice as a PDF file; resolves to its name. */
export async function saveInvoicePdf(invoice: Invoice): Promise<string> {
  const fileName = `${invoice.id}.pdf`;
  await savePdf(fileName, await taxInvoiceOf(invoice));
  return fileName;
}
