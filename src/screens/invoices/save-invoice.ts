import { taxInvoiceParties } from '#data/invoices.ts';
import type { Invoice } from '#domain/invoice.ts';
import { taxInvoice } from '#domain/tax-invoice.ts';
import { savePdf } from '#ui/documents/save-document.ts';
import { saySaved } from '#ui/records/say-saved.ts';

/** Writes an invoice as a PDF file and says so. */
export function saveInvoice(invoice: Invoice): Promise<void> {
  return saySaved('PDF', async () => {
    const { supplier, recipientGstin } = await taxInvoiceParties(invoice);
    const fileName = `${invoice.id}.pdf`;
    await savePdf(fileName, taxInvoice(invoice, supplier, recipientGstin));
    return fileName;
  });
}
