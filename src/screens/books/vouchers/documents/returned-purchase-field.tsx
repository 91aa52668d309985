import { useRef, useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { type DocumentChoices, noteOn, purchaseChoices } from '#data/books/vouchers/notes.ts';
import { today } from '#data/clock.ts';
import type { ChallanInput } from '#domain/books/orders/order.ts';
import { withPurchase } from '#domain/books/orders/return-challan.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';

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
  const [text, setText] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** The one that was chosen last: the answer about another comes too late. */
  const chosen = useRef<string>(undefined);
  const { value: found, problem: unread } = useLiveResult(['to send back', text], async () =>
    text === undefined ? NONE : { ...(await purchaseChoices(text)), text },
  );

  async function choose(id: string) {
    chosen.current = id;
    setRefusal(undefined);
    try {
      const note = await noteOn(id, isIsoDate(date) ? date : today());
      if (chosen.current !== id || note.kind !== 'Debit Note') return;
      onChangeOf((before) => (before.kind === 'Delivery Challan' ? withPurchase(before, note) : before));
    } catch (error) {
      if (chosen.current === id) setRefusal(whyNot(error));
    }
  }

  const help = against ? formatDay(against.date) : undefined;
  if (isGiven) return <TextField label="Purchase" readOnly tabIndex={-1} help={help} value={against?.number ?? ''} />;
  return (
    <ComboboxField
      label="Purchase"
      isRequired
      help={unread?.why ?? help}
      problem={refusal ?? problem}
      value={against ? { id: against.id, name: against.number } : null}
      text={text}
      options={found?.choices ?? NONE.choices}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => id !== null && void choose(id)}
      emptyWords="No issued purchase is found by that."
    />
  );
}

const NONE: DocumentChoices & Readonly<{ text: string | undefined }> = {
  choices: [],
  hasMore: false,
  text: undefined,
};
