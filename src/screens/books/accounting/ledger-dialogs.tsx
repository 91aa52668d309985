import { formatName } from '#domain/format.ts';
import { balanceInWords } from '#screens/books/parts/balance.tsx';
import { EditHistory } from '#screens/books/parts/edit-history.tsx';
import { LedgerFields } from '#screens/books/parts/masters/ledger-fields.tsx';
import type { VersionedLedger, LedgerEditor } from '#screens/books/parts/masters/ledger-editor.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';

/** The dialogs to create, edit and delete a ledger. */
export function LedgerDialogs({ editor }: { editor: LedgerEditor }) {
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'New Ledger', edit: 'Edit Ledger' }}>
        {(draft, ledger) => (
          <div className="flex flex-col gap-4">
            <LedgerFields draft={draft} problems={editor.problems} onChange={editor.change} />
            {ledger && <EditHistory of={ledger.id} />}
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete ledger">
        {(ledger) => (
          <>
            <p>Are you sure you want to delete this ledger? This action cannot be undone.</p>
            <DeletedLedger ledger={ledger} />
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}

/** "Rent and the opening balance of ₹5,000 Dr". */
function DeletedLedger({ ledger: { name, opening } }: { ledger: VersionedLedger }) {
  return (
    <p className="text-ink">
      <Quoted>{formatName(name, 'Unnamed ledger')}</Quoted>
      {opening !== 0 && ` and the opening balance of ${balanceInWords(opening)}`}
    </p>
  );
}
