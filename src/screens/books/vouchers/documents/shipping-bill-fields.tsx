import type { InvoiceInput, ShippingBill } from '#domain/books/documents/document.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { DatedField } from '#screens/books/parts/dated-field.tsx';

/** What customs gives an export of goods, often after the invoice was issued; GSTR-1 has it beside the invoice. */
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
      <DatedField label="Shipping Bill Date" value={shippingBill.date} onChange={(date) => change({ date })} />
      <TextField label="Port Code" value={shippingBill.port} onChange={(port) => change({ port })} />
    </>
  );
}

const NO_BILL: ShippingBill = { number: '', date: '', port: '' };
