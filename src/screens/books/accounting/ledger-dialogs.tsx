import { balanceInWords } from '#screens/books/parts/balance.tsx';
import { EditHistory } from '#screens/books/parts/edit-history.tsx';
import { LedgerFields } from '#screens/books/parts/masters/ledger-fields.tsx';
import type { LedgerEditor } from '#screens/books/parts/masters/ledger-editor.ts';
import { MasterDialogs } from '#screens/books/parts/masters/master-dialogs.tsx';

/** The dialogs to create, edit and delete a ledger. */
export function LedgerDialogs({ editor }: { editor: LedgerEditor }) {
  return (
    <MasterDialogs
      editor={editor}
      noun="Ledger"
      goesAlong={({ opening }) => (opening === 0 ? '' : ` and the opening balance of ${balanceInWords(opening)}`)}
    >
      {(draft, ledger) => (
        <>
          <LedgerFields draft={draft} problems={editor.problems} onChange={editor.change} />
          {ledger && <EditHistory of={ledger.id} />}
        </>
      )}
    </MasterDialogs>
  );
}
