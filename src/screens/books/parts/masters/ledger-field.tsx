import { useState } from 'react';
import { ledgerOrPartyChoices } from '#data/books/masters/references.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { useLastFound } from '#ui/combobox/use-last-found.ts';
import type { FieldProps } from '#ui/fields/field.tsx';
import type { NewMaster } from './new-master.ts';
import { useNewMaster } from './new-masters.tsx';

/**
 * Chooses a ledger or a party, found by the beginnings of words; 'money' offers cash and bank ledgers only. What is not
 * there yet is made in a dialog, and chosen.
 */
export function LedgerField({
  which,
  made,
  onChange,
  ...field
}: FieldProps & {
  value: Named | null;
  which: 'all' | 'money';
  /** The kind of master that is made of a name that is not there; without it none is. */
  made?: NewMaster;
  /** With the group of a ledger, as far as it is known. */
  onChange: (named: Named | null, group?: string) => void;
}) {
  const [text, setText] = useState<string>();
  const make = useNewMaster(made?.of ?? 'ledger');
  const { value: read, problem } = useLiveResult(['ledgers and parties', which, text], async () =>
    text === undefined ? NONE : { ...(await ledgerOrPartyChoices(text, which)), text },
  );
  const found = useLastFound(read);
  return (
    <ComboboxField
      {...field}
      {...(problem && { help: problem.why })}
      text={text}
      options={found?.choices ?? NONE.choices}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => {
        const chosen = found?.choices.find((choice) => choice.id === id);
        if (!chosen) return onChange(null);
        onChange({ id: chosen.id, name: chosen.name }, chosen.of === 'ledger' ? chosen.detail : undefined);
      }}
      {...(made &&
        make && {
          onAdd: (name: string) => make({ ...made, name, onMade: (named) => onChange(named, made.group) }),
        })}
      emptyWords={which === 'money' ? 'No cash or bank ledger is called so.' : 'No ledger or party is called so.'}
    />
  );
}

const NONE = { choices: [], hasMore: false, text: undefined } as const;
