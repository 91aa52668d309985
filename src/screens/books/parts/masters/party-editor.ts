import { today } from '#data/clock.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { createParty, deleteParties, updateParty, refuseDeletingParties } from '#data/books/masters/parties.ts';
import { blankParty, type Party, type PartyInput, partyInput, problemsInParty } from '#domain/books/masters/party.ts';
import { formatName } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import { balanceInWords } from '#screens/books/parts/balance.tsx';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

export type VersionedParty = Versioned<Party>;

/** How a party is created, checked, edited and deleted. */
export const PARTY_EDITOR: RecordKind<VersionedParty, PartyInput, 'name'> = {
  blank: () => blankParty('Customer'),
  missing: (input) => missingIn(input, ['name']),
  problems: problemsInParty,
  create: createParty,
  created: successMessage('Party', 'created'),
  existing: {
    draftOf: partyInput,
    update: ({ id, rev }, input) => updateParty(id, rev, input),
    updated: successMessage('Party', 'updated'),
    remove: ({ id }) => deleteParties([id]),
    refuseRemoving: ({ id }) => refuseDeletingParties([id]),
    deleted: successMessage('Party', 'deleted'),
  },
};

/** The bulk actions on selected customers, or suppliers. */
export function partyBulkActions(one: 'customer' | 'supplier'): BulkActions<VersionedParty> {
  return {
    nouns: [one, `${one}s`],
    displayName: ({ name }) => formatName(name, `unnamed ${one}`),
    sum: (parties) => `opened with ${balanceInWords(sumOf(parties.map(({ opening }) => opening)))}`,
    remove: deleteParties,
    refuseRemoving: refuseDeletingParties,
    fileName: () => `selected-${one}s-${today()}`,
  };
}

export type PartyEditor = RecordEditor<VersionedParty, PartyInput, 'name'>;
