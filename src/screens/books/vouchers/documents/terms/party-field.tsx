import { useState } from 'react';
import { party, partyChoices } from '#data/books/masters/parties.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { useNewMaster } from '#screens/books/parts/masters/new-masters.tsx';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { useLastFound } from '#ui/combobox/use-last-found.ts';

/** Chooses the customer or the supplier of a document, or of a challan any party, or makes one in a dialog. */
export function PartyField({
  kind,
  label = kind,
  problem,
  hint,
  value,
  onChange,
}: {
  kind: 'Customer' | 'Supplier' | 'Party';
  label?: string;
  problem: string | undefined;
  hint: string | undefined;
  value: DocumentParty | null;
  onChange: (party: Party) => void;
}) {
  const [text, setText] = useState<string>();
  const make = useNewMaster('party');
  const { value: read, problem: unread } = useLiveResult(['parties to choose', kind, text], async () =>
    text === undefined ? NONE : { ...(await partyChoices(text, kind)), text },
  );
  const found = useLastFound(read);

  function choose(id: string | null) {
    const chosen = found?.parties.find((one) => one.id === id);
    if (chosen) onChange(chosen);
  }

  return (
    <ComboboxField
      label={label}
      isRequired
      help={unread?.why ?? hint ?? (value ? detailOf(value) : undefined)}
      problem={problem}
      value={value}
      text={text}
      options={(found ?? NONE).parties.map((one) => ({ id: one.id, name: one.name, detail: detailOf(one) }))}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={choose}
      onAgain={choose}
      {...(make && {
        onAdd: (name: string) =>
          make({
            of: 'party',
            isOnly: true,
            ...(kind !== 'Party' && { kind }),
            name,
            async onMade({ id }) {
              const made = await party(id);
              if (made) onChange(made);
            },
          }),
      })}
      emptyWords={`No ${kind.toLowerCase()} is called so.`}
    />
  );
}

/** "27AAAPA1234A1ZT · Maharashtra" */
function detailOf({ gstin, state }: Pick<Party, 'gstin' | 'state'>): string {
  return [gstin, placeOfCode(state)?.name].filter(Boolean).join(' · ');
}

const NONE = { parties: [], hasMore: false, text: undefined } as const;
