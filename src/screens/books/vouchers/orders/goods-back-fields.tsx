import type { GoodsBackInput } from '#domain/books/orders/order.ts';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField } from '#screens/books/parts/vouchers/head-fields.tsx';

/** The form of goods that came back. */
export function GoodsBackFields({ draft, problems, onChange }: FieldsOf<GoodsBackInput>) {
  return <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />;
}
