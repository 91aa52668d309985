import { useState } from 'react';
import { ledgerChoices } from '#data/sample/ledger-accounts.ts';
import { useLiveResult } from '#data/sample/live.ts';
import { namesAround } from '#domain/name.ts';
import { FindPickField } from '#ui/fields/find-pick-field.tsx';

/** Picks the ledger of one side of a voucher by name: an existing ledger, or the name that the voucher holds. */
export function LedgerPick({
  side,
  problem,
  name,
  onChange,
}: {
  side: 'Debit' | 'Credit';
  problem: string | undefined;
  name: string;
  onChange: (name: string) => void;
}) {
  const [find, setFind] = useState('');
  const { value: choices, problem: unread } = useLiveResult(['ledger choices', find], () => ledgerChoices(find));
  // A voucher that already names a ledger does not need another one to choose from.
  const isNone = choices?.names.length === 0 && (find !== '' || name === '');
  return (
    <FindPickField
      label={`${side} Ledger`}
      isRequired
      problem={problem}
      help={unread?.why ?? (isNone ? whyNone(find) : undefined)}
      choose="Choose a ledger …"
      value={name}
      options={namesAround(name, choices?.names ?? [])}
      finding={{
        label: `Find a ${side.toLowerCase()} ledger`,
        text: find,
        hasMore: choices?.hasMore ?? false,
        find: setFind,
      }}
      onChange={onChange}
    />
  );
}

function whyNone(find: string): string {
  return find === '' ? 'There are no ledgers yet: make one first.' : 'No ledger is called so.';
}
