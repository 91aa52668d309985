import { openingFrom } from '#domain/books/masters/opening-balance.ts';
import type { PartyInput } from '#domain/books/masters/party.ts';
import { advanceInOpening } from '#domain/books/payments/due.ts';
import type { Problems } from '#domain/books/problems.ts';
import { useOpenDocuments } from '#screens/books/parts/payments/against-documents.tsx';
import { ChosenAgainst } from '#screens/books/parts/payments/chosen-against.tsx';
import type { PartyEditor, VersionedParty } from './party-editor.ts';

/** The documents that an opening balance paid in advance is set against, as a receipt is; nothing where there are none. */
export function OpeningAgainst({
  party,
  draft,
  problems,
  onChange,
}: {
  party: VersionedParty;
  draft: PartyInput;
  problems: Problems<PartyInput>;
  onChange: PartyEditor['change'];
}) {
  const { kind, bills, allocations = [] } = draft;
  const { side, amount } = advanceInOpening({ kind, opening: openingFrom(draft), bills });
  // While the balance is typed anew, what it is set against stays in sight.
  const shown = allocations.length > 0 ? advanceInOpening(party).side : side;
  const open = useOpenDocuments(party.id, shown, party.id);
  if (open.length === 0 || (amount === 0 && allocations.length === 0)) return null;
  return (
    <div className="border-t pt-4">
      <ChosenAgainst
        title="Opening Balance Against"
        amount={amount}
        open={open}
        allocations={allocations}
        problems={problems}
        onChange={(chosen) => onChange({ allocations: chosen })}
      />
    </div>
  );
}
