import { useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { everyPartyChoices } from '#data/books/masters/parties.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { StatementFiles } from '#screens/books/parts/statement/statement-files.tsx';
import { StatementView } from '#screens/books/parts/statement/statement-view.tsx';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { useLastFound } from '#ui/combobox/use-last-found.ts';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';

/** The statement of whichever party is chosen. */
export function PartyStatementScreen() {
  const [party, setParty] = useVisitState<Named | null>('party statement: party', null);
  const period = usePeriod('Party Statement');
  return (
    <Page
      title="Party Statement"
      actions={party && <StatementFiles id={party.id} name={party.name} days={period.shown} />}
    >
      <div data-unprinted className="max-w-sm">
        <PartyChoice value={party} onChoose={setParty} />
      </div>
      {!party && <Empty>Choose a party to see what passed between you, and what is open.</Empty>}
      {party && <StatementView key={party.id} id={party.id} name="Party Statement" period={period} />}
    </Page>
  );
}

/** Every party, also those that are no longer offered to documents: what passed between us stays. */
function PartyChoice({ value, onChoose }: { value: Named | null; onChoose: (party: Named) => void }) {
  const [text, setText] = useState<string>();
  const { value: read, problem } = useLiveResult(['every party to choose', text], async () =>
    text === undefined ? NONE : { ...(await everyPartyChoices(text)), text },
  );
  const found = useLastFound(read);
  return (
    <ComboboxField
      label="Party"
      isRequired
      help={problem?.why}
      value={value}
      text={text}
      options={(found ?? NONE).parties.map(({ id, name, gstin }) => ({ id, name, detail: gstin }))}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => {
        const chosen = found?.parties.find((one) => one.id === id);
        if (chosen) onChoose({ id: chosen.id, name: chosen.name });
      }}
      emptyWords="No party is called so."
    />
  );
}

const NONE = { parties: [], hasMore: false, text: undefined } as const;
