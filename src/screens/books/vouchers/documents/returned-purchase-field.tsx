import { noteOn, purchaseChoices } from '#data/books/vouchers/notes.ts';
import { today } from '#data/clock.ts';
import type { ChallanInput } from '#domain/books/orders/order.ts';
import { withPurchase } from '#domain/books/orders/return-challan.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { DocumentField } from '#screens/books/parts/vouchers/document-field.tsx';

/** The purchase whose goods go back by a challan. Choosing one fills in its supplier, and all that is left of its goods. */
export function ReturnedPurchaseField({
  draft: { date, against },
  isGiven,
  problem,
  onChangeOf,
}: {
  draft: Pick<ChallanInput, 'date' | 'against'>;
  isGiven: boolean;
  problem: string | undefined;
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  async function fill(id: string) {
    const note = await noteOn(id, isIsoDate(date) ? date : today());
    return () =>
      onChangeOf((before) =>
        before.kind === 'Delivery Challan' && note.kind === 'Debit Note' ? withPurchase(before, note) : before,
      );
  }

  return (
    <DocumentField
      label="Purchase"
      isGiven={isGiven}
      value={against ?? null}
      party={null}
      problem={problem}
      emptyWords="No issued purchase is found by that."
      find={purchaseChoices}
      fill={fill}
    />
  );
}
