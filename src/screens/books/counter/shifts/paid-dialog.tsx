import { useState } from 'react';
import { payDrawer } from '#data/books/counter/drawer-money.ts';
import { readRupees } from '#domain/amount-reading.ts';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import { BLANK_PAID, type PaidInput, problemsInPaid } from '#domain/books/counter/shifts/paid.ts';
import { formatPlainRupees } from '#domain/format.ts';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { openCashDrawer } from '#screens/books/parts/paper/printing.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { RecordKind } from '#ui/records/use-record-editor.ts';
import { useOpenedEditor } from './use-opened-editor.ts';

/** Pays money into the drawer, or out of it. */
export function PaidDialog({
  way,
  drawer,
  onClose,
}: {
  way: 'Paid In' | 'Paid Out';
  drawer: Drawer;
  onClose: () => void;
}) {
  const [kind] = useState(
    (): RecordKind<never, PaidInput, never> => ({
      blank: () => BLANK_PAID,
      missing: () => [],
      problems: (input) => problemsInPaid(input, drawer.cash),
      create: async (input) => {
        await payDrawer(way, input);
        void openCashDrawer();
      },
      created: ['Success', way],
    }),
  );
  const editor = useOpenedEditor(kind, {}, onClose);
  const { problems, change } = editor;
  return (
    <RecordForm editor={editor} titles={{ create: way, edit: '' }}>
      {({ amount, against, reason }) => (
        <div className="flex flex-col gap-4">
          <FigureField
            label="Amount"
            isRequired
            problem={problems.amount}
            value={amount}
            read={readRupees}
            show={formatPlainRupees}
            onChange={(typed) => change({ amount: typed })}
          />
          <LedgerField
            label="Ledger or Party"
            which="all"
            isRequired
            problem={problems.against}
            value={against}
            onChange={(chosen) => change({ against: chosen })}
          />
          <TextField
            label="Reason"
            isRequired
            problem={problems.reason}
            value={reason}
            onChange={(typed) => change({ reason: typed })}
          />
        </div>
      )}
    </RecordForm>
  );
}
