import { ownCompany } from '#data/companies.ts';
import { customers } from '#data/customers.ts';
import { useLive } from '#data/live.ts';
import type { Invoice } from '#domain/invoice.ts';
import { Paper } from '#ui/paper.tsx';
import { TaxInvoice } from './tax-invoice.tsx';

/** Prints an invoice as soon as the names and numbers that belong on it have been read. */
export function InvoicePaper({ invoice, onPrinted }: { invoice: Invoice; onPrinted: () => void }) {
  const parties = useLive(['invoice parties'], async () => ({
    supplier: await ownCompany(),
    customers: await customers(),
  }));
  if (!parties) return null;
  const recipient = parties.customers.find((customer) => customer.name === invoice.customerName);
  return (
    <Paper title={invoice.id} onPrinted={onPrinted}>
      <TaxInvoice invoice={invoice} supplier={parties.supplier} recipientGstin={recipient?.gstin} />
    </Paper>
  );
}
