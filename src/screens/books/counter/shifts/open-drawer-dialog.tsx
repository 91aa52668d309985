import { useState } from 'react';
import { openDrawer } from '#data/books/counter/drawer-money.ts';
import { problemInReason } from '#domain/books/counter/shifts/paid.ts';
import { problemsIn } from '#domain/books/problems.ts';
import { openCashDrawer } from '#screens/books/parts/paper/printing.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { RecordKind } from '#ui/records/use-record-editor.ts';
import { useOpenedEditor } from './use-opened-editor.ts';

type Opened = Readonly<{ reason: string }>;

/** Notes why the drawer is opened without a sale. */
export function OpenDrawerDialog({ onClose }: { onClose: () => void }) {
  const [kind] = useState(
    (): RecordKind<never, Opened, never> => ({
      blank: () => ({ reason: '' }),
      missing: () => [],
      problems: ({ reason }) => problemsIn<Opened>({ reason: problemInReason(reason) }),
      create: async ({ reason }) => {
        await openDrawer(reason);
        void openCashDrawer();
      },
      created: ['Success', 'Noted in the edit log'],
    }),
  );
  const editor = useOpenedEditor(kind, {}, onClose);
  return (
    <RecordForm editor={editor} verb="Open Drawer" titles={{ create: 'Open Drawer', edit: '' }}>
      {({ reason }) => (
        <TextField
          label="Reason"
          isRequired
          help="Stands in the edit log."
          problem={editor.problems.reason}
          value={reason}
          onChange={(typed) => editor.change({ reason: typed })}
        />
      )}
    </RecordForm>
  );
}
