import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField } from '#screens/books/parts/vouchers/head-fields.tsx';

/** The form of a quotation, an order or a challan. */
export function OrderFields({ draft, problems, onChange }: FieldsOf<PricedOrderInput>) {
  return <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />;
}
