import { useState } from 'react';
import { customerChoices } from '#data/customers.ts';
import { useTried } from '#data/live.ts';
import { FindPickField } from '#ui/fields/find-pick-field.tsx';

/** Whom the invoice is for, by name: a customer there is, or the one that the invoice has kept. */
export function CustomerPick({
  problem,
  name,
  onChange,
}: {
  problem: string | undefined;
  name: string;
  onChange: (name: string) => void;
}) {
  const [find, setFind] = useState('');
  const { value: choices, problem: unread } = useTried(['customer choices', find], () => customerChoices(find));
  return (
    <FindPickField
      label="Customer"
      isRequired
      problem={problem}
      help={unread?.why ?? (find !== '' && choices?.names.length === 0 ? 'No customer is called so.' : undefined)}
      choose="Choose a customer …"
      value={name}
      options={choices?.names ?? []}
      finding={{ label: 'Find a customer', text: find, hasMore: choices?.hasMore ?? false, look: setFind }}
      onChange={onChange}
    />
  );
}
