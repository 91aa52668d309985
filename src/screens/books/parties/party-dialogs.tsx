import { balanceInWords } from '#screens/books/parts/balance.tsx';
import { EditHistory } from '#screens/books/parts/edit-history.tsx';
import { MasterDialogs } from '#screens/books/parts/masters/master-dialogs.tsx';
import { PartyFields } from '#screens/books/parts/masters/party-fields.tsx';
import type { VersionedParty, PartyEditor } from '#screens/books/parts/masters/party-editor.ts';

/** The dialogs to create, edit and delete a party. */
export function PartyDialogs({ editor }: { editor: PartyEditor }) {
  return (
    <MasterDialogs editor={editor} noun="Party" width="max-w-[45rem]" goesAlong={goesAlong}>
      {(draft, party) => (
        <>
          <PartyFields draft={draft} party={party} problems={editor.problems} onChange={editor.change} />
          {party && <EditHistory of={party.id} />}
        </>
      )}
    </MasterDialogs>
  );
}

/** Its GSTIN, and the opening balance: ", and the opening balance of ₹5,000 Dr". */
function goesAlong({ gstin, opening }: VersionedParty): string {
  const balance = opening === 0 ? '' : `, and the opening balance of ${balanceInWords(opening)}`;
  return (gstin === '' ? '' : `, ${gstin}`) + balance;
}
