import type { Invoice } from '#domain/sample/invoice.ts';
import { taxInvoice } from '#domain/sample/tax-invoice.ts';
import { ownCompany } from './companies.ts';
import { gstinOf } from './customers.ts';
import { readForFile } from '#data/store/refusal.ts';
import { sampleStore } from './store.ts';

/**
 * The printed document of an invoice, with the details of seller and buyer, all as stored now: the row on screen may
 * still show the state before a Save. If the invoice was deleted meanwhile, the row on screen is used.
 */
export function taxInvoiceOf(seen: Invoice) {
  return readForFile(async () => {
    const invoice = (await sampleStore.records('invoices').get(seen.id)) ?? seen;
    return taxInvoice(invoice, await ownCompany(), await gstinOf(invoice.customerName));
  });
}
