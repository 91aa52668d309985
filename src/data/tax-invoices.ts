import type { Invoice } from '#domain/invoice.ts';
import { ownCompany } from './companies.ts';
import { database } from './mirror.ts';

/** Who sells and who buys: the particulars of the two that stand on the paper of an invoice. */
export async function taxInvoiceParties({ customerName }: Pick<Invoice, 'customerName'>) {
  const recipient = await database()
    .records('customers')
    .filter(({ name }) => name === customerName)
    .first();
  return { supplier: await ownCompany(), recipientGstin: recipient?.gstin };
}
