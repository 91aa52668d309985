import { formatName } from '#domain/format.ts';
import { balanceInWords } from '#screens/books/parts/balance.tsx';
import { EditHistory } from '#screens/books/parts/edit-history.tsx';
import { PartyFields } from '#screens/books/parts/masters/party-fields.tsx';
import type { VersionedParty, PartyEditor } from '#screens/books/parts/masters/party-editor.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';

/** The dialogs to create, edit and delete a party. */
export function PartyDialogs({ editor }: { editor: PartyEditor }) {
  return (
    <>
      <RecordForm editor={editor} width="max-w-[45rem]" titles={{ create: 'New Party', edit: 'Edit Party' }}>
        {(draft, party) => (
          <div className="flex flex-col gap-4">
            <PartyFields
              draft={draft}
              isNew={party === undefined}
              problems={editor.problems}
              onChange={editor.change}
            />
            {party && <EditHistory of={party.id} />}
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete party">
        {(party) => (
          <>
            <p>Are you sure you want to delete this party? This action cannot be undone.</p>
            <DeletedParty party={party} />
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}

/** "Asha Stores and the opening balance of ₹5,000 Dr". */
function DeletedParty({ party: { name, gstin, opening } }: { party: VersionedParty }) {
  return (
    <p className="text-ink">
      <Quoted>{formatName(name, 'Unnamed party')}</Quoted>
      {gstin !== '' && `, ${gstin}`}
      {opening !== 0 && `, and the opening balance of ${balanceInWords(opening)}`}
    </p>
  );
}
