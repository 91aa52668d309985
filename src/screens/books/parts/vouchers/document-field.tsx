import { useRef, useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import type { DocumentChoices } from '#data/books/vouchers/notes.ts';
import type { Against } from '#domain/books/documents/note-parts.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { formatDay } from '#domain/format.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';

/**
 * Chooses the document that another is made of, found by its number and party, with its day and `party` below it. `find` reads
 * what is offered; `fill` reads the chosen one and puts it on the form; why it could not is said here. Given, it only says which.
 */
export function DocumentField({
  label,
  isGiven,
  value,
  party,
  problem,
  emptyWords,
  find,
  fill,
}: {
  label: 'Invoice' | 'Purchase' | 'Challan';
  isGiven: boolean;
  value: Against | null;
  party: Named | null;
  problem: string | undefined;
  emptyWords: string;
  find: (text: string) => Promise<DocumentChoices>;
  fill: (id: string) => Promise<() => void>;
}) {
  const [text, setText] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** The one that was chosen last: the answer about another comes too late. */
  const chosen = useRef<string>(undefined);
  const { value: found, problem: unread } = useLiveResult(['documents to choose', label, text], async () =>
    text === undefined ? NONE : { ...(await find(text)), text },
  );

  async function choose(id: string) {
    chosen.current = id;
    setRefusal(undefined);
    try {
      const put = await fill(id);
      if (chosen.current === id) put();
    } catch (error) {
      if (chosen.current === id) setRefusal(whyNot(error));
    }
  }

  const help = value && [party?.name, formatDay(value.date)].filter(Boolean).join(' · ');
  if (isGiven)
    return <TextField label={label} readOnly tabIndex={-1} help={help} problem={problem} value={value?.number ?? ''} />;
  return (
    <ComboboxField
      label={label}
      isRequired
      help={unread?.why ?? help}
      problem={refusal ?? problem}
      value={value && { id: value.id, name: value.number }}
      text={text}
      options={found?.choices ?? NONE.choices}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => id !== null && void choose(id)}
      emptyWords={emptyWords}
    />
  );
}

const NONE: DocumentChoices & Readonly<{ text: string | undefined }> = {
  choices: [],
  hasMore: false,
  text: undefined,
};
