import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { DrawerEditor } from './drawer-editor.ts';

/** The dialogs to make, change and delete a drawer. */
export function DrawerDialogs({ editor }: { editor: DrawerEditor }) {
  const { problems, change, missing } = editor;
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'New Drawer', edit: 'Edit Drawer' }}>
        {({ name, cash, upi, card, shifts }) => (
          <div className="flex flex-col gap-4">
            <TextField
              label="Name"
              isRequired
              problem={problems.name ?? (missing.includes('name') ? 'Enter the name of the drawer.' : undefined)}
              value={name}
              onChange={(typed) => change({ name: typed })}
            />
            <LedgerField
              label="Cash Ledger"
              which="money"
              isRequired
              problem={problems.cash}
              value={cash}
              onChange={(chosen) => change({ cash: chosen })}
            />
            <LedgerField
              label="UPI Received In"
              which="money"
              help="Empty: it is not taken."
              problem={problems.upi}
              value={upi}
              onChange={(chosen) => change({ upi: chosen })}
            />
            <LedgerField
              label="Card Received In"
              which="money"
              help="Empty: none are taken."
              problem={problems.card}
              value={card}
              onChange={(chosen) => change({ card: chosen })}
            />
            <SwitchField
              label="Shifts"
              help="Its cash is counted when a shift opens and closes. With the ledger Cash, it gets one of its own."
              isOn={shifts}
              onChange={(isOn) => change({ shifts: isOn })}
            />
            {problems.shifts !== undefined && (
              <p role="alert" className="wrap-anywhere text-bad text-caption">
                {problems.shifts}
              </p>
            )}
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete drawer">
        {({ name }) => (
          <>
            <p>Its ledger and what was posted to it stay.</p>
            <p className="text-ink">
              <Quoted>{name}</Quoted>
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
