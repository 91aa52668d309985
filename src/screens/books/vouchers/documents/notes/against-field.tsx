import { useRef, useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { type DocumentChoices, invoiceChoices, noteOn, purchaseChoices } from '#data/books/vouchers/notes.ts';
import { today } from '#data/clock.ts';
import { withDocument } from '#domain/books/documents/blank-note.ts';
import type { CreditNoteInput, DebitNoteInput } from '#domain/books/documents/document.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';

/**
 * The invoice or purchase that a note takes back from. Choosing one fills in all that is left of it. An issued note stays
 * with its own.
 */
export function AgainstField({
  draft: { kind, date, party, against },
  isGiven,
  problem,
  onChangeOf,
}: {
  draft: CreditNoteInput | DebitNoteInput;
  isGiven: boolean;
  problem: string | undefined;
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  const isCredit = kind === 'Credit Note';
  const label = isCredit ? 'Invoice' : 'Purchase';
  const [text, setText] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** The one that was chosen last: the answer about another comes too late. */
  const chosen = useRef<string>(undefined);
  const { value: found, problem: unread } = useLiveResult(['to take back from', kind, text], async () =>
    text === undefined ? NONE : { ...(await (isCredit ? invoiceChoices(text) : purchaseChoices(text))), text },
  );

  async function choose(id: string) {
    chosen.current = id;
    setRefusal(undefined);
    try {
      const note = await noteOn(id, isIsoDate(date) ? date : today());
      if (chosen.current === id) onChangeOf((before) => withNoteFilled(before, note));
    } catch (error) {
      if (chosen.current === id) setRefusal(whyNot(error));
    }
  }

  const help = against && [party?.name, formatDay(against.date)].filter(Boolean).join(' · ');
  if (isGiven)
    return (
      <TextField
        label={label}
        readOnly
        tabIndex={-1}
        help={help}
        problem={problem}
        value={against?.number ?? `Without ${label.toLowerCase()}`}
      />
    );
  return (
    <ComboboxField
      label={label}
      isRequired
      help={unread?.why ?? help}
      problem={refusal ?? problem}
      value={against && { id: against.id, name: against.number }}
      text={text}
      options={found?.choices ?? NONE.choices}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => id !== null && void choose(id)}
      emptyWords={isCredit ? 'No issued invoice is found by that.' : 'No issued purchase is found by that.'}
    />
  );
}

function withNoteFilled(before: VoucherInput, note: CreditNoteInput | DebitNoteInput): VoucherInput {
  if (before.kind === 'Credit Note' && note.kind === 'Credit Note') return withDocument(before, note);
  return before.kind === 'Debit Note' && note.kind === 'Debit Note' ? withDocument(before, note) : before;
}

const NONE: DocumentChoices & Readonly<{ text: string | undefined }> = {
  choices: [],
  hasMore: false,
  text: undefined,
};
