import { useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { ledgerOrPartyChoices } from '#data/books/named.ts';
import type { LineDeed } from '#domain/books/banking/bank-rule.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { ComboboxField } from '#ui/choosing/combobox-field.tsx';

/** Whom a receipt is from, a payment to, or a contra with, found by the beginnings of words. */
export function OtherField({
  kind,
  help,
  problem,
  value,
  onChange,
}: {
  kind: LineDeed;
  help?: string;
  problem: string | undefined;
  value: Named | null;
  onChange: (named: Named | null) => void;
}) {
  const [text, setText] = useState<string>();
  const which = kind === 'Contra' ? 'money' : 'all';
  const { value: found, problem: unread } = useLiveResult(['ledgers and parties', which, text], async () =>
    text === undefined ? NONE : { ...(await ledgerOrPartyChoices(text, which)), text },
  );
  return (
    <ComboboxField
      label={which === 'money' ? 'Cash or Bank' : 'Party or Ledger'}
      isRequired
      help={unread?.why ?? help}
      problem={problem}
      value={value}
      text={text}
      options={found?.choices ?? NONE.choices}
      isLoading={found?.text !== text}
      onType={setText}
      onChoose={(id) => {
        const chosen = found?.choices.find((choice) => choice.id === id);
        onChange(chosen ? { id: chosen.id, name: chosen.name } : null);
      }}
      emptyWords={which === 'money' ? 'No cash or bank ledger is called so.' : 'No ledger or party is called so.'}
    />
  );
}

const NONE: Readonly<{ choices: readonly []; text: string | undefined }> = { choices: [], text: undefined };
