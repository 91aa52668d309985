import { openChallanChoices } from '#data/books/orders/challan-choices.ts';
import { draftFromOrder } from '#data/books/orders/draft-from-order.ts';
import { today } from '#data/clock.ts';
import type { GoodsBackInput } from '#domain/books/orders/order.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { DocumentField } from '#screens/books/parts/vouchers/document-field.tsx';

/** The challan whose goods came back. Choosing one fills in all that is still with the party. */
export function ChallanField({
  draft,
  isGiven,
  problem,
  onChangeOf,
}: {
  draft: GoodsBackInput;
  isGiven: boolean;
  problem: string | undefined;
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  async function fill(id: string) {
    const day = isIsoDate(draft.date) ? draft.date : today();
    const filled = await draftFromOrder(id, { ...draft, date: day }, day);
    if (filled?.kind !== 'Goods Back') throw new Error('Nothing of it is left. Choose another challan.');
    const { challan, party, lines, date } = filled;
    return () =>
      onChangeOf((before) => (before.kind === 'Goods Back' ? { ...before, challan, party, lines, date } : before));
  }

  return (
    <DocumentField
      label="Challan"
      isGiven={isGiven}
      value={draft.challan}
      party={draft.party}
      problem={problem}
      emptyWords="No challan with goods out is found by that."
      find={openChallanChoices}
      fill={fill}
    />
  );
}
