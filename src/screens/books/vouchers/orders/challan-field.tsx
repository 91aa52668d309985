import { useRef, useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { openChallanChoices } from '#data/books/orders/challan-choices.ts';
import { draftFromOrder } from '#data/books/orders/draft-from-order.ts';
import type { DocumentChoices } from '#data/books/vouchers/notes.ts';
import { today } from '#data/clock.ts';
import type { GoodsBackInput } from '#domain/books/orders/order.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { formatDay } from '#domain/format.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';

/** The challan whose goods came back, found by its number and party. Choosing one fills in all that is still with the party. */
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
  const { challan, party } = draft;
  const [text, setText] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** The one that was chosen last: the answer about another comes too late. */
  const chosen = useRef<string>(undefined);
  const { value: found, problem: unread } = useLiveResult(['challans to take back', text], async () =>
    text === undefined ? NONE : { ...(await openChallanChoices(text)), text },
  );

  async function choose(id: string) {
    chosen.current = id;
    setRefusal(undefined);
    try {
      const day = isIsoDate(draft.date) ? draft.date : today();
      const filled = await draftFromOrder(id, { ...draft, date: day }, day);
      if (chosen.current !== id) return;
      if (filled?.kind !== 'Goods Back') return setRefusal('Nothing of it is left. Choose another challan.');
      const { challan: of, party: from, lines, date } = filled;
      onChangeOf((before) =>
        before.kind === 'Goods Back' ? { ...before, challan: of, party: from, lines, date } : before,
      );
    } catch (error) {
      if (chosen.current === id) setRefusal(whyNot(error));
    }
  }

  const help = challan && [party?.name, formatDay(challan.date)].filter(Boolean).join(' · ');
  if (isGiven) return <TextField label="Challan" readOnly tabIndex={-1} help={help} value={challan?.number ?? ''} />;
  return (
    <ComboboxField
      label="Challan"
      isRequired
      help={unread?.why ?? help}
      problem={refusal ?? problem}
      value={challan && { id: challan.id, name: challan.number }}
      text={text}
      options={found?.choices ?? NONE.choices}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => id !== null && void choose(id)}
      emptyWords="No challan with goods out is found by that."
    />
  );
}

const NONE: DocumentChoices & Readonly<{ text: string | undefined }> = {
  choices: [],
  hasMore: false,
  text: undefined,
};
