import { openingFrom } from '#domain/books/masters/opening-balance.ts';
import type { PartyInput } from '#domain/books/masters/party.ts';
import { advanceInOpening } from '#domain/books/payments/due.ts';
import type { Problems } from '#domain/books/problems.ts';
import { oldestFirst, onAccount } from '#domain/books/vouchers/allocation.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import { exactOrUndefined } from '#domain/money.ts';
import { AgainstDocuments, useOpenDocuments } from '#screens/books/parts/payments/against-documents.tsx';
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
  const rest = exactOrUndefined(() => onAccount(amount, allocations));
  if (open.length === 0 || (amount === 0 && allocations.length === 0)) return null;
  return (
    <div className="flex flex-col gap-1 border-t pt-4">
      <AgainstDocuments
        title="Opening Balance Against"
        open={open}
        allocations={allocations}
        isChosen={allocations.length > 0}
        canPropose={allocations.length === 0}
        problems={problems}
        onChange={(chosen) => onChange({ allocations: chosen ?? oldestFirst(amount, open) })}
      />
      <dl className="flex justify-between gap-4 border-t pt-2 text-table">
        <dt className="text-ink-2">On account</dt>
        <dd className="tabular-nums">{rest === undefined ? BLANK : formatRupees(rest)}</dd>
      </dl>
    </div>
  );
}
