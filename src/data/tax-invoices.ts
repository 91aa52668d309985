import type { Invoice } from '#domain/invoice.ts';
import { taxInvoice } from '#domain/tax-invoice.ts';
import { ownCompany } from './companies.ts';
import { gstinOf } from './customers.ts';
import { database } from './mirror.ts';
import { readForFile } from './refusal.ts';

/**
 * The paper of an invoice, with the particulars of who sells and who buys, all as they are recorded at this moment: a row may
 * still show what stood there before a Save. What was deleted meanwhile is as it was seen.
 */
export function taxInvoiceOf(seen: Invoice) {
  return readForFile(async () => {
    const invoice = (await database().records('invoices').get(seen.id)) ?? seen;
    return taxInvoice(invoice, await ownCompany(), await gstinOf(invoice.customerName));
  });
}
