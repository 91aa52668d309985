import type { Invoice } from '#domain/invoice.ts';
import { taxInvoice } from '#domain/tax-invoice.ts';
import { ownCompany } from './companies.ts';
import { gstinOf } from './customers.ts';
import { database } from './mirror.ts';
import { readForFile } from './refusal.ts';

/**
 * The printed document of an invoice, with the details of seller and buyer, all as stored now: the row on screen may
 * still show the state before a Save. If the invoice was deleted meanwhile, the row on screen is used.
 */
export function taxInvoiceOf(seen: Invoice) {
  return readForFile(async () => {
    const invoice = (await database().records('invoices').get(seen.id)) ?? seen;
    return taxInvoice(invoice, await ownCompany(), await gstinOf(invoice.customerName));
  });
}
