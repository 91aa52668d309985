import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { ShippingBill } from '#domain/books/documents/invoice-parts.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { WeekdayDateField } from '#screens/books/parts/weekday-date-field.tsx';

/** The shipping bill of customs for an export of goods, often given after the invoice was issued; GSTR-1 names it, too. */
export function ShippingBillFields({
  draft: { shippingBill = NO_BILL },
  onChange,
}: {
  draft: Pick<InvoiceInput, 'shippingBill'>;
  onChange: (patch: Pick<InvoiceInput, 'shippingBill'>) => void;
}) {
  const change = (patch: Partial<ShippingBill>) => onChange({ shippingBill: { ...shippingBill, ...patch } });
  return (
    <>
      <TextField label="Shipping Bill" value={shippingBill.number} onChange={(number) => change({ number })} />
      <WeekdayDateField label="Shipping Bill Date" value={shippingBill.date} onChange={(date) => change({ date })} />
      <TextField label="Port Code" value={shippingBill.port} onChange={(port) => change({ port })} />
    </>
  );
}

const NO_BILL: ShippingBill = { number: '', date: '', port: '' };
