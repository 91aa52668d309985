import { taxInvoiceParties } from '#data/invoices.ts';
import type { Invoice } from '#domain/invoice.ts';
import { taxInvoice } from '#domain/tax-invoice.ts';
import { savePdf } from '#ui/documents/save-document.ts';

/** Saves the paper of an invoice as a PDF file and tells its name. */
export async function saveInvoice(invoice: Invoice): Promise<string> {
  const { supplier, recipientGstin } = await taxInvoiceParties(invoice);
  const fileName = `${invoice.id}.pdf`;
  await savePdf(fileName, taxInvoice(invoice, supplier, recipientGstin));
  return fileName;
}
