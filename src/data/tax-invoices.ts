import type { Invoice } from '#domain/invoice.ts';
import { taxInvoice } from '#domain/tax-invoice.ts';
import { ownCompany } from './companies.ts';
import { gstinOf } from './customers.ts';
import { readForFile } from './refusal.ts';

/** The paper of an invoice, with the particulars of who sells and who buys as they are recorded at this moment. */
export function taxInvoiceOf(invoice: Invoice) {
  return readForFile(async () => taxInvoice(invoice, await ownCompany(), await gstinOf(invoice.customerName)));
}
