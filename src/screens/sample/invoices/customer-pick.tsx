import { useState } from 'react';
import { customerChoices } from '#data/sample/customers.ts';
import { useLiveResult } from '#data/sample/live.ts';
import { namesAround } from '#domain/name.ts';
import { FindPickField } from '#ui/fields/find-pick-field.tsx';

/** The customer of the invoice, by name: one from the list, or the one that the invoice already has. */
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
  const { value: choices, problem: unread } = useLiveResult(['customer choices', find], () => customerChoices(find));
  // An invoice that already has a customer needs no list to choose from.
  const isNone = choices?.names.length === 0 && (find !== '' || name === '');
  return (
    <FindPickField
      label="Customer"
      isRequired
      problem={problem}
      help={unread?.why ?? (isNone ? whyNone(find) : undefined)}
      choose="Choose a customer …"
      value={name}
      options={namesAround(name, choices?.names ?? [])}
      finding={{ label: 'Find a customer', text: find, hasMore: choices?.hasMore ?? false, find: setFind }}
      onChange={onChange}
    />
  );
}

function whyNone(find: string): string {
  return find === '' ? 'There are no customers yet: they come with Import Data.' : 'No customer is called so.';
}
