import { taxInvoiceParties } from '#data/tax-invoices.ts';
import type { Invoice } from '#domain/invoice.ts';
import { taxInvoice } from '#domain/tax-invoice.ts';
import { savePdf } from '#ui/documents/save-document.ts';

/** Writes an invoice as a PDF file; resolves to its name. */
export async function saveInvoicePdf(invoice: Invoice): Promise<string> {
  const { supplier, recipientGstin } = await taxInvoiceParties(invoice);
  const fileName = `${invoice.id}.pdf`;
  await savePdf(fileName, taxInvoice(invoice, supplier, recipientGstin));
  return fileName;
}
